// Keeps the chosen time for this visitor while the form is filled, and gives it back when they choose another.
import { type Dispatch, useState } from 'react';
import { refreshAvailability } from '#web/features/booking/calendar/use-availability.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { api } from '#web/lib/browser-api.ts';
import type { ChosenSlot } from './appointment-payload.ts';
import { bookingFailure } from './booking-failure.ts';
import type { BookingEvent } from './booking-state.ts';
import { holdUntil } from './hold-clock.ts';

type Wish = { typeId: number } & ChosenSlot;

/** Keeps times and gives them back. */
export type Hold = { keep: (typeId: number, slot: ChosenSlot) => void; giveBack: () => void };

/**
 * A hold is a comfort: when it cannot be had for a reason other than a taken slot, the form goes on without it.
 * Requests go one after the other, so that giving back never overtakes a later wish to keep.
 * It is the same from render to render, so that what calls it need not be rendered again.
 */
export function useHold(dispatch: Dispatch<BookingEvent>, words: BookingMessages): Hold {
  const [hold] = useState(() => createHold(dispatch, words));
  return hold;
}

function createHold(dispatch: Dispatch<BookingEvent>, words: BookingMessages): Hold {
  let queue = Promise.resolve();
  let wished: Wish | null = null;

  function keep(typeId: number, slot: ChosenSlot): void {
    const wish = { typeId, ...slot };
    wished = wish;
    dispatch({ type: 'holdAsked' });
    queue = queue.then(async () => {
      const event = await ask(wish, words);
      if (wished !== wish) return;
      if (event.type !== 'holdKept') wished = null;
      dispatch(event);
    });
  }

  /** Gives a kept time back; does nothing when none is kept. */
  function giveBack(): void {
    if (!wished) return;
    wished = null;
    queue = queue.then(async () => {
      await api('DELETE /api/appointments/holds').catch(() => null);
    });
  }

  return { keep, giveBack };
}

/** Asks the server to keep a slot, and gives what came of it. */
async function ask({ typeId, date, time }: Wish, words: BookingMessages): Promise<BookingEvent> {
  try {
    const hold = await api('POST /api/appointments/holds', {
      body: { consultationTypeId: typeId, appointmentDate: date, appointmentTime: time },
    });
    return { type: 'holdKept', until: holdUntil(hold.expiresAt, Date.now()) };
  } catch (error) {
    const failure = bookingFailure(error, { date, time }, words);
    if (failure.kind !== 'conflict') return { type: 'holdUnkept' };
    refreshAvailability();
    return { type: 'slotTaken', conflict: failure.conflict };
  }
}
