// Exports of the books for QuickBooks Online: numbered, each entry in one, previewed, the same bytes each time, and to the cent.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BooksExport, NextExport } from '#contract/billing/books-exports.ts';
import { readCsv } from '#server/customers/csv.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { invoiceItems } from '#server/platform/database/schema/billing.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const API = '/api/console/billing';
let test: TestApp;
let fern: PortalCustomer;
let office: { cookie: string };
let owner: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  owner = { cookie: await signedIn(test, 'owner@example.com') };
  office = { cookie: await signedIn(test, 'office@example.com') };
  await test.open.db
    .update(users)
    .set({ firstName: '=Fern', lastName: 'Sample' })
    .where(eq(users.id, fern.id));
});
afterAll(() => test.close());

let keys = 0;
const key = () => ({ 'idempotency-key': `export-${++keys}` });
const next = async (): Promise<NextExport> =>
  (await send(test, office, `GET ${API}/exports/next`)).json();
const take = (body: object, headers = key()) =>
  send(test, owner, `POST ${API}/exports`, body, headers);
const takeNext = async (): Promise<BooksExport> => {
  const { lastEntry, entries } = await next();
  return (await take({ through: lastEntry, entries })).json();
};
const download = (number: number, file: string) =>
  send(test, owner, `GET ${API}/exports/${number}/${file}`);
const rowsOf = async (number: number, file: string) => {
  const rows = readCsv((await download(number, file)).rawPayload, 100_000);
  if (typeof rows === 'string') throw new Error(rows);
  const [head = [], ...others] = rows;
  return others.map((row) =>
    Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])),
  );
};
const bill = async (day: string) => {
  await addVisit(test, fern, { ...done, scheduledDate: day });
  const { hash } = (await send(test, office, `GET ${API}/preview?customers=${fern.id}`)).json();
  return (
    await send(test, office, `POST ${API}/invoices`, { customers: fern.id, hash }, key())
  ).json();
};
const pay = (amount: string) =>
  send(
    test,
    office,
    `POST ${API}/payments`,
    { customerId: fern.id, method: 'check', amount, receivedOn: '2026-11-03', reference: '=1+1' },
    key(),
  );

describe('an export of the books', () => {
  it('is empty as long as nothing was booked', async () => {
    expect(await next()).toMatchObject({ entries: 0, lastEntry: null, isAll: true });
    expect((await take({ through: 1, entries: 1 })).statusCode).toBe(409);
  });

  it('takes what was previewed, under a number of its own, once', async () => {
    await bill('2026-11-02');
    await pay('100.00');
    const seen = await next();
    expect(seen).toMatchObject({
      entries: 2,
      invoices: { count: 1, amount: '59.95' },
      creditNotes: { count: 0, amount: '0.00' },
      payments: { count: 1, amount: '100.00' },
    });
    const body = { through: seen.lastEntry, entries: seen.entries };
    const headers = key();
    const taken = await take(body, headers);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(taken.json()).toMatchObject({ number: 1, entries: 2, invoices: seen.invoices });
    expect((await take(body, headers)).json()).toEqual(taken.json());
    expect((await take(body)).json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(await next()).toMatchObject({ entries: 0 });
  });

  it('has what was booked since in the next one, and no entry in two', async () => {
    await bill('2026-11-04');
    const before = await next();
    await pay('10.00');
    expect((await take({ through: before.lastEntry, entries: 99 })).statusCode).toBe(409);
    expect(await takeNext()).toMatchObject({ number: 2 });
    const { items } = (await send(test, office, `GET ${API}/exports`)).json();
    expect(items.map(({ number }: BooksExport) => number)).toEqual([2, 1]);
    expect(items[0].firstEntry).toBe(items[1].lastEntry + 1);
    expect(items[0].takenBy).toContain('owner');
  });

  it('is taken once by two who press at once', async () => {
    await pay('5.00');
    const { lastEntry, entries } = await next();
    const answers = await Promise.all([1, 2, 3].map(() => take({ through: lastEntry, entries })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it('is for those who may take files, and a number that there is', async () => {
    expect((await send(test, office, `GET ${API}/exports/1/journal`)).statusCode).toBe(403);
    for (const number of [99, 2_147_483_647])
      expect((await download(number, 'journal')).statusCode).toBe(404);
    expect((await send(test, owner, `GET ${API}/exports/1/invoices?part=2`)).statusCode).toBe(404);
  });
});

describe('a file of an export', () => {
  it('is a journal that comes to zero, entry by entry, with no formula in it', async () => {
    const rows = await rowsOf(1, 'journal');
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...[
        'Journal No.',
        'Journal Date',
        'Account Name',
        'Debits',
        'Credits',
        'Description',
        'Name',
      ],
    ]);
    const cents = (text = '') => Math.round(Number(text) * 100);
    const sums = new Map<string, number>();
    for (const row of rows) {
      const entry = row['Journal No.'] ?? '';
      sums.set(entry, (sums.get(entry) ?? 0) + cents(row.Debits) - cents(row.Credits));
    }
    expect([...sums.values()]).toEqual([0, 0]);
    expect(new Set(rows.map(({ Name }) => Name))).toEqual(new Set(["'=Fern Sample"]));
    expect(rows[0]?.['Journal Date']).toMatch(/^\d\d\/\d\d\/2026$/);
  });

  it('has each invoice to the cent, its tax as lines of their own', async () => {
    const rows = await rowsOf(1, 'invoices');
    expect(
      rows.map((row) => [row['*InvoiceNo'], row['Item(Product/Service)'], row['*ItemAmount']]),
    ).toEqual([
      ['1001', 'Lawn care revenue', '55.38'],
      ['1001', 'Sales tax, Texas', '3.46'],
      ['1001', 'Sales tax, local', '1.11'],
    ]);
  });

  it('has payments with what they settled, and what is left as credit', async () => {
    const rows = await rowsOf(1, 'payments');
    expect(
      rows.map((row) => [row['Invoice No.'], row.Amount, row['Payment Method'], row.Reference]),
    ).toEqual([
      ['1001', '59.95', 'Check', "'=1+1"],
      ['', '40.05', 'Check', "'=1+1"],
    ]);
    const used = await rowsOf(2, 'payments');
    expect(
      used
        .filter((row) => row['Payment Method'] === 'Customer credit')
        .map((row) => row.Amount)
        .sort(),
    ).toEqual(['-40.05', '40.05']);
  });

  it('is the same bytes each time, whatever became of the customer’s name and account', async () => {
    const before = await Promise.all(
      ['journal', 'invoices', 'payments'].map((file) => download(1, file)),
    );
    await test.open.db.update(users).set({ lastName: 'Married' }).where(eq(users.id, fern.id));
    await bill('2026-11-06');
    const after = await Promise.all(
      ['journal', 'invoices', 'payments'].map((file) => download(1, file)),
    );
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
    expect(after[0]?.headers['content-disposition']).toBe(
      'attachment; filename="books-1-journal.csv"',
    );
  });

  it('has credit notes with what went back', async () => {
    const [item] = await test.open.db.select().from(invoiceItems).where(sql`place <> ''`).limit(1);
    const credited = await send(
      test,
      office,
      `POST ${API}/invoices/${item?.invoiceId}/credit-notes`,
      { itemId: item?.id, amount: '10.00', reason: 'Agreed' },
      key(),
    );
    expect(credited.statusCode, credited.body).toBe(201);
    const { number, creditNotes } = await takeNext();
    expect(creditNotes).toEqual({ count: 1, amount: '10.83' });
    const rows = await rowsOf(number, 'credit-notes');
    expect(rows.map((row) => [row['Credit Memo No.'], row.Amount, row.Description])).toEqual([
      ['101', '10.00', 'Agreed'],
      ['101', '0.63', 'Agreed'],
      ['101', '0.20', 'Agreed'],
    ]);
  });

  it('is written down with who took it', async () => {
    const { rows } = await test.open.db.execute(
      sql`select details from audit_log where action = 'books-export-downloaded' order by id limit 1`,
    );
    expect(rows).toEqual([{ details: { number: 1, file: 'journal', part: 1 } }]);
  });
});

describe('customers of one name', () => {
  it('stay apart in the files, by the same names in each export', async () => {
    const [first, second] = [
      await newCustomer(test, 'bob1@example.com', { crewId: fern.crewId }),
      await newCustomer(test, 'bob2@example.com', { crewId: fern.crewId }),
    ];
    for (const { id } of [first, second]) {
      await test.open.db
        .update(users)
        .set({ firstName: 'Bob', lastName: 'Smith' })
        .where(eq(users.id, id));
    }
    const payBy = (customerId: string) =>
      send(
        test,
        office,
        `POST ${API}/payments`,
        { customerId, method: 'cash', amount: '10.00', receivedOn: '2026-11-03' },
        key(),
      );
    const namesOf = async (number: number) =>
      (await rowsOf(number, 'payments')).map(({ Customer }) => Customer);
    await payBy(first.id);
    await payBy(second.id);
    const one = await takeNext();
    expect(await namesOf(one.number)).toEqual(['Bob Smith', 'Bob Smith (2)']);
    await payBy(second.id);
    const two = await takeNext();
    expect(await namesOf(two.number)).toEqual(['Bob Smith (2)']);
  });
});
