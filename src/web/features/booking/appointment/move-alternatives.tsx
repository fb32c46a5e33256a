// Why a consultation was not moved, and the nearest free times as buttons that move it at once.
import { useEffect, useRef } from 'react';
import { openingText, slotValue } from '#web/features/booking/plain/openings.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChangeRefusal } from './change-from-form.ts';

/** Takes the focus when it appears: the way on is in it. */
export function MoveAlternatives({ refusal }: { refusal: ChangeRefusal }) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new refusal takes the focus again
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Another time is needed"
      className="max-w-reading rounded-field bg-amber-soft p-4"
    >
      <p className="text-body font-semibold text-amber">{refusal.problem}</p>
      {refusal.alternatives.length > 0 && (
        <>
          <p className="mt-1 text-body text-ink">Move to one of the nearest free times instead:</p>
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
                {openingText(slot)}
              </Button>
            ))}
          </p>
        </>
      )}
    </section>
  );
}
