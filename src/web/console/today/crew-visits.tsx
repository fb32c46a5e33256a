// The visits of one crew's day, in the order in which it drives.
import { Link } from 'react-router';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { describeProgress } from '#company/rules/visits/visit-progress.ts';
import type { TodayCrew, TodayVisit } from '#contract/overviews/console.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ReachLinks } from './reach-links.tsx';

type CrewVisitsProps = { day: TodayCrew; date: string; letter: string };

export function CrewVisits({ day, date, letter }: CrewVisitsProps) {
  const { crew, crewId, visits } = day;
  return (
    <section className="mt-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-text text-[1rem] font-semibold tracking-normal">
        <span className="day-map-crew day-map-letter" data-crew={crew === null ? 'none' : letter}>
          {crew === null ? '?' : letter}
        </span>
        {crew ?? 'No crew yet'}
        <span className="font-normal text-ink-soft tabular-nums">{progressWords(visits)}</span>
      </h3>
      {crewId === null ? null : (
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={`/console/visits/day/${crewId}/${date}`}
        >
          Route<span className="sr-only"> of {crew}</span>
        </Link>
      )}
      <ol className="@container mt-1 divide-y divide-line rounded-card border border-line bg-raised">
        {visits.map((visit, index) => (
          <Visit
            key={visit.id}
            visit={visit}
            stop={`${crew === null ? '?' : letter}${index + 1}`}
          />
        ))}
      </ol>
    </section>
  );
}

function Visit({ visit, stop }: { visit: TodayVisit; stop: string }) {
  const { id, time, serviceType, customerId, customerName, customerPhone, address, problem } =
    visit;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[3.75rem_1fr_auto] sm:items-center sm:px-5">
      <p className="text-small text-ink-soft tabular-nums">
        <span className="block font-semibold text-ink">{stop}</span>
        {time ? timeLabel(time) : 'Any time'}
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link
            className="font-semibold hover:text-oak hover:underline"
            to={`/console/visits/${id}`}
          >
            {customerName}
          </Link>
          <State visit={visit} />
        </p>
        <p className="text-ink-soft">
          {serviceType} · {address}
        </p>
        {problem ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-red wrap-anywhere">
            <AppIcon name="warning" className="mt-0.5 size-4.5 shrink-0" />
            <span>
              <span className="font-semibold">Problem:</span> {problem}
            </span>
          </p>
        ) : null}
      </div>
      <div className="col-start-2 sm:col-start-3">
        <ReachLinks
          name={customerName}
          phone={customerPhone}
          address={address}
          customerId={customerId}
        />
      </div>
    </li>
  );
}

function State({ visit: { state, since } }: { visit: TodayVisit }) {
  if (state === 'ahead') return null;
  const { label, tone } = states[state];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {since ? (
        <span className="text-small text-ink-soft tabular-nums">
          {state === 'done' ? 'at' : 'since'} {timeLabel(since)}
        </span>
      ) : null}
    </>
  );
}

/** "1 of 3 done, at Hazel Brookfield", or whom the crew drives to. */
function progressWords(visits: readonly TodayVisit[]): string {
  const now = visits.find(({ state }) => state === 'there' || state === 'on-the-way');
  const words = describeProgress(visits);
  if (!now) return words;
  return `${words}, ${now.state === 'there' ? 'at' : 'driving to'} ${now.customerName}`;
}

/** What simply lies ahead needs no word. */
const states = {
  'on-the-way': { label: 'On the way', tone: 'amber' },
  there: { label: 'There now', tone: 'amber' },
  done: { label: 'Done', tone: 'green' },
  skipped: { label: 'Not done', tone: 'red' },
} as const;
