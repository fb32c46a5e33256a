// What can be done with what is typed, always in sight below the form.
import { useNavigation } from 'react-router';
import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { entrySteps } from './entry-steps.ts';
import type { EntryForm } from './form/use-entry-form.ts';
import { momentLabel } from './moment-label.ts';

type EntryActionsProps = {
  loaded: LoadedEntry;
  form: EntryForm;
  /** Before the form is sent for a preview in another tab. */
  openPreview: () => void;
};

export function EntryActions({ loaded: { entry }, form, openPreview }: EntryActionsProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <div className="entry-page-actions">
      <StepSubmit of={entrySteps} step="publish" variant="clay" disabled={isSending}>
        {isSending ? 'Saving...' : 'Publish'}
      </StepSubmit>
      <StepSubmit of={entrySteps} step="save" variant="quiet" disabled={isSending}>
        Save Draft
      </StepSubmit>
      {entry.hasPreview ? (
        <StepSubmit
          of={entrySteps}
          step="preview"
          variant="quiet"
          formTarget="_blank"
          onClick={openPreview}
        >
          Preview<span className="sr-only"> in a new tab</span>
        </StepSubmit>
      ) : null}
      <PublishLater publishAt={entry.draft?.publishAt} isSending={isSending} />
      <p className="text-small text-ink-soft" role="status">
        <SavedState entry={entry} isChanged={form.isChanged} />
      </p>
    </div>
  );
}

type PublishLaterProps = { publishAt: string | null | undefined; isSending: boolean };

/** Day and time at the company. */
function PublishLater({ publishAt, isSending }: PublishLaterProps) {
  const { timeZone } = useSite().company;
  const answer = useStepAnswer(entrySteps, { step: 'schedule' });
  const at = publishAt ? new Date(publishAt) : undefined;
  const typed = answer?.result?.initialValue;
  const field = (name: 'publishDate' | 'publishTime', saved: string) => ({
    id: name,
    name,
    defaultValue: typeof typed?.[name] === 'string' ? typed[name] : saved,
    error: answer?.result?.error?.[name]?.[0] ?? undefined,
  });
  return (
    <StepFold
      of={entrySteps}
      step="schedule"
      summary={at ? 'Change the Time' : 'Publish Later'}
      className="entry-page-later"
    >
      <div className="flex flex-wrap items-end gap-3 pb-2">
        <TextField
          {...field('publishDate', at ? dateInZone(at, timeZone) : '')}
          label="Day"
          type="date"
        />
        <TextField
          {...field('publishTime', at ? timeInZone(at, timeZone) : '08:00')}
          label="Time at the office"
          type="time"
        />
        <StepSubmit of={entrySteps} step="schedule" variant="oak" disabled={isSending}>
          Schedule
        </StepSubmit>
      </div>
    </StepFold>
  );
}

type SavedStateProps = { entry: LoadedEntry['entry']; isChanged: boolean };

function SavedState({ entry: { draft }, isChanged }: SavedStateProps) {
  const { timeZone } = useSite().company;
  if (isChanged) return 'Not saved yet';
  if (!draft || draft.publishAt) return null;
  const by = draft.by ? ` by ${draft.by}` : '';
  return `Draft saved ${momentLabel(draft.at, timeZone)}${by}`;
}
