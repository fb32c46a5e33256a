// A month: how much each day has, and the first names of it. A day leads to itself.
import { Link } from 'react-router';
import { formatDate, weekdayOf } from '#company/rules/time/company-time.ts';
import type { CalendarMonthView } from '#contract/booking/office-calendar.ts';
import './month-grid.css';

type Day = CalendarMonthView['days'][number];

type MonthGridProps = { month: CalendarMonthView; pathOf: (date: string) => string };

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export function MonthGrid({ month, pathOf }: MonthGridProps) {
  const [first] = month.days;
  return (
    <div className="month-grid">
      <div className="month-grid-weekdays" aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className="month-grid-days">
        {month.days.map((day) => (
          <li
            key={day.date}
            className="month-grid-day"
            data-closed={day.closed ? true : undefined}
            data-today={day.date === month.today || undefined}
            style={day === first ? { gridColumnStart: weekdayOf(day.date) + 1 } : undefined}
          >
            <Link to={pathOf(day.date)}>
              <span className="month-grid-number" aria-hidden="true">
                {Number(day.date.slice(8))}
              </span>
              <span className="sr-only">{formatDate(day.date)}</span>
              {day.closed ? <span className="month-grid-closed">{day.closed}</span> : null}
              {day.appointments > 0 ? <Count kind="consultation" count={day.appointments} /> : null}
              {day.names.length > 0 ? (
                <span className="month-grid-names">{namesOf(day)}</span>
              ) : null}
              {day.visits > 0 ? <Count kind="visit" count={day.visits} /> : null}
            </Link>
          </li>
        ))}
      </ol>
      <p className="month-grid-legend" aria-hidden="true">
        <span className="month-grid-count" data-kind="consultation">
          Consultations
        </span>
        <span className="month-grid-count" data-kind="visit">
          Visits
        </span>
      </p>
    </div>
  );
}

type CountProps = { kind: 'consultation' | 'visit'; count: number };

/** On a phone the word is told by a color, which stands below the month. */
function Count({ kind, count }: CountProps) {
  return (
    <span className="month-grid-count" data-kind={kind}>
      {count.toLocaleString('en-US')}
      <span className="month-grid-word">{` ${kind}${count === 1 ? '' : 's'}`}</span>
    </span>
  );
}

function namesOf({ names, appointments }: Day): string {
  const more = appointments - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
