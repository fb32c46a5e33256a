// On which day a new plan begins: those on which a crew has room, the shortest way first (docs/product/plans.md#first-day).
import type { GeoPoint } from '../customers/service-reach.ts';
import { driveMinutes } from './drive-time.ts';

/** A crew's day that takes one more visit, with where its stops are in their order; null is a place that no one knows. */
export type OpenCrewDay = {
  crewId: number;
  date: string;
  stops: readonly (GeoPoint | null)[];
};

/** A day with the minutes on the road that one more stop adds to it; null when no one knows where the stop is. */
export type FirstDay<Day extends OpenCrewDay> = Day & { addedMinutes: number | null };

/** The days with the least added driving first; of equal ones the earlier, and on it the crew with fewer stops. */
export function rankFirstDays<Day extends OpenCrewDay>(
  days: readonly Day[],
  place: GeoPoint | null,
  yard: GeoPoint,
): FirstDay<Day>[] {
  return days
    .map((day) => ({ ...day, addedMinutes: place && addedMinutes(day.stops, place, yard) }))
    .sort(
      (one, other) =>
        (one.addedMinutes ?? 0) - (other.addedMinutes ?? 0) ||
        one.date.localeCompare(other.date) ||
        one.stops.length - other.stops.length ||
        one.crewId - other.crewId,
    );
}

/** Whole minutes that a stop adds where it fits best between the others, the yard before the first and after the last. */
export function addedMinutes(
  stops: readonly (GeoPoint | null)[],
  place: GeoPoint,
  yard: GeoPoint,
): number {
  const known = stops.filter((stop) => stop !== null);
  const way = [yard, ...known, yard];
  const detours = way.slice(1).map((next, index) => {
    const before = way[index] ?? yard;
    return driveMinutes(before, place) + driveMinutes(place, next) - driveMinutes(before, next);
  });
  return Math.round(Math.max(0, Math.min(...detours)));
}
