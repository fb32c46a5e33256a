// Money from the finished visit to the paid invoice: what is billed, settled, credited and given back, to the cent in the ledger.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  invoices,
  ledgerEntries,
  ledgerLines,
  payments,
} from '#server/platform/database/schema/billing.ts';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { trialBalance } from './invoices/invoice.queries.ts';

let test: TestApp;
let fern: PortalCustomer;
let ben: PortalCustomer;
let office: { cookie: string };
let owner: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  ben = await newCustomer(test, 'ben@example.com', { crewId: fern.crewId });
  owner = { cookie: await signedIn(test, 'owner@example.com') };
  office = { cookie: await signedIn(test, 'office@example.com') };
  await test.open.db
    .update(users)
    .set({ firstName: 'Fern', lastName: 'Sample' })
    .where(eq(users.id, fern.id));
  await test.work();
});
afterAll(() => test.close());

let keys = 0;
const key = () => ({ 'idempotency-key': `billing-${++keys}` });
const finished = (customer: PortalCustomer, scheduledDate: string) =>
  addVisit(test, customer, { ...done, scheduledDate });
const preview = async (...customers: PortalCustomer[]) => {
  const ids = customers.map(({ id }) => id).join(',');
  return (await send(test, office, `GET /api/console/billing/preview?customers=${ids}`)).json();
};
const issue = async (...customers: PortalCustomer[]) => {
  const { hash } = await preview(...customers);
  const body = { customers: customers.map(({ id }) => id).join(','), hash };
  return send(test, office, 'POST /api/console/billing/invoices', body, key());
};
const issuedTo = async (customer: PortalCustomer): Promise<Invoice> => {
  const [made] = (await issue(customer)).json().invoices;
  return readInvoice(made.id);
};
const readInvoice = async (id: string): Promise<Invoice> =>
  (await send(test, office, `GET /api/console/billing/invoices/${id}`)).json();
const account = async (customer: PortalCustomer): Promise<DeskAccount> =>
  (await send(test, office, `GET /api/console/billing/accounts/${customer.id}`)).json();
const pay = (customer: PortalCustomer, amount: string, more: object = {}) =>
  send(
    test,
    office,
    'POST /api/console/billing/payments',
    { customerId: customer.id, method: 'check', amount, receivedOn: '2026-11-03', ...more },
    key(),
  );
const credit = (invoice: Invoice, body: object) =>
  send(
    test,
    office,
    `POST /api/console/billing/invoices/${invoice.id}/credit-notes`,
    { reason: 'Agreed on the phone', ...body },
    key(),
  );
/** Every entry comes to zero, and so does the whole ledger. */
const expectBalanced = async () => {
  const sums = await trialBalance(test.open.db);
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  const { rows } = await test.open.db.execute(
    sql`select entry_id from ledger_lines group by entry_id having sum(cents) <> 0`,
  );
  expect(rows).toEqual([]);
};

describe('an invoice', () => {
  it('bills what is done, once, as previewed, and opens the proof of each visit', async () => {
    const visitId = await finished(fern, '2026-10-05');
    await finished(fern, '2026-10-19');
    await addVisit(test, fern, { scheduledDate: '2026-12-02' });
    const waiting = (await send(test, office, 'GET /api/console/billing/unbilled')).json();
    expect(waiting).toMatchObject({
      items: [{ customer: { name: 'Fern Sample' }, items: 2, from: '2026-10-05', total: '119.90' }],
      total: '119.90',
    });
    const invoice = await issuedTo(fern);
    // 55.38 dollars a visit; 8.25% of it is 4.56885, so each visit has 4.57 of tax as its page says.
    expect(invoice).toMatchObject({
      number: 1001,
      status: 'open',
      ...{ subtotal: '110.76', tax: '9.14', total: '119.90', open: '119.90' },
      issuedOn: '2026-11-09',
      dueOn: '2026-11-23',
    });
    expect(invoice.items[0]).toMatchObject({
      title: 'Lawn Maintenance',
      servedOn: '2026-10-05',
      visit: { id: visitId, completedAt: '2026-11-02T16:00:00.000Z', photos: 0 },
    });
    const again = await issue(fern);
    expect(again.statusCode).toBe(422);
    expect(await trialBalance(test.open.db)).toMatchObject({
      receivable: 11990,
      'revenue-mowing': -11076,
      'sales-tax-state': -692,
      'sales-tax-local': -222,
    });
    await expectBalanced();
  });

  it('is mailed to its customer, who sees it and no one else does', async () => {
    await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(test.sent.at(-1)).toMatchObject({ to: 'fern@example.com' });
    expect(test.sent.at(-1)?.subject).toBe('Invoice 1001: $119.90, due Monday, November 23, 2026');
    const own = (await send(test, fern, 'GET /api/portal/billing')).json();
    expect(own).toMatchObject({ owed: '119.90', overdue: '0.00', invoices: [{ number: 1001 }] });
    const path = `GET /api/portal/billing/${own.invoices[0].id}` as const;
    expect((await send(test, fern, path)).json()).toMatchObject({ number: 1001 });
    expect((await send(test, ben, path)).statusCode).toBe(404);
    expect((await send(test, ben, 'GET /api/portal/billing')).json()).toMatchObject({
      owed: '0.00',
      invoices: [],
    });
  });

  it('is not issued when something was done since its preview', async () => {
    await finished(ben, '2026-10-05');
    const { hash } = await preview(ben);
    await finished(ben, '2026-10-12');
    const body = { customers: ben.id, hash };
    const late = await send(test, office, 'POST /api/console/billing/invoices', body, key());
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('is the same one when the answer was lost, and one when two colleagues send it', async () => {
    const { hash } = await preview(ben);
    const body = { customers: ben.id, hash };
    const sameKey = key();
    const post = (headers: Record<string, string>) =>
      send(test, office, 'POST /api/console/billing/invoices', body, headers);
    const all = await Promise.all([post(sameKey), post(sameKey), post(key()), post(key())]);
    const made = new Set(
      all.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.body),
    );
    expect(made.size).toBe(1);
    const numbers = await test.open.db.select({ number: invoices.number }).from(invoices);
    expect(numbers.map(({ number }) => number).sort()).toEqual([1001, 1002]);
    await expectBalanced();
  });

  it('takes off what a customer was promised, and charges what else was agreed', async () => {
    const [promised] = await test.open.db
      .insert(customerCredits)
      .values({
        ...{ userId: fern.id, amount: '100.00', reason: 'Missed the back yard' },
        createdAt: test.context.clock(),
      })
      .returning();
    const charge = await send(
      test,
      office,
      `POST /api/console/billing/accounts/${fern.id}/charges`,
      {
        ...{ description: 'Gate latch', amount: '30.00', taxClass: 'taxable' },
        chargedOn: '2026-10-28',
      },
      key(),
    );
    expect(charge.json()).toMatchObject({ charges: [{ description: 'Gate latch' }] });
    const invoice = await issuedTo(fern);
    expect(invoice.items.map(({ title, total }) => [title, total])).toEqual([
      ['Gate latch', '32.48'],
      ['Credit', '-32.48'],
    ]);
    expect(invoice).toMatchObject({ total: '0.00', status: 'paid' });
    expect(promised?.amount).toBe('100.00');
    // Seventy dollars of it wait for the next one.
    await finished(fern, '2026-10-26');
    const next = await issuedTo(fern);
    expect(next).toMatchObject({ total: '0.00' });
    await expectBalanced();
  });
});

describe('a payment', () => {
  it('settles what is due first; what is over becomes credit and pays the next invoice', async () => {
    expect((await pay(fern, '150', { reference: '1024' })).json()).toMatchObject({
      ...{ owed: '0.00', credit: '30.10' },
      payments: [{ method: 'check', amount: '150.00', reference: '1024' }],
    });
    await finished(fern, '2026-10-30');
    await test.open.db.delete(customerCredits).where(sql`false`);
    const invoice = await issuedTo(fern);
    expect(invoice.settlements.at(-1)).toMatchObject({ label: 'Credit used' });
    await expectBalanced();
  });

  it('settles the invoice that it is for before others', async () => {
    await finished(ben, '2026-10-20');
    const invoice = await issuedTo(ben);
    await pay(ben, '59.95', { invoiceId: invoice.id });
    expect(await readInvoice(invoice.id)).toMatchObject({ status: 'paid', open: '0.00' });
    expect(await account(ben)).toMatchObject({ owed: '119.90' });
  });

  it('is seen in the record of its customer, with what is owed still', async () => {
    const balance = async ({ id }: PortalCustomer) =>
      (await send(test, office, `GET /api/console/billing/accounts/${id}/balance`)).json();
    const { invoices } = await account(ben);
    const [first] = invoices.filter(({ open }) => Number(open) > 0);
    expect(await balance(ben)).toMatchObject({
      owed: { amount: '119.90', dueOn: first?.dueOn, isOverdue: false },
      credit: '0.00',
    });
    const { owed, credit } = await account(fern);
    expect(await balance(fern)).toMatchObject({
      owed: Number(owed) > 0 ? { amount: owed } : null,
      credit,
    });
  });

  it('is written down once, however often it is sent, and fifty at once', async () => {
    const headers = key();
    const body = {
      ...{ customerId: ben.id, method: 'cash', amount: '10', receivedOn: '2026-11-01' },
    };
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(test, office, 'POST /api/console/billing/payments', body, headers),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    const cash = await test.open.db.select().from(payments).where(eq(payments.method, 'cash'));
    expect(cash).toHaveLength(1);
    expect(await account(ben)).toMatchObject({ owed: '109.90' });
  });

  it('that bounced is taken back: what it settled is owed again, and credit used from it as well', async () => {
    const before = await account(fern);
    const [check] = before.payments;
    const path = `POST /api/console/billing/payments/${check?.id}/reverse` as const;
    const back = await send(test, office, path, { reason: 'Returned by the bank' });
    expect(back.statusCode).toBe(200);
    await send(test, office, path, { reason: 'Pressed twice' });
    const after = await account(fern);
    expect(after).toMatchObject({
      credit: '0.00',
      payments: [{ reversal: 'Returned by the bank' }],
    });
    expect(Number(after.owed)).toBeCloseTo(Number(before.owed) + 150 - Number(before.credit), 2);
    await expectBalanced();
  });

  it('is refused for a day ahead, a foreign invoice and an amount of nothing', async () => {
    expect((await pay(fern, '10', { receivedOn: '2026-11-10' })).statusCode).toBe(422);
    expect((await pay(fern, '0.00')).statusCode).toBe(422);
    const foreign = (await account(ben)).invoices[0]?.id;
    expect((await pay(fern, '10', { invoiceId: foreign })).statusCode).toBe(404);
  });
});

describe('a credit note', () => {
  it('takes back part of an item with its tax, then the rest, and never more', async () => {
    const invoice = (await account(fern)).invoices.find(({ number }) => number === 1001);
    const read = await readInvoice(invoice?.id ?? '');
    const itemId = read.items[0]?.id;
    expect((await credit(read, { itemId, amount: '20.00' })).json()).toMatchObject({
      creditNotes: [{ number: 101, total: '21.65' }],
      open: '98.25',
    });
    expect((await credit(read, { itemId, amount: '40' })).json()).toMatchObject({
      errors: [{ pointer: '/amount', detail: 'At most $35.38 before tax is left of this item.' }],
    });
    expect((await credit(read, { itemId })).json()).toMatchObject({ open: '59.95' });
    expect((await credit(read, { itemId })).statusCode).toBe(409);
    await expectBalanced();
  });

  it('of a whole invoice can have its visits billed again', async () => {
    await finished(ben, '2026-10-27');
    const wrong = await issuedTo(ben);
    expect(await preview(ben)).toMatchObject({ items: [] });
    const credited = await credit(wrong, { billAgain: true });
    expect(credited.json()).toMatchObject({ status: 'credited', open: '0.00' });
    const right = await issuedTo(ben);
    expect(right).toMatchObject({ total: '59.95', number: wrong.number + 1 });
    expect((await credit(wrong, {})).statusCode).toBe(409);
    await expectBalanced();
  });

  it('of what was paid becomes credit, which the owner alone pays back after a fresh sign-in', async () => {
    const paid = (await account(ben)).invoices.find(({ status }) => status === 'paid');
    await pay(ben, '500');
    const before = Number((await account(ben)).credit);
    await credit(await readInvoice(paid?.id ?? ''), {});
    const after = await account(ben);
    expect(Number(after.credit)).toBeCloseTo(before + 59.95, 2);
    const path = `POST /api/console/billing/accounts/${ben.id}/refunds` as const;
    const refund = (by: { cookie: string }, amount: string) =>
      send(test, by, path, { method: 'check', amount, reason: 'Moved away' }, key());
    expect((await refund(office, '10')).statusCode).toBe(403);
    expect((await refund(owner, '9999')).json().detail).toMatch(/^This account has \$/);
    const given = await refund(owner, after.credit);
    expect([given.statusCode, given.json().credit]).toEqual([201, '0.00']);
    await expectBalanced();
  });
});

describe('the books', () => {
  const period = 'from=2026-11-01&to=2026-11-30';
  const books = async () =>
    (await send(test, office, `GET /api/console/billing/books?${period}`)).json();

  it('say what each account came to, and every figure is the sum of its rows', async () => {
    const { accounts, tax } = await books();
    for (const { account, debit, credit } of accounts) {
      const path = `GET /api/console/billing/lines?${period}&account=${account}` as const;
      const { items, next } = (await send(test, office, path)).json();
      expect(next).toBeNull();
      const sum = (side: 'debit' | 'credit') =>
        items.reduce(
          (cents: number, line: Record<string, string>) =>
            cents + Math.round(Number(line[side]) * 100),
          0,
        );
      expect([account, sum('debit'), sum('credit')]).toEqual([
        account,
        Math.round(Number(debit) * 100),
        Math.round(Number(credit) * 100),
      ]);
    }
    const of = (name: string) =>
      Number(accounts.find(({ account }: { account: string }) => account === name)?.balance ?? 0);
    const earned = of('revenue-mowing') + of('revenue-other') + of('credits-given');
    expect(Number(tax.sales)).toBeCloseTo(earned, 2);
    expect(Number(tax.state) + Number(tax.local)).toBeCloseTo(
      of('sales-tax-state') + of('sales-tax-local'),
      2,
    );
  });

  it('leave as a journal that comes to zero, for those who may export', async () => {
    const path = `GET /api/console/billing/journal?${period}` as const;
    expect((await send(test, office, path)).statusCode).toBe(403);
    const file = await send(test, owner, path);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows = file.body
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split('","'));
    const sum = (column: number) =>
      rows.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0);
    expect(rows.length).toBe(await test.open.db.$count(ledgerLines));
    expect(sum(4)).toBe(sum(5));
  });
});

describe('what was written about money', () => {
  it('is changed and deleted by no one', async () => {
    const { db } = test.open;
    await expect(db.delete(ledgerLines)).rejects.toThrow();
    await expect(db.update(ledgerLines).set({ cents: 1 })).rejects.toThrow();
    await expect(db.update(invoices).set({ totalCents: 1 })).rejects.toThrow();
    await expect(db.update(payments).set({ cents: 1 })).rejects.toThrow();
    await expect(db.delete(invoices)).rejects.toThrow();
  });

  it('comes to zero whoever writes it', async () => {
    const [entry] = await test.open.db.select().from(ledgerEntries).limit(1);
    const account = 'cash' as const;
    const values = { entryId: entry?.id ?? 0, account, cents: 5, userId: fern.id };
    await expect(test.open.db.insert(ledgerLines).values(values)).rejects.toThrow();
    await expectBalanced();
  });

  it('has numbers without a gap', async () => {
    const numbers = await test.open.db.select({ number: invoices.number }).from(invoices);
    const sorted = numbers.map(({ number }) => number).toSorted((one, other) => one - other);
    expect(sorted).toEqual(sorted.map((_, index) => 1001 + index));
  });
});
