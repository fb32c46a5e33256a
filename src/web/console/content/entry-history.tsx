// What an entry was before, with what each change did in words, and the way back to it; where it is seen; hiding and removing it.
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { ChangeList } from './change-list.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { EntryAddress } from './entry-address.tsx';
import { entrySteps } from './entry-steps.ts';
import { momentLabel } from './moment-label.ts';

type EntryHistoryProps = { loaded: LoadedEntry; canEdit: boolean };

export function EntryHistory({ loaded, canEdit }: EntryHistoryProps) {
  const { entry, history } = loaded;
  const { isSingle, isFixed, isPublished, isRemoved, version, pages } = entry;
  const spanishVersion = (language: string) =>
    loaded.translations.find((one) => one.language === language)?.version ?? 0;
  /** Every line but the last one of its language; of a removed entry, those of the entry itself. */
  const canRestore = ({ language }: (typeof history)[number], at: number) => {
    if (!canEdit || (isRemoved && language !== null)) return false;
    return isRemoved || history.slice(0, at).some((later) => later.language === language);
  };
  return (
    <div className="mt-10 grid max-w-reading gap-10">
      {pages.length > 0 ? (
        <section>
          <h2 className="text-title font-semibold">Where it shows</h2>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {pages.map(({ label, path }) => (
              <li key={path}>
                <a className="text-link inline-flex min-h-11 items-center" href={path}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {canEdit && entry.canBeRenamed ? <EntryAddress entry={entry} /> : null}
      {canEdit && !isSingle && !isFixed && !isRemoved ? (
        <section>
          <h2 className="text-title font-semibold">Take it off the site</h2>
          <p className="mt-1 text-ink-soft">
            Hidden or removed, it can come back. Removed ones are below the list.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <StepButton
              of={entrySteps}
              step={isPublished ? 'hide' : 'show'}
              version={version}
              variant="quiet"
              size="small"
            >
              {isPublished ? 'Hide' : 'Show'}
            </StepButton>
            <StepButton
              of={entrySteps}
              step="remove"
              version={version}
              variant="quiet"
              size="small"
            >
              Remove
            </StepButton>
          </div>
        </section>
      ) : null}
      <section>
        <h2 className="text-title font-semibold">History</h2>
        <StepConflict of={entrySteps} version={version} facts={() => []} again="Do It Anyway" />
        {history.length === 0 ? (
          <p className="mt-1 text-ink-soft">Nothing has changed yet.</p>
        ) : (
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {history.map((line, at) => (
              <HistoryLine
                key={line.id}
                line={line}
                canRestore={canRestore(line, at)}
                version={line.language ? spanishVersion(line.language) : version}
              />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

const changeLabels: Record<LoadedEntry['history'][number]['what'], string> = {
  found: 'As it was before',
  supplied: 'New text came with the program',
  added: 'Added',
  published: 'Published',
  hidden: 'Hidden',
  shown: 'Shown again',
  restored: 'Earlier version restored',
  renamed: 'Address changed',
  translated: 'Saved',
  removed: 'Removed',
};

type HistoryLineProps = {
  line: LoadedEntry['history'][number];
  version: number;
  canRestore: boolean;
};

function HistoryLine({ line, version, canRestore }: HistoryLineProps) {
  const { timeZone } = useSite().company;
  const { id, at, by, what, language, changes } = line;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <span className="font-semibold">
            {language ? `Spanish: ${changeLabels[what].toLowerCase()}` : changeLabels[what]}
          </span>
          {by ? ` by ${by}` : ''}
          <time className="block text-small text-ink-soft" dateTime={at}>
            {momentLabel(at, timeZone)}
          </time>
        </p>
        {changes.length > 0 ? (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-oak">
              What changed
            </summary>
            <ChangeList changes={changes} />
          </details>
        ) : null}
      </div>
      {canRestore ? (
        <StepButton
          of={entrySteps}
          step={language ? 'restoreTranslation' : 'restore'}
          fields={{ historyId: id }}
          version={version}
          variant="quiet"
          size="small"
        >
          Restore<span className="sr-only"> the version of {momentLabel(at, timeZone)}</span>
        </StepButton>
      ) : null}
    </li>
  );
}
