// An account's money as the office works on it, and what is charged besides visits (docs/product/billing.md#accounts).
import { and, eq, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Balance, DeskAccount, NewCharge } from '#contract/billing/billing-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { charges, invoiceItems } from '#server/platform/database/schema/billing.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { presentAutopay } from '../autopay/present-autopay.ts';
import { creditsOf } from '../core/balances.queries.ts';
import { lockCustomerAccount, requireCustomer } from '../core/lock-customer-account.ts';
import { billableCharges } from '../invoices/billable.queries.ts';
import { draftInvoices } from '../invoices/draft-invoices.ts';
import { mostRefundable } from '../online/refundable.queries.ts';
import { findHold } from '../reminders/reminders.queries.ts';
import { openTasksOf } from '../tasks/billing-tasks.service.ts';
import { refundsOf } from './account.queries.ts';
import { owedNow, readAccount } from './account.service.ts';

/** @throws RequestProblem 404 for someone who is no customer. */
export async function deskAccount(
  context: ServerContext,
  db: Db,
  customerId: string,
): Promise<DeskAccount> {
  const customer = await requireCustomer(context, db, customerId);
  const { id, email } = customer;
  const waiting = await billableCharges(db, { userIds: [id], since: null });
  const drafts = await draftInvoices(context, db, [id]);
  return {
    ...(await readAccount(context, db, id)),
    customer: { id, name: displayName(customer), isMailed: Boolean(email) },
    charges: waiting.map(({ charge }) => ({
      ...{ id: charge.id, description: charge.description, amount: charge.amount },
      ...{ isTaxed: charge.taxClass === 'taxable', chargedOn: charge.chargedOn },
    })),
    refunds: await refundsOf(db, id),
    refundable: amountOf(context.config.stripe ? await mostRefundable(db, id) : 0),
    autopay: context.config.stripe ? await presentAutopay(context, db, id) : null,
    tasks: await openTasksOf(db, id),
    unbilled: amountOf(drafts.reduce((cents, { total }) => cents + total, 0)),
    reminderHold: await presentHold(context, db, id),
  };
}

/** @throws RequestProblem 404 for someone who is no customer. */
export async function readBalance(context: ServerContext, customerId: string): Promise<Balance> {
  const { db } = context;
  const { id } = await requireCustomer(context, db, customerId);
  const credits = await creditsOf(db, [id]);
  return { owed: await owedNow(context, db, id), credit: amountOf(credits.get(id) ?? 0) };
}

async function presentHold({ settings }: ServerContext, db: Db, userId: string) {
  const hold = await findHold(db, userId);
  if (!hold) return null;
  return { reason: hold.reason, since: dateInZone(hold.startedAt, settings().timeZone) };
}

/**
 * Charges something besides visits; it waits for the next invoice.
 *
 * @throws RequestProblem 404 for someone who is no customer.
 */
export async function addCharge(
  context: ServerContext,
  staffId: string,
  { customerId, ...charge }: NewCharge & { customerId: string },
  attempt: Attempt | undefined,
): Promise<DeskAccount> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const { id: userId } = await lockCustomerAccount(context, tx, customerId);
    const at = context.clock();
    const [row] = await tx
      .insert(charges)
      .values({ ...charge, userId, addedBy: staffId, createdAt: at })
      .returning();
    if (!row) throw new Error('the charge was not written');
    const subject = { type: 'charge', id: String(row.id) } as const;
    const details = { amount: row.amount };
    await audit(tx, { actorId: staffId, action: 'charge-added', subject, details, at });
    await notifyStaff(tx, 'billing');
    return deskAccount(context, tx, userId);
  });
  return answer;
}

/**
 * Takes a charge back.
 *
 * @throws RequestProblem 404 for an unknown one, 409 for one that was billed.
 */
export async function removeCharge(
  context: ServerContext,
  staffId: string,
  id: number,
): Promise<null> {
  return context.db.transaction(async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, id)).for('update');
    if (!charge) throw new RequestProblem('not_found', 'We could not find this charge.');
    const isBilled = sql`exists (select from ${invoiceItems} where ${invoiceItems.chargeId} = ${id})`;
    const gone = await tx
      .delete(charges)
      .where(and(eq(charges.id, id), sql`not ${isBilled}`))
      .returning({ id: charges.id });
    if (gone.length === 0) {
      throw new RequestProblem(
        'wrong_state',
        'This charge is on an invoice. Please credit it there.',
      );
    }
    const subject = { type: 'charge', id: String(id) } as const;
    const details = { amount: charge.amount };
    await audit(tx, {
      actorId: staffId,
      action: 'charge-removed',
      subject,
      details,
      at: context.clock(),
    });
    await notifyStaff(tx, 'billing');
    return null;
  });
}
