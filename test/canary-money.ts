// The money of the customer of whom we know everything: an invoice of a visit, a charge and a credit, paid, partly credited and refunded.
import { eq } from 'drizzle-orm';
import { chargeItem, creditItem, planVisitItem } from '#company/rules/billing/invoice-items.ts';
import { listItems, writeCreditNote } from '#server/billing/core/write-credit-note.ts';
import { writeInvoices } from '#server/billing/core/write-invoices.ts';
import { reversePayment, writePayment, writeRefund } from '#server/billing/core/write-payment.ts';
import type { Db } from '#server/platform/database/client.ts';
import { autopayChanges, autopayNotices } from '#server/platform/database/schema/autopay.ts';
import {
  charges,
  paymentReminders,
  reminderHolds,
  statementMails,
} from '#server/platform/database/schema/billing.ts';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import {
  billingTasks,
  onlinePayments,
  savedMethods,
  stripeCustomers,
} from '#server/platform/database/schema/online-payments.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { VISIT_LINES } from './portal-customer.ts';

const DAY = '2026-11-03';
const AT = new Date('2026-11-03T15:00:00Z');
const by = { actorId: null, at: AT };

/** What the money of someone says: a word for what the office writes, and the address. */
export async function fillMoney(
  db: Db,
  userId: string,
  words: { name: string; text: string; address: string },
): Promise<void> {
  const { text } = words;
  const charged = { description: text, amount: '20.00', taxClass: 'taxable' } as const;
  const waiting = { ...charged, userId, chargedOn: DAY, createdAt: AT };
  const [charge] = await db.insert(charges).values([waiting, waiting]).returning();
  const hold = { userId, reason: text, startedAt: AT };
  await db.insert(reminderHolds).values([hold, { ...hold, endedAt: AT }]);
  await db.insert(statementMails).values({ userId, month: '2026-10', createdAt: AT });
  const items = await itemsOf(db, { userId, chargeId: charge?.id ?? 0, charged, ...words });
  await db.transaction(async (tx) => {
    const issue = { ...by, issuedOn: DAY };
    const [invoice] = await writeInvoices(tx, [{ userId, billedTo: words.name, items }], {
      ...issue,
      dueOn: '2026-11-17',
    });
    if (!invoice) throw new Error('no invoice was written');
    const reminded = { invoiceId: invoice.id, step: 1, sentOn: DAY, createdAt: AT };
    await tx.insert(paymentReminders).values({ ...reminded, openCents: invoice.totalCents });
    const paid = { userId, method: 'check', receivedOn: DAY, reference: text, note: text } as const;
    const bounced = await writePayment(tx, { ...paid, cents: 100 }, null, by);
    await reversePayment(tx, bounced, { reason: text, on: DAY }, by);
    await writePayment(tx, { ...paid, cents: invoice.totalCents }, null, by);
    const [item] = await listItems(tx, invoice.id);
    if (!item) throw new Error('the invoice has no item');
    const credits = [{ item, cents: 1000 }];
    const note = await writeCreditNote(tx, invoice, credits, {
      ...{ actorId: userId, at: AT, issuedOn: DAY, reason: text, isReleased: false },
    });
    const refund = { userId, method: 'check', refundedOn: DAY, reason: text } as const;
    await writeRefund(tx, { ...refund, reference: text, cents: note.totalCents }, by);
    await tx.insert(onlinePayments).values({
      ...{ userId, cents: 100, key: 'canary', attempt: 1, methodLabel: text },
      ...{ status: 'canceled', createdAt: AT, endedAt: AT },
    });
    const task = { userId, kind: 'disputed', cents: 100, createdAt: AT } as const;
    await tx.insert(billingTasks).values(task);
    await tx.insert(savedMethods).values({
      ...{ userId, stripeId: 'pm_canary', stripeCustomerId: 'cus_canary', label: text },
      createdAt: AT,
    });
    const agreed = { userId, methodLabel: text, noticeDays: 3, changedOn: DAY, createdAt: AT };
    const terms = { terms: 'I agree.', termsHash: '0'.repeat(64), reason: '' };
    const [change] = await tx
      .insert(autopayChanges)
      .values({ ...agreed, ...terms, kind: 'on' })
      .returning({ id: autopayChanges.id });
    await tx
      .insert(autopayChanges)
      .values({ ...agreed, kind: 'off', terms: '', termsHash: null, reason: text });
    await tx.insert(autopayNotices).values({
      ...{ invoiceId: invoice.id, changeId: change?.id ?? 0, cents: 100, chargeOn: DAY },
      ...{ createdAt: AT, mailedAt: AT },
    });
    await tx.insert(stripeCustomers).values({ stripeId: 'cus_canary', userId, createdAt: AT });
  });
}

async function itemsOf(
  db: Db,
  {
    userId,
    chargeId,
    charged,
    address,
    text,
  }: {
    userId: string;
    chargeId: number;
    charged: Parameters<typeof chargeItem>[0];
    address: string;
    text: string;
  },
) {
  const [visit] = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(eq(properties.userId, userId))
    .orderBy(visits.scheduledDate);
  const [credit] = await db
    .select()
    .from(customerCredits)
    .where(eq(customerCredits.userId, userId));
  const work = planVisitItem({ lines: VISIT_LINES, kind: 'mowing' }, 825);
  const extra = chargeItem(charged, 825);
  const off = creditItem({ reason: text, availableCents: 500 }, [work, extra], 825);
  if (!off) throw new Error('there is nothing to credit');
  const place = { servedOn: '2026-11-02', place: address };
  const none = { visitId: null, chargeId: null, creditId: null };
  return [
    {
      ...work,
      ...none,
      ...place,
      kind: 'visit' as const,
      visitId: visit?.id ?? 0,
      title: 'Mowing',
    },
    { ...extra, ...none, ...place, kind: 'charge' as const, chargeId, title: text },
    {
      ...off,
      ...none,
      ...place,
      kind: 'credit' as const,
      creditId: credit?.id ?? 0,
      title: 'Credit',
    },
  ];
}
