// A time that cannot be had: the nearest free ones, each one click away, with everything typed kept.
import { useEffect, useRef } from 'react';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import { openingText, slotValue } from '#web/features/booking/plain/openings.ts';
import { Button } from '#web/ui/button.tsx';
import type { Conflict } from './booking-state.ts';

type SlotConflictProps = {
  conflict: Conflict;
  onTake: (slot: SlotChoice) => void;
  onPickAnother: () => void;
  onBookAgain: () => void;
};

/** Takes the focus when it appears, because the way on is in it; who is typing is not disturbed. */
export function SlotConflict({ conflict, onTake, onPickAnother, onBookAgain }: SlotConflictProps) {
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
      aria-label="Another time is needed"
      className="rounded-field bg-amber-soft p-4 sm:p-5"
    >
      <p className="text-body font-semibold text-amber">
        {reason ?? `${slotLabel(lost.time)} on ${formatDate(lost.date)} was just taken.`}
      </p>
      <p className="mt-1 text-body text-ink">
        What you typed is kept.
        {alternatives.length > 0 && ' These are the nearest free times:'}
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
            {openingText(slot)}
          </Button>
        ))}
        {isOwn && alternatives.length === 0 && (
          <Button variant="oak" size="small" onClick={onBookAgain}>
            Book a second visit
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onPickAnother}>
          Pick another time
        </Button>
      </div>
    </section>
  );
}
