// A moved day as the office sees it: visits, conflicts as they are by now, days with room, and the messages.
import { displayName } from '#company/rules/customers/person-name.ts';
import { isTextHour } from '#company/rules/time/text-hours.ts';
import {
  type DayMoveConflict,
  type DayRoom,
  isMakeupDay,
  isNextVisitNear,
} from '#company/rules/visits/day-move.ts';
import { movedVisitWords } from '#company/rules/visits/day-move-message.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { DayMove } from '#contract/visits/day-moves.ts';
import type { Db } from '#server/platform/database/client.ts';
import { consentedNumbers } from '#server/platform/text-messages/consented-numbers.ts';
import type { ServerContext } from '../../context.ts';
import { mayCallOff } from '../core/visit.policy.ts';
import {
  type DayMoveRow,
  listConsultationsOn,
  listCrewsOf,
  listMovedVisits,
  listOtherDays,
  type MovedVisitRow,
} from './day-move.queries.ts';
import { roomsOf } from './plan-day-move.ts';

/** The whole of a move. */
export async function presentDayMove(
  context: ServerContext,
  db: Db,
  move: DayMoveRow,
): Promise<DayMove> {
  const rows = await listMovedVisits(db, move.id);
  const crews = await listCrewsOf(db, move.crewIds);
  const rooms = await roomsOf(context, db, move);
  const numbers = await consentedNumbers(db, [...new Set(rows.map(({ user }) => user.id))]);
  const others = await otherDaysOf(db, move, rows);
  const isDraft = move.status === 'draft';
  return {
    id: move.id,
    version: move.version,
    status: move.status,
    fromDate: move.fromDate,
    reason: move.reason,
    crews: crews.map(({ id, name }) => ({
      id,
      name,
      days: (rooms.get(id) ?? []).map(presentRoom),
    })),
    items: rows.map((row) => ({
      visitId: row.visit.id,
      crewId: row.visit.crewId ?? 0,
      customer: displayName(row.user),
      address: row.property.address,
      serviceType: row.visit.serviceType,
      window: windowLabel(row.visit.scheduledTime),
      choice: row.moved.choice,
      toDate: row.moved.toDate,
      isMakeup: row.moved.toDate !== null && isMakeupDay(row.moved.toDate),
      conflicts: conflictsOf(row, others.get(row.visit.propertyId) ?? []),
      canSkip: isDraft ? mayCallOff(row.visit) : row.visit.serviceRequestId === null,
      wasChanged: isDraft && row.visit.version !== row.moved.visitVersion,
      hasTextConsent: numbers.has(row.user.id),
    })),
    messages: messagesOf(context, move, rows, numbers),
    consultations: await listConsultationsOn(db, move.fromDate),
    canUndo: canStillUndo(move, rows, context.clock()),
  };
}

function presentRoom({ date, free }: DayRoom): DayMove['crews'][number]['days'][number] {
  return { date, free, isMakeup: isMakeupDay(date) };
}

/** Whether no one has heard of a move yet. */
export function canStillUndo(
  { status, messagesFrom }: DayMoveRow,
  rows: readonly MovedVisitRow[],
  now: Date,
): boolean {
  return (
    status === 'sent' &&
    messagesFrom !== null &&
    now < messagesFrom &&
    rows.every(({ moved }) => moved.mailedAt === null && moved.textedAt === null)
  );
}

/** What stood against it when it was planned, and whether the day that is chosen now has the next visit near. */
function conflictsOf({ moved }: MovedVisitRow, otherDays: readonly string[]): DayMoveConflict[] {
  const planned = moved.conflicts;
  if (moved.toDate === null || planned.includes('next-visit-near')) return planned;
  return isNextVisitNear(otherDays, moved.toDate) ? [...planned, 'next-visit-near'] : planned;
}

async function otherDaysOf(db: Db, { fromDate }: DayMoveRow, rows: readonly MovedVisitRow[]) {
  const last = rows
    .flatMap(({ moved }) => moved.toDate ?? [])
    .sort()
    .at(-1);
  if (!last) return new Map<number, string[]>();
  const all = await listOtherDays(
    db,
    rows.map(({ visit }) => visit.propertyId),
    { after: fromDate, to: `${last.slice(0, 4)}-12-31` },
  );
  // Once it is sent the visit itself stands on its new day.
  const own = new Map(rows.map(({ visit }) => [visit.propertyId, visit.scheduledDate]));
  return new Map([...all].map(([id, days]) => [id, days.filter((day) => day !== own.get(id))]));
}

function messagesOf(
  context: ServerContext,
  move: DayMoveRow,
  rows: readonly MovedVisitRow[],
  numbers: ReadonlyMap<string, string>,
): DayMove['messages'] {
  const { companyName, phone, timeZone } = context.settings();
  const told = rows.filter(({ moved }) => moved.choice !== 'stay');
  const [first] = told;
  const words =
    first &&
    movedVisitWords({
      // Staff read what they send in English, whoever is told of it in Spanish.
      language: 'en',
      companyName,
      phone,
      reason: move.reason,
      fromDate: move.fromDate,
      toDate: first.moved.toDate,
      time: first.visit.scheduledTime,
    });
  return {
    mails: told.length,
    texts: told.filter(({ user }) => numbers.has(user.id)).length,
    textsWait: !isTextHour(context.clock(), timeZone),
    from: move.messagesFrom?.toISOString() ?? null,
    subject: words?.subject ?? null,
    text: words?.text ?? null,
  };
}
