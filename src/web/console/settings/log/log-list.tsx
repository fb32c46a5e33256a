// The entries of the log, each a sentence with its record, what was stored with it, and the way to all of the record.
import { Link } from 'react-router';
import type { LogEntry } from '#contract/overviews/audit-log.ts';

type LogListProps = { items: readonly LogEntry[]; timeZone: string };

export function LogList({ items, timeZone }: LogListProps) {
  return (
    <ol className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
      {items.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-5"
        >
          <div className="min-w-0">
            <Sentence entry={entry} />
            {entry.facts.length > 0 ? (
              <p className="text-small text-ink-soft wrap-anywhere">
                {entry.facts.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
              </p>
            ) : null}
          </div>
          <p className="text-small text-ink-soft sm:text-right">
            <time className="block tabular-nums" dateTime={entry.at}>
              {whenLabel(entry.at, timeZone)}
            </time>
            {entry.record ? (
              <Link
                className="text-link"
                to={`/console/settings/log?${new URLSearchParams({ type: entry.record.type, record: entry.record.id })}`}
              >
                Its history<span className="sr-only">: {entry.about ?? entry.words}</span>
              </Link>
            ) : null}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ entry: { by, words, about, path } }: { entry: LogEntry }) {
  return (
    <p>
      <span className="font-semibold">{by ?? 'The system or a visitor'}</span> {words}
      {about || path ? ': ' : null}
      {path ? (
        <Link className="text-link" to={path}>
          {about}
        </Link>
      ) : (
        about
      )}
    </p>
  );
}

/** "Nov 23, 2026, 9:12:30 AM" at the company. */
function whenLabel(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone,
  });
}
