// The calendar of the office: a day by crews, a week by days, or a month in figures. It follows what happens while it is open.
import { addDays, dateInZone, formatDate, formatMonth } from '#company/rules/time/company-time.ts';
import type {
  CalendarCrew,
  CalendarMonthView,
  CalendarSpan,
} from '#contract/booking/office-calendar.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { NotOpenLine } from '../not-open-line.tsx';
import { SavedViews } from '../views/saved-views.tsx';
import type { Route } from './+types/calendar.page.ts';
import { CalendarHead } from './calendar-head.tsx';
import { type CalendarPlace, calendarPath, calendarPlace, firstDate } from './calendar-search.ts';
import { DayLists } from './day-lists.tsx';
import { monthDay, shortDay } from './entry-labels.ts';
import { MonthGrid } from './month-grid.tsx';
import { type GridColumn, TimeGrid } from './time-grid.tsx';

export const meta = consoleMeta('Calendar');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const place = calendarPlace(url, dateInZone(new Date(), context.get(companyContext).timeZone));
  const crew = place.crewId === undefined ? {} : { crewId: String(place.crewId) };
  if (place.view === 'month') {
    const month = await api('GET /api/console/calendar/months/{month}', {
      params: { month: place.date.slice(0, 7) },
      query: crew,
    });
    return { place, month, span: undefined };
  }
  const days = place.view === 'day' ? '1' : '7';
  const query = { from: firstDate(place), days, ...crew } as const;
  return { place, month: undefined, span: await api('GET /api/console/calendar', { query }) };
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  useLivePage(['appointment', 'visit']);
  const { place, month, span } = loaderData;
  const { today, crews } = month ?? span;
  return (
    <main id="content" className="px-(--gutter) py-6 lg:py-8">
      <NotOpenLine />
      <CalendarHead place={place} today={today} title={titleOf(place)} crews={crews} />
      <SavedViews />
      <div className="mt-4">
        {month ? <Month month={month} place={place} /> : <Days span={span} place={place} />}
      </div>
    </main>
  );
}

function Month({ month, place }: { month: CalendarMonthView; place: CalendarPlace }) {
  return (
    <MonthGrid month={month} pathOf={(date) => calendarPath({ ...place, view: 'day', date })} />
  );
}

function Days({ span, place }: { span: CalendarSpan; place: CalendarPlace }) {
  const crewNames = new Map(span.crews.map(({ id, name }) => [id, name]));
  const dates = place.view === 'day' ? [span.from] : weekOf(span.from);
  const columns = place.view === 'day' ? crewColumns(span, place) : dayColumns(span, place);
  return (
    <>
      {span.isCut ? (
        <Alert tone="amber" className="mb-4" title="There is more than fits here.">
          Please choose one crew.
        </Alert>
      ) : null}
      <div className="md:hidden">
        <DayLists days={dates} span={span} crewNames={crewNames} />
      </div>
      <div className="max-md:hidden">
        <TimeGrid columns={columns} crewNames={crewNames} />
        <p className="mt-3 text-small text-ink-soft">
          Drag an entry to move it, or its lower edge to change the length; with a finger, hold it
          first. By keyboard: Tab to an entry, M, then the arrow keys, and Enter.
        </p>
      </div>
    </>
  );
}

/** A column for each day of a week. */
function dayColumns(span: CalendarSpan, place: CalendarPlace): GridColumn[] {
  return weekOf(span.from).map((date) => ({
    key: date,
    date,
    heading: shortDay(date),
    to: calendarPath({ ...place, view: 'day', date }),
    isToday: date === span.today,
    closed: closureOf(span, date),
    entries: span.entries.filter((entry) => entry.date === date),
  }));
}

/** A column for each crew, and one for what none has yet. */
function crewColumns(span: CalendarSpan, { crewId }: CalendarPlace): GridColumn[] {
  const shown = span.crews.filter(({ id }) => crewId === undefined || id === crewId);
  const column = (crew: CalendarCrew | null): GridColumn => ({
    key: crew ? `crew-${crew.id}` : 'crew-none',
    date: span.from,
    crewId: crew?.id ?? null,
    heading: crew?.name ?? 'No crew yet',
    isToday: false,
    closed: closureOf(span, span.from),
    entries: span.entries.filter((entry) => entry.crewId === (crew?.id ?? null)),
  });
  return crewId === undefined ? [column(null), ...shown.map(column)] : shown.map(column);
}

function closureOf({ closures }: CalendarSpan, date: string): string | undefined {
  return closures.find((closure) => closure.date === date)?.reason;
}

function weekOf(from: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(from, index));
}

function titleOf(place: CalendarPlace): string {
  if (place.view === 'month') return formatMonth(place.date.slice(0, 7));
  const from = firstDate(place);
  if (place.view === 'day') return formatDate(from);
  const to = addDays(from, 6);
  return `${monthDay(from)} to ${monthDay(to)}, ${to.slice(0, 4)}`;
}
