// "Your Consultation:" with what was chosen so far.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { ChosenSlot } from './flow/appointment-payload.ts';
import { PriceBadge } from './flow/type-picker.tsx';

const DEFAULT_MINUTES = 60;

type SummaryProps = { type: ConsultationType | undefined; slot: ChosenSlot };

export function ConsultationSummary({ type, slot }: SummaryProps) {
  return (
    <div className="border-l-4 border-oak pl-4">
      <h3 className="text-small font-semibold text-ink-soft [font-family:var(--font-text)]">
        Your Consultation:
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-semibold">
        {type ? type.name : <span className="text-ink-soft">Choose consultation type</span>}
        {type && <PriceBadge price={type.price} />}
      </p>
      <p className="text-balance text-body">{formatDate(slot.date)}</p>
      <p className="text-body tabular-nums">
        {slotLabel(slot.time)}{' '}
        <span className="text-ink-soft">
          ({type?.duration ?? DEFAULT_MINUTES}-minute consultation)
        </span>
      </p>
    </div>
  );
}
