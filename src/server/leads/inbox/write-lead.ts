// The one writer of leads: every change is a transition of their machine (docs/product/lead-states.md). They arrive by triggers of
// their sources, which also keep name, address and whether they are held (docs/decisions/0040-leads-inbox.md).
import { and, eq, sql } from 'drizzle-orm';
import type { LeadActor, LeadEvent, LeadStage } from '#company/rules/leads/lead-machine.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { requireLeadEvent } from './lead.policy.ts';
import type { LeadRow } from './lead-source.ts';

type Columns = Partial<Omit<typeof leads.$inferInsert, 'id' | 'stage' | 'version'>>;

/** A transition of one lead, with what it changes beside the stage. */
export type LeadWrite = {
  event: LeadEvent;
  actor: LeadActor;
  /** Which of the stages of a transition that leads to several. */
  to?: LeadStage;
  values?: Columns;
};

/**
 * Makes a transition of a lead that the transaction has locked. The version rises; where the machine says so, the first answer
 * stops the clock, and what was new is so no more.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition, or the lead is held.
 */
export async function writeLead(
  tx: Tx,
  lead: LeadRow,
  { event, actor, to: wanted, values }: LeadWrite,
  now: Date,
): Promise<void> {
  const { to, effects } = requireLeadEvent(event, actor, lead);
  const reached = typeof to === 'string' ? to : to.find((stage) => stage === wanted);
  if (!reached) throw new Error(`${event} does not say which stage it leads to`);
  const isAnswer = effects.clock === 'stops';
  await tx
    .update(leads)
    .set({
      ...values,
      ...(isAnswer && { hasNews: false }),
      ...(isAnswer && lead.firstAnsweredAt === null && { firstAnsweredAt: now }),
      stage: reached === 'same' ? lead.stage : reached,
      version: sql`${leads.version} + 1`,
    })
    .where(eq(leads.id, lead.id));
}

/** Stores that someone has looked: what came in is no news any more. No one's version rises by reading. */
export async function storeSeen(tx: Tx, { id }: Pick<LeadRow, 'id'>): Promise<void> {
  await tx
    .update(leads)
    .set({ hasNews: false })
    .where(and(eq(leads.id, id), eq(leads.hasNews, true)));
}

/** Takes the place of a booking out of the inbox: it is part of the lead that it was booked from. */
export async function removeLeadOfBooking(tx: Tx, appointmentId: number): Promise<void> {
  await tx.delete(leads).where(eq(leads.appointmentId, appointmentId));
}

/** Writes how far the leads of a mailbox had come before this program knew them, as the demonstration invents them. */
export async function recordLeads(
  tx: Tx,
  mailbox: string,
  values: Partial<typeof leads.$inferInsert>,
): Promise<{ id: number }[]> {
  return tx.update(leads).set(values).where(eq(leads.mailbox, mailbox)).returning({ id: leads.id });
}
