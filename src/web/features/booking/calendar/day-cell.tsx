// One day of the month grid: its number, a mark for its state besides the colour, and its name for screen readers.
import { memo } from 'react';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import { type DayStatus, dayName, isBookable } from './month-days.ts';

type DayCellProps = {
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
  const { date, today, status, freeSlots, isSelected, isTabStop, onChoose, onFocusDay } = props;
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
        <span className="sr-only">{dayName(date, status, { today, freeSlots, isSelected })}</span>
        <span aria-hidden="true" className={date === today ? 'day-cell-today' : undefined}>
          {Number(date.slice(8))}
        </span>
        <span aria-hidden="true" className="day-cell-mark">
          {isSelected ? (
            <ControlIcon name="check" className="size-4" />
          ) : (
            <DayMark isToday={date === today} {...{ status, freeSlots }} />
          )}
        </span>
      </button>
    </td>
  );
});

type DayMarkProps = { status: DayStatus; freeSlots: number; isToday: boolean };

/** Wide cells have room for a word, narrow ones show its sign. */
function DayMark({ status, freeSlots, isToday }: DayMarkProps) {
  switch (status) {
    case 'free':
      return (
        <>
          <span className="size-1.5 rounded-full bg-green @min-[24rem]:hidden" />
          <span className="hidden text-green @min-[24rem]:inline">{freeSlots} free</span>
        </>
      );
    case 'full':
      return (
        <>
          <ControlIcon name="cross" className="size-3.5 @min-[24rem]:hidden" />
          <span className="hidden @min-[24rem]:inline">Full</span>
        </>
      );
    case 'loading':
      return <span className="h-2 w-3/5 rounded-full bg-line" />;
    case 'closed':
      return (
        <span className="hidden font-normal @min-[24rem]:inline">
          {isToday ? 'Over' : 'Closed'}
        </span>
      );
    default:
      return null;
  }
}
