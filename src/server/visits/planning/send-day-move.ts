// Carries a drafted move out, once, and takes it back as long as no one has heard of it.
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { formatDate } from '#company/rules/time/company-time.ts';
import { isMakeupDay } from '#company/rules/visits/day-move.ts';
import type { DayMove } from '#contract/visits/day-moves.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { dayMoves, dayMoveVisits } from '#server/platform/database/schema/visit-planning.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockCrew } from '../core/crew-day.ts';
import { comeBackRefusal, mayDo } from '../core/visit.policy.ts';
import { callOff, postpone, restore } from '../core/visit-schedule.ts';
import {
  type DayMoveRow,
  listMovedVisits,
  lockDayMove,
  type MovedVisitRow,
} from './day-move.queries.ts';
import { type MoveAct, noteMove, requireDraft, requireFound } from './day-move.service.ts';
import { roomsOf } from './plan-day-move.ts';
import { canStillUndo, presentDayMove } from './present-day-move.ts';

/** Until the first message leaves, all of it can be taken back. */
const UNDO_MINUTES = 5;

/** Places in the order of a day to which others come: after those that are there. */
const AFTER_THE_OTHERS = 100;

/**
 * Moves the visits and lets their customers know in a few minutes. A second time changes nothing.
 *
 * @throws RequestProblem 404 for no such move; 409 for a draft that someone changed or gave up, for visits that were changed
 *   since they were planned, and for days whose places were taken since.
 */
export function sendDayMove(context: ServerContext, act: MoveAct): Promise<DayMove> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const move = requireFound(await lockDayMove(tx, act.id));
    if (move.status === 'sent') return presentDayMove(context, tx, move);
    await requireDraft(context, tx, move, act.version);
    const rows = await lockRows(tx, move);
    requireUnchanged(rows);
    await requireRoom(context, tx, move, rows);
    for (const row of rows) await carryOut(context, tx, move, row);
    const [sent] = await tx
      .update(dayMoves)
      .set({
        status: 'sent',
        version: sql`${dayMoves.version} + 1`,
        sentAt: now,
        messagesFrom: new Date(now.getTime() + UNDO_MINUTES * 60_000),
      })
      .where(eq(dayMoves.id, move.id))
      .returning();
    await noteMove(context, tx, act, 'day-move-sent', { visits: rows.length });
    return presentDayMove(context, tx, sent ?? move);
  });
}

/**
 * Takes a move back: every visit that no one touched since is where it was. A second time changes nothing.
 *
 * @throws RequestProblem 404 for no such move; 409 `too_late` once a message has left.
 */
export function undoDayMove(context: ServerContext, act: MoveAct): Promise<DayMove> {
  return context.db.transaction(async (tx) => {
    const move = requireFound(await lockDayMove(tx, act.id));
    if (move.status === 'undone') return presentDayMove(context, tx, move);
    const rows = await lockRows(tx, move);
    if (!canStillUndo(move, rows, context.clock())) {
      throw new RequestProblem(
        'too_late',
        'Messages have already gone out. Please move the visits with a new draft, so that everyone hears about it.',
      );
    }
    for (const row of rows) await putBack(context, tx, move, row);
    const [undone] = await tx
      .update(dayMoves)
      .set({ status: 'undone', version: sql`${dayMoves.version} + 1` })
      .where(eq(dayMoves.id, move.id))
      .returning();
    await noteMove(context, tx, act, 'day-move-undone', { visits: rows.length });
    return presentDayMove(context, tx, undone ?? move);
  });
}

/** The crews before the visits, as everyone does who moves one. */
async function lockRows(tx: Tx, move: DayMoveRow): Promise<MovedVisitRow[]> {
  for (const crewId of move.crewIds.toSorted((one, other) => one - other)) {
    await lockCrew(tx, crewId);
  }
  const ids = (await listMovedVisits(tx, move.id)).map(({ visit }) => visit.id);
  if (ids.length > 0) {
    await tx
      .select({ id: visits.id })
      .from(visits)
      .where(inArray(visits.id, ids))
      .orderBy(asc(visits.id))
      .for('update');
  }
  return listMovedVisits(tx, move.id);
}

function requireUnchanged(rows: readonly MovedVisitRow[]): void {
  const other = rows.filter(
    ({ moved, visit }) => moved.choice !== 'stay' && visit.version !== moved.visitVersion,
  );
  if (other.length === 0) return;
  const whose = other.length === 1 ? 'One visit was' : `${other.length} visits were`;
  throw new RequestProblem(
    'changed_meanwhile',
    `${whose} changed since this was planned. Please plan again and review it.`,
  );
}

/** Anyone who was shown as one too many may be; no one else, and no one on a makeup Saturday. */
async function requireRoom(
  context: ServerContext,
  tx: Tx,
  move: DayMoveRow,
  rows: readonly MovedVisitRow[],
): Promise<void> {
  const rooms = await roomsOf(context, tx, move);
  const taken = new Map<string, number>();
  for (const { moved, visit } of rows) {
    if (!moved.toDate) continue;
    if (moved.conflicts.includes('no-room') && !isMakeupDay(moved.toDate)) continue;
    const name = `${visit.crewId} ${moved.toDate}`;
    taken.set(name, (taken.get(name) ?? 0) + 1);
    const room = rooms.get(visit.crewId ?? 0)?.find(({ date }) => date === moved.toDate);
    if ((taken.get(name) ?? 0) <= (room?.free ?? 0)) continue;
    throw new RequestProblem(
      'day_full',
      `${formatDate(moved.toDate)} has no room for all of them. Please choose other days, or plan it again.`,
    );
  }
}

async function carryOut(
  context: ServerContext,
  tx: Tx,
  move: DayMoveRow,
  { moved, visit, user }: MovedVisitRow,
): Promise<void> {
  if (moved.choice === 'stay') return;
  const locked = { visit, userId: user.id };
  const { version } =
    moved.choice === 'skip'
      ? await callOff(context, tx, locked, move.reason)
      : await postpone(context, tx, locked, {
          date: moved.toDate ?? visit.scheduledDate,
          stopOrder: AFTER_THE_OTHERS + moved.position,
          reason: move.reason,
        });
  await tx
    .update(dayMoveVisits)
    .set({ movedVersion: version })
    .where(sql`${dayMoveVisits.dayMoveId} = ${move.id} and ${dayMoveVisits.visitId} = ${visit.id}`);
}

async function putBack(
  context: ServerContext,
  tx: Tx,
  move: DayMoveRow,
  { moved, visit, user }: MovedVisitRow,
): Promise<void> {
  if (moved.movedVersion === null || visit.version !== moved.movedVersion) return;
  // What can no longer be where it was stays where it is.
  if (!mayDo('restore', 'system', visit) || (await comeBackRefusal(tx, visit))) return;
  const locked = { visit, userId: user.id };
  await restore(context, tx, locked, {
    scheduledDate: move.fromDate,
    stopOrder: moved.fromStopOrder,
    originalDate: moved.hadOriginalDate,
  });
}
