// A day of stops as numbers: minutes between them, how long an order is, and whether it keeps what was promised.
import type { GeoPoint } from '../customers/service-reach.ts';
import { driveMinutes } from './drive-time.ts';

/** A stop. Anyone who was promised an earlier window comes earlier; without a window it may come at any time of the day. */
export type Stop = { id: number; place: GeoPoint | null; window: string | null };

/** Minutes between stops by their index; the yard has the index after the last stop. */
export type StopDay = {
  count: number;
  minutes: (from: number, to: number) => number;
  windows: readonly (string | null)[];
};

/** Minutes from the yard over the stops and back. */
export function tourMinutes({ count, minutes }: StopDay, order: readonly number[]): number {
  let sum = 0;
  let at = count;
  for (const stop of order) {
    sum += minutes(at, stop);
    at = stop;
  }
  return sum + minutes(at, count);
}

/** Whether an order brings earlier windows first. */
export function keepsPromises({ windows }: StopDay, order: readonly number[]): boolean {
  let latest = '';
  for (const stop of order) {
    const window = windows[stop] ?? null;
    if (window === null) continue;
    if (window < latest) return false;
    latest = window;
  }
  return true;
}

/** Makes the matrix of a day once: great circles are dear. */
export function dayOf(stops: readonly Stop[], yard: GeoPoint): StopDay {
  const places = [...stops.map(({ place }) => place ?? yard), yard];
  const size = places.length;
  const matrix = new Float64Array(size * size);
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      matrix[from * size + to] = driveMinutes(places[from] ?? yard, places[to] ?? yard);
    }
  }
  return {
    count: stops.length,
    minutes: (from, to) => matrix[from * size + to] ?? 0,
    windows: stops.map(({ window }) => window),
  };
}
