// The one writer of mailings: every change is a transition of their machine (docs/product/mailing-states.md).
import { and, eq, sql } from 'drizzle-orm';
import { NEW, stateAfter } from '#company/rules/platform/state-machine.ts';
import {
  type MailingActor,
  type MailingEvent,
  type MailingTransition,
  mailingTransition,
} from '#company/rules/site/mailing-machine.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { mailings } from '#server/platform/database/schema/mailing.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { requireMailingTransition } from './mailing.policy.ts';

export type MailingRow = typeof mailings.$inferSelect;
type Columns = typeof mailings.$inferInsert;

/** Who acts: someone of the staff, or a rule. */
export type MailingActing = { actor: MailingActor; actorId: string | null; at: Date };

/** A transition with what it changes beside the status. */
export type MailingWrite = {
  event: MailingEvent;
  by: MailingActing;
  values?: Partial<Omit<Columns, 'id' | 'status' | 'version'>>;
};

/** Adds a draft. */
export async function addMailing(tx: Tx, subject: string, by: MailingActing): Promise<MailingRow> {
  const transition = mailingTransition('write', by.actor, NEW);
  if (!transition) throw new Error('no one can start a draft');
  const [row] = await tx
    .insert(mailings)
    .values({ subject, authorId: by.actorId, createdAt: by.at, updatedAt: by.at })
    .returning();
  if (!row) throw new Error('the draft was not written');
  await follow(tx, row, transition, by);
  return row;
}

/**
 * Makes a transition of a mailing that the transaction has locked. It changes only while it is in the state and version that
 * were read.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition, or the row is not that anymore.
 */
export async function writeMailing(
  tx: Tx,
  mailing: MailingRow,
  { event, by, values = {} }: MailingWrite,
): Promise<MailingRow> {
  const transition = requireMailingTransition(event, by.actor, mailing.status);
  const [row] = await tx
    .update(mailings)
    .set({
      ...values,
      status: stateAfter(transition, mailing.status),
      version: sql`${mailings.version} + 1`,
      updatedAt: by.at,
    })
    .where(
      and(
        eq(mailings.id, mailing.id),
        eq(mailings.status, mailing.status),
        eq(mailings.version, mailing.version),
      ),
    )
    .returning();
  if (!row) throw new RequestProblem('wrong_state', 'This newsletter has changed meanwhile.');
  await follow(tx, row, transition, by);
  return row;
}

async function follow(
  tx: Tx,
  row: MailingRow,
  { effects }: MailingTransition,
  { actorId, at }: MailingActing,
): Promise<void> {
  await audit(tx, {
    actorId,
    action: effects.audit,
    subject: { type: 'mailing', id: String(row.id) },
    details: { version: row.version },
    at,
  });
  await notifyStaff(tx, 'mailing', row.id);
}
