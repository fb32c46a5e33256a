// Drafts the move of a day, and changes the draft; nothing moves yet and no one is told
// (docs/product/visit-planning.md#moving-a-whole-day).
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { dayMoveFault } from '#company/rules/visits/day-move.ts';
import { RowId } from '#contract/platform/ids.ts';
import type {
  DayMove,
  DayMoveSummary,
  MovedVisitChoice,
  NewDayMove,
} from '#contract/visits/day-moves.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { dayMoves, dayMoveVisits } from '#server/platform/database/schema/visit-planning.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { mayCallOff, mayPostpone } from '../core/visit.policy.ts';
import {
  type DayMoveRow,
  findDayMove,
  listCrewsOf,
  listDayMoves,
  listMovedVisits,
  lockDayMove,
} from './day-move.queries.ts';
import { planRows, roomsOf } from './plan-day-move.ts';
import { presentDayMove } from './present-day-move.ts';

const MOVES_PER_PAGE = 20;
const Place = z.tuple([RowId]);

/** Who acts on which move, in which version they saw it. */
export type MoveAct = { staffId: string; id: number; version: number };

/** A page of moves, the latest first. @throws RequestProblem 422 for a cursor that no list has given. */
export async function dayMovesPage(context: ServerContext, cursor: string | undefined) {
  const [before] = readCursor(cursor, Place) ?? [];
  const rows = await listDayMoves(context.db, before, MOVES_PER_PAGE + 1);
  const shown = rows.slice(0, MOVES_PER_PAGE);
  const ids = [...new Set(shown.flatMap(({ move }) => move.crewIds))];
  const crews = ids.length > 0 ? await listCrewsOf(context.db, ids) : [];
  const items: DayMoveSummary[] = shown.map(({ move, visits }) => ({
    id: move.id,
    fromDate: move.fromDate,
    reason: move.reason,
    status: move.status,
    crews: crews.filter(({ id }) => move.crewIds.includes(id)).map(({ name }) => name),
    visits,
    createdAt: move.createdAt.toISOString(),
  }));
  const last = rows.length > shown.length ? shown.at(-1)?.move.id : undefined;
  return { items, next: last === undefined ? null : writeCursor([last]) };
}

/** @throws RequestProblem 404 for no such move. */
export async function dayMoveOf(context: ServerContext, id: number): Promise<DayMove> {
  return presentDayMove(context, context.db, requireFound(await findDayMove(context.db, id)));
}

/**
 * Drafts a move.
 *
 * @throws RequestProblem 422 for a day that is over, a crew that is not there, or a day without visits.
 */
export async function draftDayMove(
  context: ServerContext,
  staffId: string,
  { date, crewIds, reason }: NewDayMove,
  attempt: Attempt | undefined,
): Promise<DayMove> {
  const now = context.clock();
  const fault = dayMoveFault(date, dateInZone(now, context.settings().timeZone));
  if (fault) throw refused('/date', fault);
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const ids = [...new Set(crewIds)];
    const known = await listCrewsOf(tx, ids);
    if (known.length !== ids.length) throw refused('/crewIds', 'We could not find this crew.');
    const [move] = await tx
      .insert(dayMoves)
      .values({ fromDate: date, crewIds: ids, reason, createdAt: now })
      .returning();
    if (!move) throw new Error('the draft was not kept');
    const count = await planRows(context, tx, move);
    if (count === 0) throw refused('/date', `There is nothing to move on ${formatDate(date)}.`);
    await noteMove(context, tx, { staffId, id: move.id }, 'day-move-drafted', {
      date,
      visits: count,
    });
    return presentDayMove(context, tx, move);
  });
  return answer;
}

/**
 * Chooses what becomes of one visit of a draft.
 *
 * @throws RequestProblem 404 for no such visit of it; 409 for a move that is no draft or was changed meanwhile; 422 for a day
 *   on which the crew does not drive, and for accepted work that would be skipped.
 */
export function chooseForVisit(
  context: ServerContext,
  act: MoveAct & { visitId: number },
  {
    choice,
    toDate = null,
  }: Pick<MovedVisitChoice, 'choice'> & { toDate?: string | null | undefined },
): Promise<DayMove> {
  return changeDraft(context, act, 'day-move-changed', async (tx, move) => {
    const rows = await listMovedVisits(tx, move.id);
    const row = rows.find(({ visit }) => visit.id === act.visitId);
    if (!row) throw new RequestProblem('not_found', 'There is nothing at this address.');
    if (choice !== 'stay' && !mayPostpone(row.visit)) {
      throw refused('/choice', 'The crew is already on the way, so this visit stays on its day.');
    }
    const goesTo = choice === 'move' ? toDate : null;
    if (choice === 'move') {
      const rooms = await roomsOf(context, tx, move);
      const days = rooms.get(row.visit.crewId ?? 0) ?? [];
      if (!days.some(({ date }) => date === goesTo)) {
        throw refused('/toDate', 'The crew does not work on this day. Please choose another one.');
      }
    }
    if (choice === 'skip' && !mayCallOff(row.visit)) {
      throw refused('/choice', 'This work was accepted by the customer. Please choose a day.');
    }
    await tx
      .update(dayMoveVisits)
      .set({ choice, toDate: goesTo })
      .where(and(eq(dayMoveVisits.dayMoveId, move.id), eq(dayMoveVisits.visitId, act.visitId)));
  });
}

/** Plans a draft anew from how things are now; choices by hand are made again. */
export function planAgain(context: ServerContext, act: MoveAct): Promise<DayMove> {
  return changeDraft(context, act, 'day-move-changed', async (tx, move) => {
    await planRows(context, tx, move);
  });
}

/** Gives a draft up. */
export function discardDraft(context: ServerContext, act: MoveAct): Promise<DayMove> {
  return changeDraft(context, act, 'day-move-discarded', async (tx, move) => {
    await tx.update(dayMoves).set({ status: 'discarded' }).where(eq(dayMoves.id, move.id));
  });
}

/** Refuses what is no draft any more, and what was changed since it was seen. */
export async function requireDraft(
  context: ServerContext,
  tx: Tx,
  move: DayMoveRow,
  version: number,
): Promise<void> {
  if (move.status !== 'draft') {
    throw new RequestProblem('wrong_state', 'This is no longer a draft: it was sent or discarded.');
  }
  if (move.version === version) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this draft. Please check it again.',
    { current: await presentDayMove(context, tx, move) },
  );
}

/** Writes down an action on a move, and rings. */
export async function noteMove(
  context: ServerContext,
  tx: Tx,
  { staffId, id }: { staffId: string; id: number },
  action: AuditAction,
  details: Record<string, string | number> = {},
): Promise<void> {
  const subject = { type: 'day-move', id: String(id) } as const;
  await audit(tx, { actorId: staffId, action, subject, details, at: context.clock() });
  await notifyStaff(tx, 'visit', `move-${id}`);
}

/** @throws RequestProblem 404 for no such move. */
export function requireFound(move: DayMoveRow | undefined): DayMoveRow {
  if (!move) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return move;
}

function changeDraft(
  context: ServerContext,
  act: MoveAct,
  action: AuditAction,
  work: (tx: Tx, move: DayMoveRow) => Promise<void>,
): Promise<DayMove> {
  return context.db.transaction(async (tx) => {
    const move = requireFound(await lockDayMove(tx, act.id));
    await requireDraft(context, tx, move, act.version);
    await work(tx, move);
    const [changed] = await tx
      .update(dayMoves)
      .set({ version: sql`${dayMoves.version} + 1` })
      .where(eq(dayMoves.id, act.id))
      .returning();
    await noteMove(context, tx, act, action);
    return presentDayMove(context, tx, changed ?? move);
  });
}

function refused(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
