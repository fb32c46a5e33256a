// "Something wrong?": what it was, what happened, and whether we should fix it or credit it.
import { useState } from 'react';
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { ProblemReport } from '#contract/visits/visits.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { TextArea } from '#web/ui/field.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';

/** The key makes a repeated report the same one; the form keeps the one that it began with. */
type ProblemFormProps = { formKey: string; result: FormResult | undefined };

export function ProblemForm({ formKey, result }: ProblemFormProps) {
  const { state, field } = useAppForm({
    id: 'problem',
    schema: ProblemReport,
    labels: {
      kind: 'What went wrong?',
      description: 'What happened?',
      wish: 'What would you like done?',
    },
    result,
  });
  const [key] = useState(formKey);
  const [kind, wish] = [field('kind'), field('wish')];
  return (
    <section className="mt-14 border-t border-line pt-8" aria-labelledby="something-wrong">
      <h2 id="something-wrong" className="text-title">
        Something wrong?
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">
        Tell us, and someone in the office replies within one business day; if something was
        damaged, we’ll call.
      </p>
      <AppForm state={state} step="problem" className="mt-6 grid max-w-[52rem] gap-7">
        <input type="hidden" name="formKey" value={key} />
        <ChoiceList
          {...kind}
          type="radio"
          legend={kind.label}
          choices={problemKinds}
          chosen={chosenOf(kind)}
        />
        <TextArea {...field('description')} rows={4} maxLength={2000} />
        <ChoiceList
          {...wish}
          type="radio"
          legend={wish.label}
          choices={problemWishes}
          chosen={chosenOf(wish)}
        />
        <p>
          <SubmitButton pending="Sending..." variant="oak">
            Report it
          </SubmitButton>
        </p>
      </AppForm>
    </section>
  );
}

function chosenOf({ defaultValue }: { defaultValue: string | undefined }): string[] {
  return defaultValue === undefined ? [] : [defaultValue];
}
