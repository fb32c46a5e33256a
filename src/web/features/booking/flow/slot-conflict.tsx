// A time that cannot be had: the nearest free ones, each one click away, with everything typed kept.
import { useEffect, useRef } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { openingText, slotValue } from '#web/features/booking/plain/openings.ts';
import { Button } from '#web/ui/button.tsx';
import type { Conflict } from './booking-state.ts';

type SlotConflictProps = {
  words: BookingMessages;
  conflict: Conflict;
  onTake: (slot: SlotChoice) => void;
  onPickAnother: () => void;
  onBookAgain: () => void;
};

/** Takes the focus when it appears, because the way on is in it; who is typing is not disturbed. */
export function SlotConflict(props: SlotConflictProps) {
  const { words, conflict, onTake, onPickAnother, onBookAgain } = props;
  const { language } = words.calendar;
  const { lost, alternatives, reason, isOwn } = conflict;
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new conflict takes the focus again
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea')) return;
    box.current?.focus({ preventScroll: true });
    // The focus alone would be content with an edge in sight.
    box.current?.scrollIntoView({ block: 'center' });
  }, [conflict]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={words.anotherNeeded}
      className="rounded-field bg-amber-soft p-4 sm:p-5"
    >
      <p className="text-body font-semibold text-amber">
        {reason ??
          fill(words.justTaken, {
            time: timeLabel(lost.time, language),
            date: formatDate(lost.date, language),
          })}
      </p>
      <p className="mt-1 text-body text-ink">
        {words.typedKept}
        {alternatives.length > 0 && ` ${words.nearest}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {alternatives.map((slot) => (
          <Button
            key={slotValue(slot)}
            variant="oak"
            size="small"
            className="tabular-nums"
            onClick={() => onTake(slot)}
          >
            {openingText(slot, words)}
          </Button>
        ))}
        {isOwn && alternatives.length === 0 && (
          <Button variant="oak" size="small" onClick={onBookAgain}>
            {words.bookSecond}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onPickAnother}>
          {words.pickAnother}
        </Button>
      </div>
    </section>
  );
}
