// Charges a kept card or account without its customer: looks again whether that is still right, settles that Stripe is asked, asks by the key of
// the try, and takes the answer as any other news of a payment.
import { and, eq, isNull } from 'drizzle-orm';
import { nextAutopayStep } from '#company/rules/billing/autopay.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { onlinePayments, savedMethods } from '#server/platform/database/schema/online-payments.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { failTry } from '../online/fail-try.ts';
import { takeNews } from '../online/hear-stripe.service.ts';
import type { OnlinePaymentRow } from '../online/online-payment.queries.ts';
import { stripeGateway } from '../online/stripe-gateway.ts';
import { noteAsked, writeOnlinePayment } from '../online/write-online-payment.ts';
import { autopayInvoices } from './autopay.queries.ts';

/** Stripe remembers a key for a day; what was asked longer ago is looked for before it is asked again. */
const KEY_REMEMBERED_MS = 12 * 3_600_000;

type Ready = {
  row: OnlinePaymentRow;
  method: { stripeId: string; stripeCustomerId: string };
  /** Whether it may have been asked before: it is looked for first. */
  mayBeThere: boolean;
  /** Whether it may be asked for, when it is not there. */
  mayAsk: boolean;
};

/** Asks Stripe for a charge that was begun; a second time it is the same one. */
export async function chargeMethod(context: ServerContext, onlinePaymentId: string): Promise<void> {
  const { config, db, clock, settings } = context;
  if (!config.stripe) return;
  const gateway = stripeGateway(config.stripe);
  const ready = await db.transaction((tx) => prepare(context, tx, onlinePaymentId));
  if (!ready) return;
  const { row, method, mayBeThere, mayAsk } = ready;
  const found = mayBeThere
    ? await gateway.findIntent(method.stripeCustomerId, row.id, clock())
    : undefined;
  if (!found && !mayAsk) {
    await db.transaction((tx) => withdraw(context, tx, row.id));
    return;
  }
  const answer =
    found ??
    (await gateway.charge(
      {
        ...{ key: row.key, cents: row.cents, onlinePaymentId: row.id },
        ...{ customer: method.stripeCustomerId, method: method.stripeId },
        description: settings().companyName,
      },
      clock(),
    ));
  await db.transaction(async (tx) => {
    if ('refused' in answer) await failTry(context, tx, row.id, answer.refused);
    else await takeNews(context, tx, answer.news);
  });
}

/** Undefined when it has ended, or ends here because it is no longer right. */
async function prepare(
  context: ServerContext,
  tx: Tx,
  onlinePaymentId: string,
): Promise<Ready | undefined> {
  const row = await lockTry(tx, onlinePaymentId);
  if (!row || row.intentId) return undefined;
  const now = context.clock();
  const mayAsk = await isStillRight(context, tx, row);
  const [method] = await tx
    .select()
    .from(savedMethods)
    .where(eq(savedMethods.id, row.methodId ?? row.id));
  if (!method || (!mayAsk && row.askedAt === null)) {
    await end(tx, row, now);
    return undefined;
  }
  if (row.askedAt === null) await noteAsked(tx, row.id, now);
  const age = row.askedAt ? now.getTime() - row.askedAt.getTime() : 0;
  return { row, method, mayAsk, mayBeThere: !mayAsk || age > KEY_REMEMBERED_MS };
}

/** Whether the invoice would be charged by this sum and method if it were decided now. */
async function isStillRight(
  { clock, settings }: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
): Promise<boolean> {
  const { timeZone } = settings();
  const now = clock();
  const today = dateInZone(now, timeZone);
  const asked = { timeZone, now, userId: row.userId, id: row.invoiceId ?? row.id };
  const [invoice] = await autopayInvoices(tx, asked);
  if (!invoice || invoice.openCents !== row.cents) return false;
  if (invoice.agreement.methodId !== row.methodId) return false;
  const step = nextAutopayStep({ ...invoice, isBusy: false }, invoice.agreement.noticeDays, today);
  return 'kind' in step && step.kind === 'charge' && step.on <= today;
}

async function lockTry(tx: Tx, id: string): Promise<OnlinePaymentRow | undefined> {
  const isOpen = and(eq(onlinePayments.id, id), isNull(onlinePayments.endedAt));
  const [known] = await tx.select().from(onlinePayments).where(isOpen);
  if (!known) return undefined;
  await lockAccounts(tx, [known.userId]);
  const [row] = await tx.select().from(onlinePayments).where(isOpen).for('update');
  return row?.userId === known.userId ? row : undefined;
}

async function withdraw({ clock }: ServerContext, tx: Tx, id: string): Promise<void> {
  const row = await lockTry(tx, id);
  if (row && !row.intentId) await end(tx, row, clock());
}

/** It ends without a reason: nothing was tried, so nothing failed. */
async function end(tx: Tx, row: OnlinePaymentRow, at: Date): Promise<void> {
  await writeOnlinePayment(tx, row, { event: 'withdraw', by: { actor: 'autopay', at } });
  await announce(tx, 'portal', row.userId);
}

/** Has no one go on at Stripe with a charge that failed. */
export async function cancelAtStripe(
  { config, db }: ServerContext,
  onlinePaymentId: string,
): Promise<void> {
  const [row] = await db
    .select({ intentId: onlinePayments.intentId, status: onlinePayments.status })
    .from(onlinePayments)
    .where(eq(onlinePayments.id, onlinePaymentId));
  if (!config.stripe || !row?.intentId || row.status !== 'canceled') return;
  await stripeGateway(config.stripe).cancelIntent(row.intentId);
}
