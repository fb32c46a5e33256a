// One day of the month grid: its number, a mark for its state besides the colour, and its name for screen readers.
import { formatDate } from '#company/company-time.ts';
import { Icon } from '#web/ui/icon.tsx';
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

export function DayCell(props: DayCellProps) {
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
        aria-label={dayName(date, status, { today, freeSlots, isSelected })}
        aria-current={date === today ? 'date' : undefined}
        title={canChoose ? undefined : formatDate(date)}
        className={`${BOX} ${isSelected ? SELECTED : LOOKS[status]}`}
        onFocus={() => onFocusDay(date)}
        onClick={() => canChoose && onChoose(date)}
      >
        <span className={date === today ? 'rounded-full px-2 outline-2 outline-current' : ''}>
          {Number(date.slice(8))}
        </span>
        <span className="flex h-4 items-center justify-center text-small font-medium leading-none">
          {isSelected ? (
            <Icon name="check" className="size-4" />
          ) : (
            <DayMark {...{ status, freeSlots }} />
          )}
        </span>
      </button>
    </td>
  );
}

/** Wide cells have room for a word, narrow ones show its sign. */
function DayMark({ status, freeSlots }: { status: DayStatus; freeSlots: number }) {
  switch (status) {
    case 'free':
      return (
        <>
          <span className="size-1.5 rounded-full bg-green @min-[26rem]:hidden" />
          <span className="hidden text-green @min-[26rem]:inline">{freeSlots} free</span>
        </>
      );
    case 'full':
      return (
        <>
          <Icon name="cross" className="size-3.5 @min-[26rem]:hidden" />
          <span className="hidden @min-[26rem]:inline">Full</span>
        </>
      );
    case 'loading':
      return <span className="h-2 w-3/5 rounded-full bg-line motion-safe:animate-pulse" />;
    case 'closed':
      return <span className="hidden font-normal @min-[26rem]:inline">Closed</span>;
    default:
      return null;
  }
}

const BOX =
  'flex h-12 w-full flex-col items-center justify-center gap-0.5 rounded-field border text-body tabular-nums transition-colors @min-[26rem]:h-16';
const OUT_OF_REACH = 'cursor-default border-transparent font-normal text-ink-soft';
const SELECTED = 'border-oak bg-oak font-semibold text-on-oak';
const LOOKS: Record<DayStatus, string> = {
  free: 'cursor-pointer border-line bg-raised font-semibold text-ink hover:border-oak hover:bg-green-soft',
  full: 'cursor-default border-transparent bg-red-soft font-medium text-red',
  loading: 'cursor-progress border-line font-normal text-ink-soft',
  unknown: 'cursor-default border-dashed border-line font-normal text-ink-soft',
  past: OUT_OF_REACH,
  weekend: OUT_OF_REACH,
  closed: OUT_OF_REACH,
  beyond: OUT_OF_REACH,
};
