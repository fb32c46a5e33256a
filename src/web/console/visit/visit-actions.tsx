// What the office can say of a visit: the crew is on its way, it is done, it is not made, or it is made after all.
import { Form } from 'react-router';
import { type ConsoleVisit, VisitSkip } from '#contract/visits/console-visit.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { FormFold } from '../form-fold.tsx';
import { TypedCompletion } from './submit-visit-action.ts';

type TeamActivityProps = {
  visit: ConsoleVisit;
  /** The form that was not taken, and why. */
  refused: { step: string; result: FormResult | undefined } | undefined;
};

export function VisitActions({ visit, refused }: TeamActivityProps) {
  const isOpen = !['done', 'skipped', 'cancelled'].includes(visit.state);
  const resultOf = (step: string) => (refused?.step === step ? refused.result : undefined);
  // A visit in a pause of its plan was not marked by anyone: the plan's end of pause makes new ones.
  if (visit.state === 'skipped') return visit.skip ? <Unskip visit={visit} /> : null;
  if (!isOpen) return null;
  return (
    <section aria-labelledby="actions" className="grid gap-4">
      <h2 id="actions" className="text-title">
        For the crew
      </h2>
      {visit.state === 'ahead' ? (
        <Form method="post">
          <input type="hidden" name="step" value="on-the-way" />
          <input type="hidden" name="version" value={visit.version} />
          <Button type="submit" variant="quiet">
            Crew is on its way
          </Button>
        </Form>
      ) : null}
      <FormFold
        summary="Mark as done"
        isRefused={refused?.step === 'complete'}
        className="border-t border-line pt-2"
      >
        <Complete visit={visit} result={resultOf('complete')} />
      </FormFold>
      <FormFold
        summary="Mark as not done"
        isRefused={refused?.step === 'skip'}
        className="border-t border-line pt-2"
      >
        <Skip visit={visit} result={resultOf('skip')} />
      </FormFold>
    </section>
  );
}

type FormProps = { visit: ConsoleVisit; result: FormResult | undefined };

function Complete({ visit, result }: FormProps) {
  const { state, field } = useAppForm({
    id: 'complete',
    schema: TypedCompletion,
    labels: {
      version: 'Version',
      date: 'Date',
      arrivedAt: 'Arrived',
      departedAt: 'Left',
      workDone: 'What was done, one per line',
      cutHeight: 'Mowing height, inches',
      note: 'Note for the customer',
      photosMissingReason: `Why no photo (${visit.missingPhotos.join(', ')})`,
    },
    result,
    defaultValue: {
      date: visit.date,
      arrivedAt: visit.arrivedAt ?? '',
      workDone: visit.checklist.map(({ label }) => label).join('\n'),
    },
  });
  return (
    <AppForm state={state} step="complete" className="mt-2 grid gap-4">
      <input type="hidden" name="version" value={visit.version} />
      <input type="hidden" name="date" value={visit.date} />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('arrivedAt')} type="time" />
        <TextField {...field('departedAt')} type="time" />
      </div>
      <TextArea {...field('workDone')} rows={4} />
      <TextField {...field('cutHeight')} inputMode="decimal" autoComplete="off" />
      <TextArea {...field('note')} rows={2} />
      {visit.missingPhotos.length > 0 ? (
        <TextArea {...field('photosMissingReason')} rows={2} required />
      ) : null}
      <SubmitButton pending="Saving...">Mark as done</SubmitButton>
    </AppForm>
  );
}

function Skip({ visit, result }: FormProps) {
  const { state, field } = useAppForm({
    id: 'skip',
    schema: VisitSkip,
    labels: { version: 'Version', kind: 'Why', reason: 'What happened' },
    result,
  });
  return (
    <AppForm state={state} step="skip" className="mt-2 grid gap-4">
      <input type="hidden" name="version" value={visit.version} />
      <Select {...field('kind')}>
        <option value="">Please choose</option>
        <option value="no-access">No access</option>
        <option value="weather">Weather</option>
        <option value="customer">The customer asked for it</option>
        <option value="other">Other</option>
      </Select>
      <TextArea {...field('reason')} rows={3} />
      <SubmitButton variant="oak" pending="Saving...">
        Mark as not done
      </SubmitButton>
    </AppForm>
  );
}

/** Nothing is final: what was marked is taken back with one press. */
function Unskip({ visit }: { visit: ConsoleVisit }) {
  return (
    <Form method="post">
      <input type="hidden" name="step" value="unskip" />
      <input type="hidden" name="version" value={visit.version} />
      <Button type="submit">Undo “not done”</Button>
    </Form>
  );
}
