// Keeps the chosen time for this visitor while the form is filled, and gives it back when they choose another.
import { type Dispatch, useCallback, useRef } from 'react';
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
    const tell = (event: BookingEvent) => {
      if (wished.current === wish) dispatch(event);
    };
    tell({ type: 'holdAsked' });
    queue.current = queue.current.then(() => ask(wish, tell));
  }

  /** Gives a kept time back unless exactly it is still chosen. */
  const giveBackUnless = useCallback((typeId: number | null, slot: ChosenSlot | null): void => {
    const wish = wished.current;
    if (!wish) return;
    if (wish.typeId === typeId && wish.date === slot?.date && wish.time === slot.time) return;
    wished.current = null;
    queue.current = queue.current.then(async () => {
      await api('DELETE /api/appointments/holds').catch(() => null);
    });
  }, []);

  return { keep, giveBackUnless };
}

async function ask(wish: Wish, tell: (event: BookingEvent) => void): Promise<void> {
  const { typeId, date, time } = wish;
  try {
    const hold = await api('POST /api/appointments/holds', {
      body: { consultationTypeId: typeId, appointmentDate: date, appointmentTime: time },
    });
    tell({ type: 'holdKept', until: holdUntil(hold.expiresAt, Date.now()) });
  } catch (error) {
    const failure = bookingFailure(error, { date, time });
    if (failure.kind !== 'conflict') return tell({ type: 'holdUnkept' });
    tell({ type: 'slotTaken', conflict: failure.conflict });
    refreshAvailability({ month: date.slice(0, 7), typeId });
  }
}
