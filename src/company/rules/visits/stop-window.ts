// When a crew is expected at one of its stops today, from where it is by now (docs/product/crew-page.md#link-of-the-day).
import { timeOf } from '../time/company-time.ts';

/** A stop of a crew's day as far as the time of later ones depends on it; minutes since midnight at the company. */
export type DayStop = {
  state: 'ahead' | 'on-the-way' | 'here' | 'over';
  /** How long the work takes. */
  minutes: number;
  /** Before this the crew does not begin here; null for any time. */
  notBefore: number | null;
  /** When it arrived, if it has. */
  arrivedAt: number | null;
};

/** From a yard to the next one, with loading; crews work a few ZIP codes a day. */
const DRIVE_MINUTES = 15;
/** Who is over the planned time is done soon, but not this moment. */
const AT_LEAST_LEFT = 5;
/** The estimate is said as a half hour around it, in steps of ten minutes. */
const HALF_WINDOW = 15;
const STEP = 10;
const LAST_MINUTE = 23 * 60 + 59;

/** How many stops come before one, and the half hour in which the crew is expected there; null when it is there or over. */
export function expectedAt(
  stops: readonly DayStop[],
  index: number,
  now: number,
): { stopsBefore: number; from: string; to: string } | null {
  const own = stops[index];
  if (!own || own.state === 'over' || own.state === 'here') return null;
  // A crew that is on its way here has left the others for later.
  const before = own.state === 'on-the-way' ? [] : stops.slice(0, index).filter(isOpen);
  const free = before.reduce((minute, stop) => leaves(stop, minute), now);
  const arrives = Math.max(free + DRIVE_MINUTES, own.notBefore ?? 0);
  const from = Math.floor((arrives - HALF_WINDOW) / STEP) * STEP;
  const start = Math.max(from, Math.floor(now / STEP) * STEP, own.notBefore ?? 0);
  const end = Math.max(start + 2 * HALF_WINDOW, Math.ceil((arrives + HALF_WINDOW) / STEP) * STEP);
  return {
    stopsBefore: before.length,
    from: timeOf(Math.min(start, LAST_MINUTE)),
    to: timeOf(Math.min(end, LAST_MINUTE)),
  };
}

/** When the crew leaves a stop if it turns to it at a minute of the day. */
function leaves({ state, minutes, notBefore, arrivedAt }: DayStop, turnsTo: number): number {
  if (state === 'here') {
    return turnsTo + Math.max(AT_LEAST_LEFT, minutes - (turnsTo - (arrivedAt ?? turnsTo)));
  }
  return Math.max(turnsTo + DRIVE_MINUTES, notBefore ?? 0) + minutes;
}

function isOpen({ state }: DayStop): boolean {
  return state !== 'over';
}
