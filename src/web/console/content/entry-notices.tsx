// What the editor of an entry has to know: what is wrong, that someone else was faster, that their text is back, that it is a draft.
import { ConflictNote } from '#web/forms/app/conflict-note.tsx';
import { useIsCurrent, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChangeList } from './change-list.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { entrySteps } from './entry-steps.ts';
import { entryChanges } from './form/entry-changes.ts';
import type { EntryForm } from './form/use-entry-form.ts';
import { momentLabel } from './moment-label.ts';

type EntryNoticesProps = { loaded: LoadedEntry; form: EntryForm; version: number };

export function EntryNotices({ loaded, form, version }: EntryNoticesProps) {
  const { entry, canEdit } = loaded;
  return (
    <div className="mt-5 grid gap-3 empty:hidden">
      {canEdit ? null : (
        <Alert title="Only the owner can change this.">You can read it here.</Alert>
      )}
      {entry.fault ? (
        <Alert
          tone="red"
          title={
            entry.kind === 'automatic-mail'
              ? 'Something is wrong with this.'
              : 'The site leaves this out.'
          }
        >
          {entry.fault}
        </Alert>
      ) : null}
      {entry.supplied && canEdit ? <SuppliedNote {...{ loaded, version }} /> : null}
      <Refusal loaded={loaded} form={form} />
      {form.isRestored ? (
        <Alert
          title="We restored what you typed. It isn’t saved yet."
          action={
            <Button variant="quiet" size="small" onClick={form.discard}>
              Discard It
            </Button>
          }
        />
      ) : null}
      {entry.draft && canEdit ? <DraftNote {...{ loaded, version }} draft={entry.draft} /> : null}
    </div>
  );
}

/** That a release brought another text, what it says differently, and the choice between the two. */
function SuppliedNote({ loaded, version }: Omit<EntryNoticesProps, 'form'>) {
  const { entry, history } = loaded;
  const { theirs = 0, ours = 0 } = entry.supplied ?? {};
  const changes = history.find(({ id }) => id === theirs)?.changes ?? [];
  const button = { of: entrySteps, version, variant: 'quiet', size: 'small' } as const;
  return (
    <Alert
      tone="amber"
      title="The program came with a new text for this page."
      action={
        <span className="flex flex-wrap gap-2">
          <StepButton {...button} step="restore" fields={{ historyId: theirs }}>
            Use the New Text
          </StepButton>
          <StepButton {...button} step="keep" fields={{ historyId: ours }}>
            Keep Ours
          </StepButton>
        </span>
      }
    >
      <p>It says what the program does now. The site shows yours until you choose.</p>
      <details>
        <summary className="cursor-pointer font-semibold">What it would change</summary>
        <ChangeList changes={changes} />
      </details>
    </Alert>
  );
}

type DraftNoteProps = {
  loaded: LoadedEntry;
  version: number;
  draft: NonNullable<LoadedEntry['entry']['draft']>;
};

/** That this is not what the site shows, what it would change, and when it does. */
function DraftNote({ loaded, version, draft }: DraftNoteProps) {
  const { entry, draftChanges } = loaded;
  const { timeZone } = useSite().company;
  return (
    <Alert
      tone={draft.publishAt ? 'green' : 'amber'}
      title={
        draft.publishAt
          ? `This publishes ${momentLabel(draft.publishAt, timeZone)}.`
          : entry.isPublished
            ? `This is a draft. ${entry.kind === 'automatic-mail' ? 'Emails still say' : 'The site still shows'} the published version.`
            : 'This is a draft. The site doesn’t show it yet.'
      }
      action={
        <span className="flex flex-wrap gap-2">
          {draft.publishAt ? (
            <StepButton
              of={entrySteps}
              step="unschedule"
              version={version}
              variant="quiet"
              size="small"
            >
              Don’t Publish
            </StepButton>
          ) : null}
          <StepButton of={entrySteps} step="discard" version={version} variant="quiet" size="small">
            Discard Draft
          </StepButton>
        </span>
      }
    >
      {entry.isPublished && draftChanges.length > 0 ? (
        <details>
          <summary className="cursor-pointer font-semibold">What the draft changes</summary>
          <ChangeList changes={draftChanges} />
        </details>
      ) : null}
    </Alert>
  );
}

/** The steps that send what is typed. */
const OF_FORM: ReadonlySet<string> = new Set(['save', 'publish', 'schedule', 'preview']);

/** Why the form was not taken; after a conflict, both versions field by field. */
function Refusal({ loaded, form }: Omit<EntryNoticesProps, 'version'>) {
  const answer = useStepAnswer(entrySteps);
  const isCurrent = useIsCurrent();
  const isOfForm = answer && OF_FORM.has(answer.step);
  if (!answer || answer.status < 400 || !isOfForm) return null;
  if (answer.code === 'changed_meanwhile') {
    if (!isCurrent) return null;
    const changes = entryChanges(form.fields, loaded.saved, form.typed);
    return (
      <ConflictNote
        facts={changes.map(({ label, before, after }) => [label, before, after])}
        leave={`/console/settings/content/${loaded.entry.kind}/${loaded.entry.slug}`}
        keep={<p>Your version is still in the form. Save it again to replace theirs.</p>}
      />
    );
  }
  const [aboutAll] = answer.result?.error?.[''] ?? answer.result?.error?.body ?? [];
  return (
    <Alert
      tone="red"
      title={aboutAll ?? 'This wasn’t saved. Please check the fields marked below.'}
    />
  );
}
