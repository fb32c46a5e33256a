// Announces and begins the charges of autopay, by the clock: each invoice once, whatever is restarted or runs beside it
// (docs/product/online-payments.md#autopay).
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { writeNotice } from '../agreements/write-autopay.ts';
import { forEachAccount } from '../core/for-each-account.ts';
import { addCharge } from '../online/write-online-payment.ts';
import { type AutopayRow, countTries } from './autopay.queries.ts';
import { announcedCharge, autopayMoments, dueSteps } from './due-steps.ts';

/** The mail that announces a charge. */
export const autopayNoticeMail: JobKind<{ noticeId: number }> = { name: 'autopay-notice-mail' };

/** Asks Stripe for a charge that was begun. */
export const autopayCharge: JobKind<{ onlinePaymentId: string }> = { name: 'autopay-charge' };

const HOUR = 3_600_000;

/** Does what is due today: invoices are announced so many days ahead, and charged on their day or the first one after it. @throws Error when an account failed */
export async function runAutopay(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  if (autopayMoments(context, [now]).length === 0) return;
  await pursueCharges(context, now);
  const accounts = (await dueSteps(context, db, [now])).map(({ invoice }) => invoice.userId);
  await forEachAccount(context, accounts, async (tx, userId) => {
    for (const { invoice, kind, on } of await dueSteps(context, tx, [now], userId)) {
      if (kind === 'announce') await announceCharge(context, tx, invoice, on);
      if (kind === 'charge') await beginCharge(context, tx, invoice);
    }
    await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'billing');
  });
}

async function announceCharge(
  { clock, jobs }: ServerContext,
  tx: Tx,
  invoice: AutopayRow,
  today: string,
): Promise<void> {
  const { id: invoiceId, agreement } = invoice;
  const notice = { invoiceId, changeId: agreement.id, ...announcedCharge(invoice, today) };
  const noticeId = await writeNotice(tx, notice, clock());
  await jobs.enqueue(tx, autopayNoticeMail, { noticeId });
}

/** Writes the charge down before Stripe is asked. Another one of the invoice cannot be begun until this one has ended. */
async function beginCharge(
  { clock, jobs }: ServerContext,
  tx: Tx,
  { id: invoiceId, userId, agreement, openCents: cents }: AutopayRow,
): Promise<void> {
  const attempt = (await countTries(tx, invoiceId)) + 1;
  const row = await addCharge(tx, {
    ...{ userId, invoiceId, cents, attempt },
    ...{ methodId: agreement.methodId, methodLabel: agreement.method },
    ...{ key: `autopay/${invoiceId}/${attempt}`, createdAt: clock() },
  });
  if (row) await jobs.enqueue(tx, autopayCharge, { onlinePaymentId: row.id });
}

/** Charges of which Stripe has said nothing for an hour are asked for again; by their keys they are the same ones. */
async function pursueCharges({ db, jobs }: ServerContext, now: Date): Promise<void> {
  const { id, isAutopay, endedAt, intentId, createdAt } = onlinePayments;
  const silent = await db
    .select({ id })
    .from(onlinePayments)
    .where(
      and(
        eq(isAutopay, true),
        isNull(endedAt),
        isNull(intentId),
        lt(createdAt, new Date(now.getTime() - HOUR)),
      ),
    );
  for (const row of silent) {
    await db.transaction((tx) => jobs.enqueue(tx, autopayCharge, { onlinePaymentId: row.id }));
  }
}
