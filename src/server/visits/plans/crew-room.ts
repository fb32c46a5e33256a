// On which days a crew works and has a place left, as visits are laid one after the other.
import { eq } from 'drizzle-orm';
import { addDays } from '#company/rules/time/company-time.ts';
import { MOST_DAYS_LATER } from '#company/rules/visits/visit-dates.ts';
import { isServiceDay } from '#company/rules/visits/visit-days.ts';
import type { Db } from '#server/platform/database/client.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import { crewPlaces } from '../core/crew-day.ts';
import { countCrewVisits } from '../core/visit.queries.ts';

/** Where there is room, and takes it. */
export type CrewRoom = {
  isOpen: (day: string) => boolean;
  hasRoom: (day: string) => boolean;
  take: (day: string) => void;
};

/** The days of a crew between two dates; without one every service day has room. */
export async function readCrewRoom(
  db: Db,
  crewId: number | null,
  { from, until }: { from: string; until: string },
): Promise<CrewRoom> {
  const [crew] = crewId === null ? [] : await db.select().from(crews).where(eq(crews.id, crewId));
  const end = addDays(until, MOST_DAYS_LATER);
  const closed = await closedBetween(db, from, end);
  const taken = crew ? await countCrewVisits(db, crew.id, from, end) : new Map<string, number>();
  return {
    isOpen: (day) => isServiceDay(day, closed) && (!crew || crewPlaces(crew, day) > 0),
    hasRoom: (day) => !crew || (taken.get(day) ?? 0) < crewPlaces(crew, day),
    take: (day) => void taken.set(day, (taken.get(day) ?? 0) + 1),
  };
}
