// The month calendar: one date grid with a roving tab stop, its heading, legend and what to do when nothing is free.
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { addMonths, formatMonth } from '#company/rules/time/company-time.ts';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';
import type { MonthView } from './availability-store.ts';
import { boundsAround, dayAfterKey, within } from './calendar-keys.ts';
import { DayCell } from './day-cell.tsx';
import { CalendarLegend } from './legends.tsx';
import { dayStatus, weeksOf } from './month-days.ts';
import { MonthHeading } from './month-heading.tsx';
import { MonthNotice } from './month-notice.tsx';

type Bounds = ReturnType<typeof boundsAround>;

type MonthGridProps = {
  words: CalendarMessages;
  /** YYYY-MM-DD at the company. */
  today: string;
  /** The day that Tab reaches; its month is shown. */
  focusDate: string;
  /** The chosen day, or null. */
  selected: string | null;
  view: MonthView;
  onFocusDay: (date: string) => void;
  onChooseDay: (date: string) => void;
  onRetry: () => void;
};

/** Rendered again only when the calendar itself changes, not for every choice beside it. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { words, today, focusDate, view, onRetry } = props;
  const headingId = useId();
  const month = focusDate.slice(0, 7);
  const bounds = boundsAround(today);
  const { grid, moveByKey } = useRovingDay(focusDate, bounds, props.onFocusDay);
  const isChecking = view.isLoading && !view.days;

  /** Turning the page with a button puts the tab stop on the chosen day, else on today, else on the first. */
  function showMonth(target: string) {
    const stop = [props.selected, today].find((date) => date?.startsWith(target));
    props.onFocusDay(stop ?? `${target}-01`);
  }

  function turn(count: number) {
    const target = addMonths(month, count);
    if (within(`${target}-15`, bounds) === `${target}-15`) showMonth(target);
  }

  return (
    <div>
      <MonthHeading
        {...{ words }}
        id={headingId}
        month={month}
        canGoBack={month > bounds.first.slice(0, 7)}
        canGoAhead={month < bounds.last.slice(0, 7)}
        onTurn={turn}
      />
      {/* Six rows are reserved (five on a phone, where height is scarce), so that nothing below moves from month to month. */}
      <div className="min-h-[19.5rem] @min-[24rem]:min-h-[29.25rem]">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices is a table
          role="grid"
          aria-labelledby={headingId}
          aria-busy={isChecking}
          className="-mx-1 mt-3 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1"
          onKeyDown={moveByKey}
        >
          <WeekdayHeads weekdays={words.weekdays} />
          <Weeks {...props} />
        </table>
      </div>
      <MonthNotice {...{ words, month, today, view, onRetry }} onShowMonth={showMonth} />
      <CalendarLegend words={words} />
      <p className="sr-only" role="status">
        {isChecking ? fill(words.checkingMonth, { month: formatMonth(month, words.language) }) : ''}
      </p>
    </div>
  );
});

/** Moves the one day that Tab reaches by the keys of a date grid (APG), and the focus with it. */
function useRovingDay(focusDate: string, bounds: Bounds, onFocusDay: (date: string) => void) {
  const grid = useRef<HTMLTableElement>(null);
  const takeFocus = useRef(false);

  useEffect(() => {
    if (!takeFocus.current) return;
    takeFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focusDate}"]`)?.focus();
  }, [focusDate]);

  function moveByKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(focusDate, event.key, event.shiftKey, bounds);
    if (!target) return;
    event.preventDefault();
    takeFocus.current = true;
    onFocusDay(target);
  }

  return { grid, moveByKey };
}

function WeekdayHeads({ weekdays }: Pick<CalendarMessages, 'weekdays'>) {
  return (
    <thead>
      <tr>
        {weekdays.map(([short, long]) => (
          <th
            key={short}
            scope="col"
            abbr={long}
            className="pb-1 text-small font-medium text-ink-soft"
          >
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Weeks(props: MonthGridProps) {
  const { words, today, focusDate, selected, view, onFocusDay, onChooseDay } = props;
  const month = focusDate.slice(0, 7);
  return (
    <tbody>
      {weeksOf(month).map((week, row) => (
        <tr key={`${month}-${week.find(Boolean) ?? row}`}>
          {week.map((date, column) =>
            date ? (
              <DayCell
                key={date}
                words={words}
                date={date}
                today={today}
                status={dayStatus(date, today, view)}
                freeSlots={view.days?.get(date)?.availableTimeSlots.length ?? 0}
                isSelected={date === selected}
                isTabStop={date === focusDate}
                onChoose={onChooseDay}
                onFocusDay={onFocusDay}
              />
            ) : (
              <td key={words.weekdays[column]?.[0]} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
