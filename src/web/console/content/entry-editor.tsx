// The form of an entry beside what it changes: its fields, what is wrong with them, and the buttons that save and publish.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-router';
import { useIsCurrent, useShownAnswer, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import type { PreviewWidth } from '../preview-widths.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { EntryActions } from './entry-actions.tsx';
import { EntryNotices } from './entry-notices.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { entrySteps, typedBack } from './entry-steps.ts';
import { EntryFields } from './form/entry-fields.tsx';
import { sentEntry } from './form/typed-entry.ts';
import { useEntryForm } from './form/use-entry-form.ts';
import { MailVariables } from './mail-variables.tsx';
import { PriceEffect } from './price-effect.tsx';

export function EntryEditor({ loaded }: { loaded: LoadedEntry }) {
  const { entry, mail, fields, saved, canEdit } = loaded;
  const answer = useStepAnswer(entrySteps);
  const edited = useShownAnswer(entrySteps, 'lists', {});
  const back = typedBack(answer?.result?.initialValue);
  const [begun] = useState(entry.version);
  const form = useEntryForm({
    fields,
    saved,
    sent: edited ?? (back === undefined ? undefined : sentEntry(fields, back)),
    result: answer?.result,
    name: `content ${entry.kind}/${entry.slug}`,
    version: begun,
  });
  // Both versions have been shown after a conflict: what is sent next is meant to replace the other one.
  const isShown = useIsCurrent() && answer?.code === 'changed_meanwhile';
  const version = isShown ? entry.version : begun;
  const hasPreview = useHasRoom() && canEdit && entry.hasPreview;
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [isPreviewing, setPreviewing] = useState(false);
  // The browser itself sends the form for a preview: the tab that it opens is none of the router's.
  const openPreview = () => {
    flushSync(() => setPreviewing(true));
    setTimeout(() => setPreviewing(false));
  };
  return (
    <>
      <EntryNotices loaded={loaded} form={form} version={version} />
      <div className="entry-page-desk" data-preview={hasPreview ? width : undefined}>
        <Form
          method="post"
          noValidate
          reloadDocument={isPreviewing}
          className="entry-page-form"
          aria-label={entry.title}
          preventScrollReset
          onSubmit={useOnce()}
        >
          <StepFields step="lists" version={version} />
          {canEdit ? (
            <StepSubmit of={entrySteps} step="save" className="sr-only" tabIndex={-1}>
              Save Draft
            </StepSubmit>
          ) : null}
          <fieldset className="entry-page-fields" disabled={!canEdit}>
            <legend className="sr-only">Text, pictures and prices</legend>
            {mail ? <MailVariables mail={mail} /> : null}
            <EntryFields fields={fields} path={[]} form={form} />
          </fieldset>
          <PriceEffect loaded={loaded} form={form} />
          {canEdit ? <EntryActions loaded={loaded} form={form} openPreview={openPreview} /> : null}
        </Form>
        {hasPreview ? (
          <EntryPreview {...{ entry, fields, width, setWidth }} typed={form.typed} />
        ) : null}
      </div>
    </>
  );
}

/** Where the page has room beside its form (entry.page.css); a phone has the button for another tab. */
const ROOM = '(width >= 70rem)';

/** Whether there is room for the preview, and a script that it needs. */
function useHasRoom(): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const room = matchMedia(ROOM);
    const look = () => setRoom(room.matches);
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, []);
  return hasRoom;
}
