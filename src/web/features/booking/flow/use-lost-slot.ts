// What happens when the newest calendar does not offer the chosen time any more, because someone else was faster.
import { type Dispatch, useEffect, useRef } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { isTimeLost, type MonthView } from '#web/features/booking/calendar/availability-store.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { type BookingEvent, type BookingState, chosenSlot } from './booking-state.ts';
import type { Hold } from './use-hold.ts';

/**
 * In the calendar the time is let go, and the person is told. While they type, a time that is not kept for them is asked
 * for once: the server knows whether it is their own booking, and which times are near. A kept one is theirs.
 */
export function useLostSlot(
  state: BookingState,
  dispatch: Dispatch<BookingEvent>,
  view: MonthView,
  hold: Hold,
  { words, minutes, isBooking }: { words: BookingMessages; minutes: number; isBooking: boolean },
): void {
  const { step, typeId, date, time, hold: kept } = state;
  const isLost = isTimeLost(view, date, time);
  const asked = useRef('');

  useEffect(() => {
    if (!isLost || !time) return;
    const label = timeLabel(time, words.calendar.language);
    const notice = fill(words.timeLost, { time: label, minutes });
    dispatch({ type: 'timeLost', notice });
  }, [isLost, time, minutes, words, dispatch]);

  const isUnkept = kept.status === 'lapsed' || kept.status === 'unkept';
  const mustAsk = step === 'details' && isLost && isUnkept && !isBooking;
  useEffect(() => {
    const slot = chosenSlot({ date, time });
    const wish = `${typeId} ${date} ${time}`;
    if (!mustAsk || !typeId || !slot || asked.current === wish) return;
    asked.current = wish;
    hold.keep(typeId, slot);
  }, [mustAsk, typeId, date, time, hold]);
}
