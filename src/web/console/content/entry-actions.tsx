// What can be done with what is typed, always in sight below the form.
import { useNavigation } from 'react-router';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import type { LoadedEntry } from './entry.page.tsx';
import { entrySteps } from './entry-steps.ts';
import type { EntryForm } from './form/use-entry-form.ts';
import { momentLabel } from './moment-label.ts';

type EntryActionsProps = { loaded: LoadedEntry; form: EntryForm };

export function EntryActions({ loaded: { entry }, form }: EntryActionsProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <div className="entry-page-actions">
      <StepSubmit of={entrySteps} step="publish" variant="clay" disabled={isSending}>
        {isSending ? 'Saving...' : 'Publish'}
      </StepSubmit>
      <StepSubmit of={entrySteps} step="save" variant="quiet" disabled={isSending}>
        Save Draft
      </StepSubmit>
      <p className="text-small text-ink-soft" role="status">
        <SavedState entry={entry} isChanged={form.isChanged} />
      </p>
    </div>
  );
}

function SavedState({
  entry: { draft },
  isChanged,
}: {
  entry: LoadedEntry['entry'];
  isChanged: boolean;
}) {
  const { timeZone } = useSite().company;
  if (isChanged) return 'Not saved yet';
  if (!draft) return null;
  const by = draft.by ? ` by ${draft.by}` : '';
  return `Draft saved ${momentLabel(draft.at, timeZone)}${by}`;
}
