// Announces and begins the charges of autopay, by the clock: each invoice once, whatever is restarted or runs beside it
// (docs/product/online-payments.md#autopay).
import { and, eq, isNull, lt } from 'drizzle-orm';
import { chargeDay, nextAutopayStep } from '#company/rules/billing/autopay.ts';
import { addDays, dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { writeNotice } from '../agreements/write-autopay.ts';
import { forEachAccount } from '../core/for-each-account.ts';
import { type AutopayRow, autopayInvoices, countTries } from './autopay.queries.ts';

/** The mail that announces a charge. */
export const autopayNoticeMail: JobKind<{ noticeId: number }> = { name: 'autopay-notice-mail' };

/** Asks Stripe for a charge that was begun. */
export const autopayCharge: JobKind<{ onlinePaymentId: string }> = { name: 'autopay-charge' };

/** No one is charged in the night. */
const FROM_HOUR = '09:00';

/** The most days ahead that anything is announced. */
const MOST_NOTICE_DAYS = 14;

const HOUR = 3_600_000;

/** Does what is due today: invoices are announced so many days ahead, and charged on their day or the first one after it. @throws Error when an account failed */
export async function runAutopay(context: ServerContext): Promise<void> {
  const { config, db, clock, settings } = context;
  const { timeZone } = settings();
  const now = clock();
  if (!config.stripe || timeInZone(now, timeZone) < FROM_HOUR) return;
  await pursueCharges(context, now);
  const today = dateInZone(now, timeZone);
  const asked = { timeZone, now, dueBy: addDays(today, MOST_NOTICE_DAYS) };
  const due = (await autopayInvoices(db, asked)).filter((one) => dueStep(one, today));
  const accounts = due.map((one) => one.userId);
  await forEachAccount(context, accounts, async (tx, userId) => {
    for (const invoice of await autopayInvoices(tx, { ...asked, userId })) {
      const step = dueStep(invoice, today);
      if (step === 'announce') await announceCharge(context, tx, invoice, today);
      if (step === 'charge') await beginCharge(context, tx, invoice);
    }
    await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'billing');
  });
}

function dueStep(invoice: AutopayRow, today: string): 'announce' | 'charge' | undefined {
  const step = nextAutopayStep(invoice, invoice.agreement.noticeDays, today);
  return 'kind' in step && step.on === today ? step.kind : undefined;
}

async function announceCharge(
  { clock, jobs }: ServerContext,
  tx: Tx,
  { id: invoiceId, agreement, openCents: cents, dueOn }: AutopayRow,
  today: string,
): Promise<void> {
  const chargeOn = chargeDay(dueOn, agreement.noticeDays, today);
  const notice = { invoiceId, changeId: agreement.id, cents, chargeOn };
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
  const [row] = await tx
    .insert(onlinePayments)
    .values({
      ...{ userId, invoiceId, cents, attempt, isAutopay: true, status: 'processing' },
      ...{ methodId: agreement.methodId, methodLabel: agreement.method },
      ...{ key: `autopay/${invoiceId}/${attempt}`, createdAt: clock() },
    })
    .onConflictDoNothing()
    .returning({ id: onlinePayments.id });
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
