// The form of an entry beside what it changes: its fields, what is wrong with them, and the buttons that save and publish.

import { useState } from 'react';
import { Form } from 'react-router';
import { useIsCurrent, useShownAnswer, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryNotices } from './entry-notices.tsx';
import { entrySteps, typedBack } from './entry-steps.ts';
import { EntryFields } from './form/entry-fields.tsx';
import { sentEntry } from './form/typed-entry.ts';
import { useEntryForm } from './form/use-entry-form.ts';

export function EntryEditor({ loaded }: { loaded: LoadedEntry }) {
  const { entry, fields, saved, canEdit } = loaded;
  const answer = useStepAnswer(entrySteps);
  const edited = useShownAnswer(entrySteps, 'lists', {});
  const back = typedBack(answer?.result?.initialValue);
  const form = useEntryForm({
    fields,
    saved,
    sent: edited ?? (back === undefined ? undefined : sentEntry(fields, back)),
    result: answer?.result,
    name: `content ${entry.kind}/${entry.slug}`,
  });
  const [begun] = useState(entry.version);
  // Both versions have been shown after a conflict: what is sent next is meant to replace the other one.
  const isShown = useIsCurrent() && answer?.code === 'changed_meanwhile';
  const version = isShown ? entry.version : begun;
  return (
    <>
      <EntryNotices loaded={loaded} form={form} version={version} />
      <Form
        method="post"
        noValidate
        className="entry-page-form"
        aria-label={entry.title}
        preventScrollReset
        onSubmit={useOnce()}
      >
        <StepFields step="lists" version={version} />
        <StepSubmit of={entrySteps} step="save" className="sr-only" tabIndex={-1}>
          Save Draft
        </StepSubmit>
        <fieldset className="entry-page-fields" disabled={!canEdit}>
          <legend className="sr-only">Text, pictures and prices</legend>
          <EntryFields fields={fields} path={[]} form={form} />
        </fieldset>
        {canEdit ? <EntryActions loaded={loaded} form={form} /> : null}
      </Form>
    </>
  );
}
