// Decides about leads that look like a robot's: what was held goes out, or its time is given back.
import { eq, sql } from 'drizzle-orm';
import type { LeadDecision } from '#company/rules/leads/lead-machine.ts';
import type { Lead } from '#contract/leads/leads.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { leadEntries } from '#server/platform/database/schema/lead.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { getsReceipt } from '../form-guard/review-reasons.ts';
import { planMail } from '../plan-requests/plan-request-mails.ts';
import { countPromoUse } from '../plan-requests/promo-codes.ts';
import { quoteMail } from '../quote-requests/quote-request-mails.ts';
import { actOnLead, addEntry, type LeadAct, note } from './lead.service.ts';
import type { LeadRow } from './lead-source.ts';
import { writeLead } from './write-lead.ts';

/**
 * Decides about a lead that is no booking. What its person would have got goes out once, however often someone changes
 * their mind.
 *
 * @throws RequestProblem 404; 409 when it was changed meanwhile, or for what this kind of lead cannot do.
 */
export function reviewLead(
  context: ServerContext,
  act: LeadAct,
  decision: LeadDecision,
): Promise<Lead> {
  return actOnLead(context, act, async (tx, row, now) => {
    const isHeld = decision === 'hold';
    if (decision === 'release' || row.kind === 'call') throw notThis();
    if (row.isHeld === isHeld) return;
    const table = row.kind === 'quote' ? quoteRequests : planRequests;
    const [source] = await tx
      .update(table)
      .set({ underReview: isHeld })
      .where(eq(table.id, row.sourceId))
      .returning({ reasons: table.reviewReasons });
    await writeLead(tx, row, { event: isHeld ? 'hold' : 'letIn', actor: 'staff' }, now);
    await addEntry(tx, row, act.staff, now, { kind: 'made', details: { made: decision } });
    await note(tx, act, isHeld ? 'lead-held' : 'lead-let-in', now);
    if (!isHeld && (await isFirstTime(tx, row)))
      await sendWhatWasHeld(tx, context, row, source?.reasons ?? []);
  });
}

/** Its person gets the receipt that they did not get; a promo code counts from now on, unless it is used up by others. */
async function sendWhatWasHeld(
  tx: Tx,
  { jobs }: ServerContext,
  row: LeadRow,
  reasons: readonly string[],
): Promise<void> {
  const isOwed = !getsReceipt(reasons);
  if (row.kind === 'quote') {
    if (isOwed) await jobs.enqueue(tx, quoteMail, { quoteRequestId: row.sourceId, to: 'customer' });
    return;
  }
  if (isOwed) await jobs.enqueue(tx, planMail, { planRequestId: row.sourceId, to: 'customer' });
  const [plan] = await tx.select().from(planRequests).where(eq(planRequests.id, row.sourceId));
  if (plan?.promoCode) {
    await countPromoUse(tx, plan.promoCode).catch((error: unknown) => {
      if (!(error instanceof RequestProblem)) throw error;
    });
  }
}

async function isFirstTime(tx: Tx, { id }: LeadRow): Promise<boolean> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${leadEntries}
    where lead_id = ${id} and kind = 'made' and details ->> 'made' = 'not-spam'`);
  return rows[0]?.count === 1;
}

/** A refusal of what this kind of lead cannot do. */
export function notThis(): RequestProblem {
  return new RequestProblem('wrong_state', 'This cannot be decided for this kind of lead.');
}
