// "Your Consultation:" with what was chosen so far.

import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { ConsultationType } from '#contract/booking/booking.ts';
import { markOf } from '#web/lib/mark-of.ts';
import type { ChosenSlot } from './flow/appointment-payload.ts';
import { PriceBadge } from './flow/type-picker.tsx';
import type { BookingMessages } from './messages/booking-messages.en.ts';

const DEFAULT_MINUTES = 60;

type SummaryProps = {
  words: BookingMessages;
  type: ConsultationType | undefined;
  slot: ChosenSlot;
};

export function ConsultationSummary({ words, type, slot }: SummaryProps) {
  const { language } = words.calendar;
  const minutes = type?.duration ?? DEFAULT_MINUTES;
  return (
    <div className="border-l-4 border-oak pl-4">
      <h3 className="text-small font-semibold text-ink-soft [font-family:var(--font-text)]">
        {words.yourConsultation}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold">
        {type ? (
          <span {...markOf(type, 'name')}>{type.name}</span>
        ) : (
          <span className="text-ink-soft">{words.chooseType}</span>
        )}
        {type && <PriceBadge price={type.price} />}
      </p>
      <p className="text-balance text-body first-letter:uppercase">
        {formatDate(slot.date, language)}
      </p>
      <p className="text-body tabular-nums">
        {timeLabel(slot.time, language)}{' '}
        <span className="text-ink-soft">{fill(words.length, { minutes })}</span>
      </p>
    </div>
  );
}
