// The days on which a new plan can begin: each crew's days with room, with how much driving one more stop adds.
import { addressPoint, officePoint } from '#company/rules/customers/service-reach.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { type OpenCrewDay, rankFirstDays } from '#company/rules/visits/first-days.ts';
import { isServiceDay } from '#company/rules/visits/visit-days.ts';
import type { FirstDay } from '#contract/visits/plan-offer-form.ts';
import type { Db } from '#server/platform/database/client.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { crewPlaces } from '../core/crew-day.ts';
import { changeableFrom } from '../plans/plan-visits.ts';
import { type CrewRow, listStopsOf } from './first-days.queries.ts';

/** How many service days are looked at, and how many of them are shown. */
const DAYS_AHEAD = 10;
const SHOWN = 6;

/** Where the plan is wanted, from when on, and where its place is known better than by its address. */
export type Wanted = {
  address: string;
  point: readonly [number, number] | null;
  from: string | null;
  /** The last day on which it can begin, such as that of a round's season. */
  until?: string;
  visitTime: string;
};

/** The best days from the wanted one on, the least added driving first. */
export async function suggestFirstDays(
  context: ServerContext,
  db: Db,
  crews: readonly CrewRow[],
  { address, point, from, until, visitTime }: Wanted,
): Promise<FirstDay[]> {
  const earliest = changeableFrom(context, { visitTime });
  const begin = from && from > earliest ? from : earliest;
  const end = addDays(begin, 2 * DAYS_AHEAD);
  const closed = await closedBetween(db, begin, end);
  const days = Array.from({ length: 2 * DAYS_AHEAD }, (_, index) => addDays(begin, index))
    .filter((day) => isServiceDay(day, closed) && (until === undefined || day <= until))
    .slice(0, DAYS_AHEAD);
  const stops = await listStopsOf(db, crews, begin, end);
  const open = crews.flatMap((crew) =>
    days
      .map((date) => ({
        crew,
        crewId: crew.id,
        date,
        capacity: crewPlaces(crew, date),
        stops: (stops.get(`${crew.id} ${date}`) ?? []).map((stop) => stop.point),
      }))
      .filter((day) => day.stops.length < day.capacity),
  );
  const place = point ?? addressPoint(address) ?? null;
  const yard = officePoint(context.settings().postalCode);
  return rankFirstDays(open satisfies OpenCrewDay[], place, yard)
    .slice(0, SHOWN)
    .map(({ date, crew, addedMinutes, stops: { length: visits }, capacity }) => ({
      date,
      crew: { id: crew.id, name: crew.name },
      addedMinutes,
      visits,
      capacity,
    }));
}
