// Decides, minute by minute, which customers of moved visits are told now: by mail once the time to undo is over, by text
// message only within lawful hours and to who allowed it.
import { and, eq } from 'drizzle-orm';
import { isTextHour } from '#company/rules/time/text-hours.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { dayMoveVisits } from '#server/platform/database/schema/visit-planning.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { consentedNumbers } from '#server/platform/text-messages/consented-numbers.ts';
import type { ServerContext } from '../../context.ts';
import { type DayMoveRow, listDueMoves, listMovedVisits, lockDayMove } from './day-move.queries.ts';

type Told = { dayMoveId: number; visitId: number };

export const movedVisitMail: JobKind<Told> = { name: 'moved-visit-mail' };
export const movedVisitText: JobKind<Told> = { name: 'moved-visit-text' };

/** Enqueues what is due; each visit of a move is decided about once for mail and once for text. */
export async function enqueueMovedVisits(context: ServerContext): Promise<void> {
  for (const { id } of await listDueMoves(context.db, context.clock())) {
    await context.db.transaction(async (tx) => {
      // Under the lock of the move, so that no one undoes what is being told.
      const move = await lockDayMove(tx, id);
      if (move?.status === 'sent') await enqueueOf(context, tx, move);
    });
  }
}

async function enqueueOf(context: ServerContext, tx: Tx, move: DayMoveRow): Promise<void> {
  const now = context.clock();
  const mayText = isTextHour(now, context.settings().timeZone);
  const rows = (await listMovedVisits(tx, move.id)).filter(({ moved }) => moved.choice !== 'stay');
  const numbers = await consentedNumbers(tx, [...new Set(rows.map(({ user }) => user.id))]);
  for (const { moved, user } of rows) {
    const told = { dayMoveId: move.id, visitId: moved.visitId };
    if (!moved.mailedAt) {
      await context.jobs.enqueue(tx, movedVisitMail, told);
      await mark(tx, told, { mailedAt: now });
    }
    if (moved.textedAt) continue;
    // Who allowed no text messages is decided about at once: a consent of tomorrow is not for today's news.
    if (!numbers.has(user.id)) await mark(tx, told, { textedAt: now });
    else if (mayText) {
      await context.jobs.enqueue(tx, movedVisitText, told);
      await mark(tx, told, { textedAt: now });
    }
  }
}

async function mark(
  tx: Tx,
  { dayMoveId, visitId }: Told,
  values: { mailedAt: Date } | { textedAt: Date },
): Promise<void> {
  await tx
    .update(dayMoveVisits)
    .set(values)
    .where(and(eq(dayMoveVisits.dayMoveId, dayMoveId), eq(dayMoveVisits.visitId, visitId)));
}
