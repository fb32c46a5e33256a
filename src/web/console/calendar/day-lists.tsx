// The same days as lists by time, for a phone: a column too narrow to read is worse than none.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CalendarEntry, CalendarSpan } from '#contract/booking/office-calendar.ts';
import { Badge } from '#web/ui/badge.tsx';
import { entryPath, stateWords } from './entry-labels.ts';

type DayListsProps = {
  days: readonly string[];
  span: CalendarSpan;
  crewNames: ReadonlyMap<number, string>;
};

export function DayLists({ days, span, crewNames }: DayListsProps) {
  const reasons = new Map(span.closures.map(({ date, reason }) => [date, reason]));
  return (
    <div className="grid gap-6">
      {days.map((date) => {
        const entries = span.entries
          .filter((entry) => entry.date === date)
          .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
        return (
          <section key={date} aria-labelledby={`list-${date}`}>
            <h2 id={`list-${date}`} className="font-text text-[1rem] font-semibold tracking-normal">
              {formatDate(date)}
              {date === span.today ? ' · Today' : ''}
            </h2>
            {reasons.has(date) ? (
              <p className="text-ink-soft">Closed: {reasons.get(date)}</p>
            ) : null}
            {entries.length === 0 ? (
              <p className="mt-1 text-ink-soft">Nothing planned.</p>
            ) : (
              <ol className="mt-2 divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
                {entries.map((entry) => (
                  <ListEntry
                    key={`${entry.kind}-${entry.id}`}
                    entry={entry}
                    crewName={entry.crewId === null ? undefined : crewNames.get(entry.crewId)}
                  />
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}

function ListEntry({ entry, crewName }: { entry: CalendarEntry; crewName: string | undefined }) {
  const state = stateWords(entry);
  return (
    <li>
      <Link
        to={entryPath(entry)}
        className="grid min-h-14 grid-cols-[5.25rem_1fr] items-baseline gap-x-3 px-4 py-3 hover:bg-ground"
      >
        <span className="font-semibold tabular-nums">
          {entry.time ? timeLabel(entry.time) : 'Any time'}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{entry.customerName}</span>
          <span className="block text-ink-soft">
            {[entry.serviceType, crewName].filter(Boolean).join(' · ')}
          </span>
          {state || entry.overbookReason ? (
            <span className="mt-1 flex flex-wrap gap-2">
              {state ? (
                <Badge tone={entry.status === 'no_show' ? 'red' : 'neutral'}>{state}</Badge>
              ) : null}
              {entry.overbookReason ? <Badge tone="amber">Overbooked</Badge> : null}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
