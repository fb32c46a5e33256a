// Keeps the chosen time for this visitor while the form is filled, and gives it back when they choose another.
import { type Dispatch, useRef } from 'react';
import { api } from '#web/lib/browser-api.ts';
import type { ChosenSlot } from './appointment-payload.ts';
import { bookingFailure } from './booking-failure.ts';
import type { BookingEvent } from './booking-state.ts';
import { holdUntil } from './hold-clock.ts';
import { refreshAvailability } from './use-availability.ts';

type Wish = { typeId: number } & ChosenSlot;

/**
 * A hold is a comfort: when it cannot be had for a reason other than a taken slot, the form goes on without it.
 * Requests go one after the other, so that giving back never overtakes a later wish to keep.
 */
export function useHold(dispatch: Dispatch<BookingEvent>) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const wished = useRef<Wish | null>(null);

  function keep(typeId: number, slot: ChosenSlot): void {
    const wish = { typeId, ...slot };
    wished.current = wish;
    dispatch({ type: 'holdAsked' });
    queue.current = queue.current.then(async () => {
      const event = await ask(wish);
      if (wished.current !== wish) return;
      if (event.type !== 'holdKept') wished.current = null;
      dispatch(event);
    });
  }

  /** Gives a kept time back; does nothing when none is kept. */
  function giveBack(): void {
    if (!wished.current) return;
    wished.current = null;
    queue.current = queue.current.then(async () => {
      await api('DELETE /api/appointments/holds').catch(() => null);
    });
  }

  return { keep, giveBack };
}

/** Asks the server to keep a slot, and gives what came of it. */
async function ask({ typeId, date, time }: Wish): Promise<BookingEvent> {
  try {
    const hold = await api('POST /api/appointments/holds', {
      body: { consultationTypeId: typeId, appointmentDate: date, appointmentTime: time },
    });
    return { type: 'holdKept', until: holdUntil(hold.expiresAt, Date.now()) };
  } catch (error) {
    const failure = bookingFailure(error, { date, time });
    if (failure.kind !== 'conflict') return { type: 'holdUnkept' };
    refreshAvailability();
    return { type: 'slotTaken', conflict: failure.conflict };
  }
}
