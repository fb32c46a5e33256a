// Where invoices that something is owed on are looked for: none is missing and none is left over, whatever is written at once.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice } from '#contract/billing/invoice.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { paymentReminders, unsettledInvoices } from '#server/platform/database/schema/billing.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { postEntries } from '../core/post-entries.ts';

let office: BillingOffice;
beforeAll(async () => {
  office = await openBillingOffice({}, { works: false });
});
afterAll(() => office.test.close());

const isUnsettled = async ({ id }: Pick<Invoice, 'id'>) =>
  (
    await office.test.open.db
      .select()
      .from(unsettledInvoices)
      .where(eq(unsettledInvoices.invoiceId, id))
  ).length === 1;

/** What makes an invoice of Ben’s owed more or less, as a correction would. */
const post = (tx: Tx, { id: invoiceId }: Invoice, cents: number) =>
  postEntries(
    tx,
    [
      {
        ...{ kind: cents < 0 ? 'payment' : 'payment-reversed', userId: office.ben.id },
        bookedOn: '2026-11-09',
        lines: [
          { account: 'receivable', cents, invoiceId },
          { account: 'checks', cents: -cents },
        ],
      },
    ],
    { actorId: null, at: new Date('2026-11-09T15:00:00Z') },
  );

it('has an invoice from when it is sent until nothing is owed, and again when a payment is taken back', async () => {
  const invoice = await office.bill(office.fern, '2026-11-02');
  expect(await isUnsettled(invoice)).toBe(true);
  await office.pay(office.fern, '20.00');
  expect(await isUnsettled(invoice)).toBe(true);
  const { payments } = await office.pay(office.fern, '39.95');
  expect(await isUnsettled(invoice)).toBe(false);
  await office.must(
    office.office,
    `POST /api/console/billing/payments/${payments[0]?.id}/reverse`,
    { reason: 'The check was returned' },
  );
  expect(await isUnsettled(invoice)).toBe(true);
  // It comes back with its due day and the last reminder that went.
  const sent = { invoiceId: invoice.id, openCents: 1, createdAt: new Date(), sentOn: '2026-11-26' };
  await office.test.open.db
    .insert(paymentReminders)
    .values([1, 2].map((step) => ({ ...sent, step })));
  const found = async () => {
    const rows = await office.test.open.db.select().from(unsettledInvoices);
    return rows.filter(({ invoiceId }) => invoiceId === invoice.id);
  };
  const kept = { invoiceId: invoice.id, dueOn: invoice.dueOn, lastStep: 2 };
  expect(await found()).toEqual([kept]);
  const again = await office.pay(office.fern, '39.95');
  expect(await found()).toEqual([]);
  const known = new Set(payments.map(({ id }) => id));
  const last = again.payments.find(({ id }) => !known.has(id));
  await office.must(office.office, `POST /api/console/billing/payments/${last?.id}/reverse`, {
    reason: 'Returned again',
  });
  expect(await found()).toEqual([kept]);
  await office.credit(invoice);
  expect(await isUnsettled(invoice)).toBe(false);
});

/** How many of this database wait for what another one holds. */
const waiting = async () => {
  const { rows } = await office.test.open.db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
};

it('sees both of two who write at once, whoever is first', async () => {
  const { db } = office.test.open;
  for (const first of [-5995, 5995]) {
    const invoice = await office.bill(office.ben, '2026-11-03');
    // Owed is what one takes and the other one adds: at the end it is 59.95 as before.
    let later: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await post(tx, invoice, first);
      later = db.transaction((other) => post(other, invoice, -first));
      // The embedded database has one connection: there it begins when this one has ended.
      if (office.test.open.engine.kind === 'postgres') await expect.poll(waiting).toBe(1);
    });
    await later;
    expect(await isUnsettled(invoice), `${first} first`).toBe(true);
    await db.transaction((tx) => post(tx, invoice, -5995));
    expect(await isUnsettled(invoice)).toBe(false);
  }
});

it('lets no one take away what is owed', async () => {
  const { db } = office.test.open;
  const invoice = await office.bill(office.fern, '2026-11-04');
  const taken = db.delete(unsettledInvoices).where(eq(unsettledInvoices.invoiceId, invoice.id));
  await expect(taken).rejects.toMatchObject({
    cause: { message: `invoice ${invoice.id} is not settled` },
  });
  expect(await isUnsettled(invoice)).toBe(true);
});
