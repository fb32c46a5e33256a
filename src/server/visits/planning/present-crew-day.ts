// A crew's day as the office sees it: stops with drives and arrivals, and a shorter order if there is one.
import { displayName } from '#company/rules/customers/person-name.ts';
import { addressPoint, officePoint } from '#company/rules/customers/service-reach.ts';
import { dayOffReason } from '#company/rules/visits/crew-day-fault.ts';
import { planArrivals } from '#company/rules/visits/day-timeline.ts';
import { driveMinutes } from '#company/rules/visits/drive-time.ts';
import type { ClosedDays } from '#company/rules/visits/service-days.ts';
import type { Stop } from '#company/rules/visits/stop-day.ts';
import { drivenMinutes, keepsWindows, orderStops } from '#company/rules/visits/stop-order.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { CrewDay, CrewStop } from '#contract/visits/visit-planning.ts';
import type { crewDays } from '#server/platform/database/schema/visit-planning.ts';
import type { crews } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import { crewPlaces, makeupPlaces } from '../core/crew-day.ts';
import type { StopRow } from './crew-day.queries.ts';

/** A visit of which no one knows how long it takes is planned with an hour. */
const USUAL_MINUTES = 60;

/** Less than a minute is no reason to change an order. */
const LEAST_GAIN_MINUTES = 1;

/** The day with its figures, all of them computed from the rows. */
export function presentCrewDay(
  context: ServerContext,
  crew: typeof crews.$inferSelect,
  date: string,
  rows: readonly StopRow[],
  kept: typeof crewDays.$inferSelect | undefined,
  closed: ClosedDays,
): CrewDay {
  const yard = officePoint(context.settings().postalCode);
  const stops = rows.map(stopOf);
  const drives = drivesOf(stops, yard);
  const { arrivals, end } = planArrivals(
    crew.startsAt,
    rows.map(({ visit }, index) => ({
      drive: drives[index] ?? 0,
      work: visit.duration ?? USUAL_MINUTES,
      window: visit.scheduledTime,
    })),
  );
  const minutes = drivenMinutes(stops, yard);
  const makeup = closed.has(date) ? 0 : makeupPlaces(crew, date);
  const places = crewPlaces(crew, date) + makeup;
  return {
    crew: { id: crew.id, name: crew.name, startsAt: crew.startsAt },
    date,
    version: kept?.version ?? 1,
    places,
    dayOff: makeup > 0 ? null : dayOffReason(date, closed.get(date), { name: crew.name, places }),
    yard: { latitude: yard[0], longitude: yard[1] },
    stops: rows.map((row, index) => ({
      visitId: row.visit.id,
      state: row.visit.status,
      customer: displayName(row.user),
      address: row.property.address,
      serviceType: row.visit.serviceType,
      window: windowLabel(row.visit.scheduledTime),
      place: placeOf(row),
      driveMinutes: stops[index]?.place ? Math.round(drives[index] ?? 0) : null,
      arrival: arrivals[index]?.arrival ?? end,
      isLate: arrivals[index]?.isLate ?? false,
    })),
    driveMinutes: Math.round(minutes),
    endsAt: end,
    keepsWindows: keepsWindows(stops),
    savedMinutes: kept?.savedMinutes ?? 0,
    best: bestOrder(rows, stops, minutes, yard),
  };
}

function stopOf(row: StopRow): Stop {
  const place = placeOf(row);
  return {
    id: row.visit.id,
    place: place && [place.latitude, place.longitude],
    window: row.visit.scheduledTime,
  };
}

function placeOf({ property }: StopRow): CrewStop['place'] {
  const { latitude, longitude, address } = property;
  if (latitude !== null && longitude !== null) return { latitude, longitude, isExact: true };
  const middle = addressPoint(address);
  return middle ? { latitude: middle[0], longitude: middle[1], isExact: false } : null;
}

/** Minutes to each stop from the one before of a known place. */
function drivesOf(stops: readonly Stop[], yard: readonly [number, number]): number[] {
  let at = yard;
  return stops.map(({ place }) => {
    if (!place) return 0;
    const drive = driveMinutes(at, place);
    at = place;
    return drive;
  });
}

/** A better order; none once the crew is under way, because no one drives back in time. */
function bestOrder(
  rows: readonly StopRow[],
  stops: readonly Stop[],
  minutes: number,
  yard: readonly [number, number],
): CrewDay['best'] {
  if (rows.some(({ visit }) => visit.status !== 'scheduled')) return null;
  const ordered = orderStops(stops, yard);
  const best = drivenMinutes(ordered, yard);
  const isBetter =
    minutes - best >= LEAST_GAIN_MINUTES || (!keepsWindows(stops) && keepsWindows(ordered));
  if (!isBetter) return null;
  return { visitIds: ordered.map(({ id }) => id), driveMinutes: Math.round(best) };
}
