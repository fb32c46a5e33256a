// A week as a table: a row for each crew, a column for each day, and in each cell how many visits of how many.
import { Link } from 'react-router';
import type { PlanningWeek } from '#contract/visits/visit-planning.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayWords, shortDay } from './day-labels.ts';
import './week-table.css';

type Crew = PlanningWeek['crews'][number];

export function WeekTable({ week }: { week: PlanningWeek }) {
  const { days, crews, today } = week;
  return (
    <div className="week-table-frame">
      <table className="week-table">
        <caption className="sr-only">Visits by crew and day</caption>
        <thead>
          <tr>
            <th scope="col">Crew</th>
            {days.map(({ date, closed }) => (
              <th
                key={date}
                scope="col"
                className={classNames(date === today && 'week-table-today')}
              >
                <span className="sr-only">{dayWords(date)}</span>
                <span aria-hidden="true">{shortDay(date)}</span>
                {closed ? (
                  <>
                    <span className="week-table-closed">{closed}</span>
                    <span className="week-table-closed-brief" aria-hidden="true">
                      Closed
                    </span>
                  </>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crews.map((crew) => (
            <tr key={crew.id}>
              <th scope="row">
                {crew.name}
                {crew.isActive ? null : <Badge tone="amber">Inactive</Badge>}
              </th>
              {crew.days.map((day) => (
                <td key={day.date}>
                  <Load crew={crew} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One crew's day: a bar as full as the day, and the figures. */
function Load({ crew, day }: { crew: Crew; day: Crew['days'][number] }) {
  const { date, visits, places, isOrdered } = day;
  if (visits === 0) {
    return <span className="week-table-none">{places === 0 ? 'Off' : `0 of ${places}`}</span>;
  }
  const isOver = visits > places;
  return (
    <Link className="week-table-load" to={`/console/visits/day/${crew.id}/${date}`}>
      <span className="sr-only">{`${crew.name}, ${dayWords(date)}: `}</span>
      <span className="tabular-nums">
        <b>{visits}</b> of {places}
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="week-table-room" width="100" height="6" />
        <rect
          className={isOver ? 'week-table-over' : 'week-table-full'}
          width={Math.min(100, (100 * visits) / Math.max(1, places))}
          height="6"
        />
      </svg>
      <span className="week-table-note">
        {isOver ? 'Over capacity' : isOrdered ? 'Route set' : 'Route not set'}
      </span>
    </Link>
  );
}
