// Works out where the visits of a day can go, and keeps it as the rows of a draft.
import { eq } from 'drizzle-orm';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import {
  DAYS_TO_MOVE_TO,
  type DayRoom,
  type DayVisit,
  isMakeupDay,
  proposeMoves,
} from '#company/rules/visits/day-move.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { dayMoveVisits } from '#server/platform/database/schema/visit-planning.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { crewPlaces, makeupPlaces } from '../core/crew-day.ts';
import { mayCallOff, mayPostpone } from '../core/visit.policy.ts';
import { countCrewVisits } from '../core/visit.queries.ts';
import {
  chosenByCustomers,
  type DayMoveRow,
  listCrewsOf,
  listOtherDays,
  listVisitsToMove,
} from './day-move.queries.ts';

/** How far a property's other visits are looked for. */
const LOOK_DAYS = 30;

/** Puts the visits that are on the day now into the draft, each with its proposal. Gives how many there are. */
export async function planRows(
  context: ServerContext,
  tx: Tx,
  move: Pick<DayMoveRow, 'id' | 'fromDate' | 'crewIds'>,
): Promise<number> {
  const { id: dayMoveId, fromDate, crewIds } = move;
  const rows = await listVisitsToMove(tx, fromDate, crewIds);
  const chosen = await chosenByCustomers(
    tx,
    rows.map(({ id }) => id),
  );
  const others = await listOtherDays(
    tx,
    rows.map(({ propertyId }) => propertyId),
    { after: fromDate, to: addDays(fromDate, LOOK_DAYS) },
  );
  const rooms = await roomsOf(context, tx, move);
  const day: DayVisit[] = rows.map((visit) => ({
    visitId: visit.id,
    crewId: visit.crewId ?? 0,
    isUnderWay: !mayPostpone(visit),
    isPromised: visit.serviceRequestId !== null || chosen.has(visit.id),
    canSkip: mayCallOff(visit),
    otherDays: others.get(visit.propertyId) ?? [],
  }));
  const proposals = proposeMoves(day, (crewId) => rooms.get(crewId) ?? []);
  await tx.delete(dayMoveVisits).where(eq(dayMoveVisits.dayMoveId, dayMoveId));
  if (proposals.length === 0) return 0;
  await tx.insert(dayMoveVisits).values(
    proposals.map((proposal, index) => ({
      ...proposal,
      dayMoveId,
      visitVersion: rows[index]?.version ?? 0,
      position: index + 1,
      fromStopOrder: rows[index]?.stopOrder ?? null,
      hadOriginalDate: rows[index]?.originalDate ?? null,
    })),
  );
  return proposals.length;
}

/**
 * The days to which each crew's visits can go, with the places left on them; never today or before. The next Saturday is among them
 * where the crew makes visits on it.
 */
export async function roomsOf(
  context: ServerContext,
  db: Db,
  { fromDate, crewIds }: Pick<DayMoveRow, 'fromDate' | 'crewIds'>,
): Promise<Map<number, DayRoom[]>> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const begin = fromDate > today ? fromDate : today;
  const days = Array.from({ length: DAYS_TO_MOVE_TO + 4 }, (_, index) => addDays(begin, index + 1));
  const end = days.at(-1) ?? begin;
  const closed = await closedBetween(db, begin, end);
  const saturday = days.find(isMakeupDay);
  const rooms = new Map<number, DayRoom[]>();
  for (const crew of await listCrewsOf(db, crewIds)) {
    const taken = await countCrewVisits(db, crew.id, begin, end);
    const placesOn = (date: string) =>
      date === saturday ? makeupPlaces(crew, date) : crewPlaces(crew, date);
    const open = days.filter((date) => !closed.has(date) && placesOn(date) > 0);
    rooms.set(
      crew.id,
      open.map((date) => ({ date, free: Math.max(0, placesOn(date) - (taken.get(date) ?? 0)) })),
    );
  }
  return rooms;
}
