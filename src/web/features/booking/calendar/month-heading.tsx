// The heading of the month grid with the buttons that turn the page.
import { formatMonth } from '#company/rules/time/company-time.ts';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';

type MonthHeadingProps = {
  words: CalendarMessages;
  /** The id by which the grid is named. */
  id: string;
  /** YYYY-MM. */
  month: string;
  canGoBack: boolean;
  canGoAhead: boolean;
  onTurn: (count: number) => void;
};

export function MonthHeading(props: MonthHeadingProps) {
  const { words, id, month, canGoBack, canGoAhead, onTurn } = props;
  return (
    <div className="grid grid-cols-2 items-center gap-x-2 @min-[19rem]:grid-cols-[auto_1fr_auto]">
      <button
        type="button"
        className={`${TURN} justify-self-start @min-[24rem]:pr-3.5 @min-[24rem]:pl-2`}
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && onTurn(-1)}
      >
        <ControlIcon name="chevron-left" className="size-5" />
        {words.previous}
      </button>
      <h3
        id={id}
        aria-live="polite"
        className="order-first col-span-2 text-center first-letter:uppercase text-title @min-[19rem]:order-none @min-[19rem]:col-span-1 @min-[32rem]:text-feature"
      >
        {formatMonth(month, words.language)}
      </h3>
      <button
        type="button"
        className={`${TURN} justify-self-end @min-[24rem]:pr-2 @min-[24rem]:pl-3.5`}
        aria-disabled={!canGoAhead}
        onClick={() => canGoAhead && onTurn(1)}
      >
        {words.next}
        <ControlIcon name="chevron-right" className="size-5" />
      </button>
    </div>
  );
}

const TURN =
  'flex h-11 cursor-pointer items-center gap-0.5 rounded-full border border-transparent text-[0.9375rem] @min-[24rem]:border-line font-semibold text-oak transition-colors hover:bg-sunk aria-disabled:cursor-default aria-disabled:opacity-50';
