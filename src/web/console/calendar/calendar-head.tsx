// Above the calendar: what is shown, the way to the part before and after, how much of it, whose, and what else there is.
import { Form, Link } from 'react-router';
import type { CalendarCrew } from '#contract/booking/office-calendar.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { beside, type CalendarPlace, type CalendarView, calendarPath } from './calendar-search.ts';
import './calendar-head.css';

type CalendarHeadProps = {
  place: CalendarPlace;
  today: string;
  title: string;
  crews: readonly CalendarCrew[];
};

const views: { view: CalendarView; label: string }[] = [
  { view: 'day', label: 'Day' },
  { view: 'week', label: 'Week' },
  { view: 'month', label: 'Month' },
];

export function CalendarHead({ place, today, title, crews }: CalendarHeadProps) {
  const { view } = place;
  return (
    <header className="calendar-head">
      <div className="calendar-head-title">
        <h1 className="text-feature">Calendar</h1>
        <p className="text-ink-soft">{title}</p>
      </div>
      <Link
        className={buttonLook({ variant: 'clay', size: 'small' }, undefined)}
        to={newPath(place)}
      >
        <AppIcon name="plus" />
        Book a consultation
      </Link>
      <nav className="calendar-head-steps" aria-label="Part of the calendar">
        <Link
          className="calendar-head-step"
          to={calendarPath(beside(place, -1))}
          aria-label={`Previous ${view}`}
        >
          <AppIcon name="chevron-left" />
        </Link>
        <Link
          className={buttonLook({ variant: 'quiet', size: 'small' }, undefined)}
          to={calendarPath({ ...place, date: today })}
        >
          Today
        </Link>
        <Link
          className="calendar-head-step"
          to={calendarPath(beside(place, 1))}
          aria-label={`Next ${view}`}
        >
          <AppIcon name="chevron-right" />
        </Link>
        <span className="calendar-head-views">
          {views.map((one) => (
            <Link
              key={one.view}
              className="calendar-head-view"
              to={calendarPath({ ...place, view: one.view })}
              aria-current={one.view === view ? 'true' : undefined}
            >
              {one.label}
            </Link>
          ))}
        </span>
      </nav>
      <WhoAndWhen key={`${place.date} ${place.crewId}`} place={place} crews={crews} />
      <nav className="calendar-head-more" aria-label="Around the calendar">
        <Link to="/console/calendar/closures">Closed days</Link>
        <Link to="/console/calendar/slots">Availability</Link>
        <Link to="/console/calendar/yours">Your calendar</Link>
        <Link to="/console/calendar/feeds">Crews&rsquo; calendars</Link>
      </nav>
    </header>
  );
}

/** Goes to a date, or to the days of one crew, by a plain form. */
function WhoAndWhen({ place, crews }: { place: CalendarPlace; crews: readonly CalendarCrew[] }) {
  return (
    <Form method="get" className="calendar-head-form">
      <input type="hidden" name="view" value={place.view} />
      <label>
        <span className="sr-only">Go to date</span>
        <input
          className="field-control"
          type="date"
          name="date"
          defaultValue={place.date}
          required
        />
      </label>
      <label>
        <span className="sr-only">Crew</span>
        <select className="field-control" name="crew" defaultValue={place.crewId ?? ''}>
          <option value="">All crews</option>
          {crews.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="quiet" size="small">
        Show
      </Button>
    </Form>
  );
}

function newPath({ view, date }: CalendarPlace): string {
  return view === 'day' ? `/console/calendar/new?date=${date}` : '/console/calendar/new';
}
