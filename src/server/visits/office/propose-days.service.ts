// Looks for days on which crews can do accepted work, with what each day has already and what the way there adds.
import { and, eq } from 'drizzle-orm';
import {
  addressPoint,
  type GeoPoint,
  officePoint,
} from '#company/rules/customers/service-reach.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { addedMinutes } from '#company/rules/visits/first-days.ts';
import { JOB_HORIZON_DAYS, proposeDays } from '#company/rules/visits/job-days.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { ProposedDays } from '#contract/quotes/request-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import { requireFound } from '#server/quotes/service-requests/present-service-request.ts';
import {
  findRequest,
  listJobVisits,
  type ServiceRequestRow,
} from '#server/quotes/service-requests/service-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import { crewPlaces } from '../core/crew-day.ts';
import { listActiveCrews, listStopsOf } from '../offers/first-days.queries.ts';

/** From when on how many days are looked for, and for which crews. */
type Wanted = { first: string; days: number; crews: number[] };

/**
 * The first days on which all of the crews work and have a place, none of them past; a day on which one of them comes for this work
 * already is none. A crew that is out of service is left out.
 *
 * @throws RequestProblem 404 for no request.
 */
export async function proposeJobDays(
  context: ServerContext,
  id: number,
  wanted: Wanted,
): Promise<ProposedDays> {
  const { db } = context;
  const request = requireFound(await findRequest(db, id));
  const crews = (await listActiveCrews(db)).filter((crew) => wanted.crews.includes(crew.id));
  if (crews.length === 0) return { days: [], leftOut: [], missing: wanted.days };
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const first = wanted.first < today ? today : wanted.first;
  const last = addDays(first, JOB_HORIZON_DAYS);
  const stops = await listStopsOf(db, crews, first, last);
  const stopsOn = (crewId: number, date: string) => stops.get(`${crewId} ${date}`) ?? [];
  const own = (await listJobVisits(db, id)).filter(
    ({ crewId, status }) =>
      CAPACITY_VISITS.includes(status) && crews.some((crew) => crew.id === crewId),
  );
  const { days, leftOut } = proposeDays(
    { first, count: wanted.days, has: new Set(own.map(({ date }) => date)) },
    crews.map((crew) => ({
      name: crew.name,
      placesOn: (date) => crewPlaces(crew, date),
      takenOn: (date) => stopsOn(crew.id, date).length,
    })),
    await closedBetween(db, first, last),
  );
  const place = await placeOfWork(db, request);
  const yard = officePoint(context.settings().postalCode);
  const proposed = days.flatMap((date) =>
    crews.map((crew) => {
      const points = stopsOn(crew.id, date).map(({ point }) => point);
      return {
        date,
        crewId: crew.id,
        crew: crew.name,
        places: crewPlaces(crew, date),
        taken: points.length,
        addedMinutes: place && addedMinutes(points, place, yard),
      };
    }),
  );
  return { days: proposed, leftOut, missing: wanted.days - days.length };
}

/** Where the work is: the customer's property at its address, else the middle of that ZIP code; null where no one knows it. */
async function placeOfWork(
  db: Db,
  { userId, propertyAddress }: ServiceRequestRow,
): Promise<GeoPoint | null> {
  const middle = addressPoint(propertyAddress) ?? null;
  if (userId === null) return middle;
  const [property] = await db
    .select({ latitude: properties.latitude, longitude: properties.longitude })
    .from(properties)
    .where(and(eq(properties.userId, userId), eq(properties.address, propertyAddress)));
  if (!property || property.latitude === null || property.longitude === null) return middle;
  return [property.latitude, property.longitude];
}
