// Why a consultation was not moved, and the nearest free times as buttons that move it at once.
import { useEffect, useRef } from 'react';
import type { AppointmentMessages } from '#web/features/booking/messages/appointment-messages.en.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { openingText, slotValue } from '#web/features/booking/plain/openings.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChangeRefusal } from './change-from-form.ts';

/** The words of the page, and those of the calendar on it. */
export type MoveWords = { page: AppointmentMessages; booking: MoveBookingWords };

/** Of the booking, what moving needs as well. */
type MoveBookingWords = Pick<BookingMessages, 'calendar' | 'opening' | 'anotherNeeded'>;

type MoveAlternativesProps = { words: MoveWords; refusal: ChangeRefusal };

/** Takes the focus when it appears: the way on is in it. */
export function MoveAlternatives({ words, refusal }: MoveAlternativesProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus again
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.booking.anotherNeeded}
      className="max-w-reading rounded-field bg-amber-soft p-4"
    >
      <p className="text-body font-semibold text-amber">
        {refusal.problem ?? words.page.unanswered}
      </p>
      {refusal.alternatives.length > 0 && (
        <>
          <p className="mt-1 text-body text-ink">{words.page.nearest}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {refusal.alternatives.map((slot) => (
              <Button
                key={slotValue(slot)}
                type="submit"
                name="alternative"
                value={slotValue(slot)}
                size="small"
                className="tabular-nums"
                formNoValidate
              >
                {openingText(slot, words.booking)}
              </Button>
            ))}
          </p>
        </>
      )}
    </section>
  );
}
