// What to say under the grid when a month could not be loaded or offers nothing, with the way out as a button.

import { fill } from '#company/rules/platform/fill-message.ts';
import { addMonths, formatDate, formatMonth } from '#company/rules/time/company-time.ts';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';
import type { MonthView } from './availability-store.ts';
import { isMonthInReach, lastBookableDate } from './month-days.ts';

type MonthNoticeProps = {
  words: CalendarMessages;
  month: string;
  today: string;
  view: MonthView;
  onShowMonth: (month: string) => void;
  onRetry: () => void;
};

export function MonthNotice(props: MonthNoticeProps) {
  const { words, month, today, view, onShowMonth, onRetry } = props;
  const named = (message: string, shown: string) =>
    fill(message, { month: formatMonth(shown, words.language) });
  const thisMonth = today.slice(0, 7);
  if (!isMonthInReach(month, today)) {
    const last = lastBookableDate(today);
    const hasPassed = month < thisMonth;
    const nearest = hasPassed ? thisMonth : last.slice(0, 7);
    return (
      <Notice
        text={
          hasPassed
            ? named(words.monthPassed, month)
            : fill(words.bookedUpTo, { date: formatDate(last, words.language) })
        }
      >
        <WayOut label={named(words.backToMonth, nearest)} onPress={() => onShowMonth(nearest)} />
      </Notice>
    );
  }
  if (view.hasFailed) {
    return (
      <Notice text={named(words.monthFailed, month)} isFault>
        <WayOut label={words.retry} onPress={onRetry} />
      </Notice>
    );
  }
  if (view.days && !hasFreeDay(view)) {
    const next = addMonths(month, 1);
    return (
      <Notice text={named(words.nothingLeft, month)}>
        <WayOut label={named(words.seeMonth, next)} onPress={() => onShowMonth(next)} />
      </Notice>
    );
  }
  return null;
}

function hasFreeDay({ days }: MonthView): boolean {
  return [...(days?.values() ?? [])].some((day) => day.availableTimeSlots.length > 0);
}

function Notice({
  text,
  isFault,
  children,
}: {
  text: string;
  isFault?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div
      role={isFault ? 'alert' : 'status'}
      className={`mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field px-4 py-2 text-body ${
        isFault ? 'bg-red-soft text-red' : 'bg-ground text-ink'
      }`}
    >
      <p>{text}</p>
      {children}
    </div>
  );
}

function WayOut({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer font-semibold text-oak underline underline-offset-4"
      onClick={onPress}
    >
      {label}
    </button>
  );
}
