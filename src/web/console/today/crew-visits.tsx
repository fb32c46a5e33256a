// The visits of one crew's day, in the order in which it drives.
import { Link } from 'react-router';
import { slotLabel } from '#company/rules/booking-hours.ts';
import type { TodayCrew, TodayVisit } from '#contract/console.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ReachLinks } from './reach-links.tsx';

type CrewVisitsProps = { day: TodayCrew; letter: string };

export function CrewVisits({ day: { crew, visits }, letter }: CrewVisitsProps) {
  const done = visits.filter(({ state }) => state === 'done').length;
  return (
    <section className="mt-6">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-text text-[1rem] font-semibold tracking-normal">
        <span className="day-map-crew day-map-letter" data-crew={crew === null ? 'none' : letter}>
          {crew === null ? '?' : letter}
        </span>
        {crew ?? 'No crew yet'}
        <span className="font-normal text-ink-soft tabular-nums">
          {done} of {visits.length} done
        </span>
      </h3>
      <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-raised">
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
  const { id, time, serviceType, customerName, customerPhone, address, state } = visit;
  const { label, tone } = states[state];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[3.75rem_1fr_auto] sm:items-center sm:px-5">
      <p className="text-small text-ink-soft tabular-nums">
        <span className="block font-semibold text-ink">{stop}</span>
        {time ? slotLabel(time) : 'Any time'}
      </p>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link
            className="font-semibold hover:text-oak hover:underline"
            to={`/console/visits/${id}`}
          >
            {customerName}
          </Link>
          {label ? <Badge tone={tone}>{label}</Badge> : null}
        </p>
        <p className="text-ink-soft">
          {serviceType} · {address}
        </p>
      </div>
      <div className="col-start-2 sm:col-start-3">
        <ReachLinks name={customerName} phone={customerPhone} address={address} />
      </div>
    </li>
  );
}

/** What simply lies ahead needs no word. */
const states = {
  ahead: { label: null, tone: 'neutral' },
  'on-the-way': { label: 'On the way', tone: 'amber' },
  there: { label: 'There now', tone: 'amber' },
  done: { label: 'Done', tone: 'green' },
  skipped: { label: 'Skipped', tone: 'red' },
} as const;
