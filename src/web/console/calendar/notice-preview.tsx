// The mail that the customer of an entry would get, before it is sent: in the words of the mail itself.
import { consultationMoved, visitMoved } from '#company/facts/move-messages.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CalendarEntry } from '#contract/booking/office-calendar.ts';

type NoticePreviewProps = {
  entry: CalendarEntry;
  /** Where it would be, as far as it is known. */
  place: { date: string; time: string | null } | undefined;
};

export function NoticePreview({ entry, place }: NoticePreviewProps) {
  const { subject, opening } = entry.kind === 'visit' ? visitMoved : consultationMoved;
  return (
    <blockquote className="rounded-field border border-line bg-ground px-4 py-3">
      <p className="text-small text-ink-soft">Email to {entry.customerName}</p>
      <p className="mt-1 font-semibold">{subject}</p>
      <p className="mt-1">
        {greeting(entry.customerName)}, {opening}
      </p>
      <p className="mt-2">
        New time: {place ? whenOf(place) : 'the one chosen here'}
        <br />
        Previous time: {whenOf(entry)}
      </p>
    </blockquote>
  );
}

function whenOf({ date, time }: { date: string; time: string | null }): string {
  return `${formatDate(date)}, ${time === null ? 'any time that day' : timeLabel(time)}`;
}
