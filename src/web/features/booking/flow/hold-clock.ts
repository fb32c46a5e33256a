// The clock of a kept time: until when it runs on this device, what it shows, and when it is worth saying aloud.
import { HOLD_MINUTES } from '#company/rules/booking/booking-hours.ts';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';

const HOLD_MS = HOLD_MINUTES * 60_000;
const SPOKEN_MINUTES = [HOLD_MINUTES, 2, 1];

/**
 * Until when a time is kept, in milliseconds of this device's clock. A device whose clock is so wrong that the server's
 * moment makes no sense counts the full time from now: a lapse that comes late harms no one.
 *
 * @param expiresAt ISO 8601, UTC, as the server says.
 */
export function holdUntil(expiresAt: string, now: number): number {
  const left = Date.parse(expiresAt) - now;
  return left > 0 && left <= HOLD_MS ? now + left : now + HOLD_MS;
}

/** Remaining milliseconds as minutes and seconds, such as "9:42". */
export function countdownText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * What a screen reader hears, which changes only at the start and when two minutes and one are left, so that it does not
 * talk over someone who is typing.
 */
export function spokenCountdown(left: number, words: BookingMessages): string {
  const minutes = Math.ceil(left / 60_000);
  const milestone = SPOKEN_MINUTES.findLast((spoken) => minutes <= spoken) ?? HOLD_MINUTES;
  if (milestone === HOLD_MINUTES) return words.held;
  return milestone === 1 ? words.heldOneMinute : words.heldTwoMinutes;
}
