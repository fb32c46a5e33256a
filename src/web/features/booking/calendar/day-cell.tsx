// One day of the month grid: its number, a mark for its state besides the colour, and its name for screen readers.
import { memo } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';
import { type DayStatus, dayName, isBookable } from './month-days.ts';

type DayCellProps = {
  words: CalendarMessages;
  date: string;
  today: string;
  status: DayStatus;
  freeSlots: number;
  isSelected: boolean;
  isTabStop: boolean;
  onChoose: (date: string) => void;
  onFocusDay: (date: string) => void;
};

/** Rendered again only when the day changes: a choice changes two days of the month. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { words, date, today, status, freeSlots, isSelected, isTabStop } = props;
  const { onChoose, onFocusDay } = props;
  const canChoose = isBookable(status);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td inside a grid is a gridcell, which can be selected
    <td aria-selected={isSelected} className="p-0">
      <button
        type="button"
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        aria-disabled={!canChoose}
        aria-current={date === today ? 'date' : undefined}
        className={`day-cell day-cell-${isSelected ? 'chosen' : status}`}
        onFocus={() => onFocusDay(date)}
        onClick={() => canChoose && onChoose(date)}
      >
        <span className="sr-only">
          {dayName(date, status, { today, freeSlots, isSelected }, words)}
        </span>
        <span aria-hidden="true" className={date === today ? 'day-cell-today' : undefined}>
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className="day-cell-mark">
          {isSelected ? (
            <ControlIcon name="check" className="size-4" />
          ) : (
            <DayMark isToday={date === today} {...{ words, status, freeSlots }} />
          )}
        </span>
      </button>
    </td>
  );
});

type DayMarkProps = Pick<DayCellProps, 'words' | 'status' | 'freeSlots'> & { isToday: boolean };

/** Wide cells have room for a word, narrow ones show its sign. */
function DayMark({ words, status, freeSlots, isToday }: DayMarkProps) {
  switch (status) {
    case 'free':
      return (
        <>
          <span className="size-1.5 rounded-full bg-green @min-[24rem]:hidden" />
          <span className="hidden text-green @min-[24rem]:inline">
            {fill(words.freeCount, { count: freeSlots })}
          </span>
        </>
      );
    case 'full':
      return (
        <>
          <ControlIcon name="cross" className="size-3.5 @min-[24rem]:hidden" />
          <span className="hidden @min-[24rem]:inline">{words.full}</span>
        </>
      );
    case 'loading':
      // With a key of its own: the mark that follows is a new element, and not this bar shrunk and moved.
      return <span key="bar" className="h-2 w-3/5 rounded-full bg-line" />;
    case 'closed':
      return (
        <span className="hidden font-normal @min-[24rem]:inline">
          {isToday ? words.over : words.closed}
        </span>
      );
    default:
      return null;
  }
}
