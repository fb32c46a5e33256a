// When a crew comes to each stop of its day, as planned (docs/product/visit-planning.md#route).
import { minutesOf, timeOf } from '../time/company-time.ts';
import { ARRIVAL_WINDOW_MINUTES } from './visit-days.ts';

/** A stop with the drive to it; the window is the begin of the two hours that were promised. */
export type PlannedStop = { drive: number; work: number; window: string | null };

/** When the crew comes, and whether that is after the promised window. */
export type PlannedArrival = { arrival: string; isLate: boolean };

/** Arrivals in their order and the end of the last stop. Who comes before the window waits for its begin. */
export function planArrivals(
  startsAt: string,
  stops: readonly PlannedStop[],
): { arrivals: PlannedArrival[]; end: string } {
  let clock = minutesOf(startsAt);
  const arrivals = stops.map(({ drive, work, window }) => {
    const there = clock + drive;
    const arrival = window === null ? there : Math.max(there, minutesOf(window));
    clock = arrival + work;
    const isLate = window !== null && arrival > minutesOf(window) + ARRIVAL_WINDOW_MINUTES;
    return { arrival: clockWords(arrival), isLate };
  });
  return { arrivals, end: clockWords(clock) };
}

/** A day that is planned past midnight ends there: the page says that it is too long. */
function clockWords(minutes: number): string {
  return timeOf(Math.min(Math.round(minutes), 23 * 60 + 59));
}
