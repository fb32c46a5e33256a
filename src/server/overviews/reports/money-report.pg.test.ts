// Reports of money, reckoned by hand from a few rows; their sums are the sums of their rows, and those of the ledger.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report, ReportRow } from '#contract/overviews/reports.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { mergeSums } from './merge-sums.ts';

let office: BillingOffice;
let visitId: number;
const at = '/api/console/reports';
const days = 'from=2026-10-01&to=2026-11-30';
beforeAll(async () => {
  office = await openBillingOffice();
  const { test, fern, ben } = office;
  const { db } = test.open;
  // Someone who called becomes a lead by itself.
  await db
    .insert(phoneCalls)
    .values({ name: 'Fern', phone: '2815550199', email: 'fern@example.com', words: 'Mowing' });
  const address = '1 Oak Lane, Cypress, TX 77433';
  await db.update(properties).set({ address }).where(eq(properties.userId, fern.id));
  visitId = await addVisit(test, fern, { ...done, scheduledDate: '2026-11-02' });
  // Two visits of 55.38 before tax for Fern, one for Ben; Fern pays one invoice, and gets 10 dollars of it back as a credit.
  const first = await office.bill(fern);
  await office.bill(fern, '2026-11-03');
  await office.bill(ben, '2026-11-04');
  await office.pay(fern, '59.95');
  const line = first.items[0];
  await office.credit(first, { itemId: line?.id, amount: '10.00' });
  await db.insert(quotes).values({
    ...{ userId: ben.id, customerName: 'Ben', customerEmail: 'ben@example.com', title: 'Drain' },
    ...{ status: 'accepted' as const, subtotal: '500.00', total: '541.25' },
    // The evening of October 31 at the company.
    ...{ sentAt: new Date('2026-10-30T15:00Z'), answeredAt: new Date('2026-11-01T03:30Z') },
  });
  await db.insert(planAgreements).values({
    ...{ servicePlanId: fern.planId, userId: fern.id, kind: 'start' as const, shownTerms: 'x' },
    ...{ termsHash: 'a'.repeat(64), signedName: 'Fern', agreedAt: new Date('2026-11-05T15:00Z') },
  });
});
afterAll(() => office.test.close());

const read = (by: string) =>
  office.must<Report>(office.office, `GET ${at}?report=money&${days}&by=${by}`);
const rowsOf = (query: string) =>
  office.must<{ items: ReportRow[]; next: string | null }>(
    office.office,
    `GET ${at}/rows?report=money&${days}&${query}`,
  );
/** Label and dollars of each line. */
const figures = ({ lines }: Report) =>
  Object.fromEntries(
    lines.map(({ label, cells }) => [label, cells.map(({ value }) => (value ?? 0) / 100)]),
  );

describe('money of two months', () => {
  it('by month: quotes, plans, invoiced, paid', async () => {
    const report = await read('month');
    expect(report.columns.map(({ name }) => name)).toEqual(['quotes', 'plans', 'invoiced', 'paid']);
    // Invoiced: 3 × 55.38 less 10.00. A plan of 120 dollars a month is 1,440 a year.
    expect(figures(report)).toEqual({
      'October 2026': [500, 0, 0, 0],
      'November 2026': [0, 1440, 156.14, 59.95],
    });
    expect(report.total?.cells.map(({ value }) => value)).toEqual([50_000, 144_000, 15_614, 5_995]);
  });

  it.each([
    ['service', { 'Lawn care': [0, 1440, 156.14], Project: [500, 0, 0] }],
    ['crew', { 'Crew of fern@example.com': [1440, 156.14] }],
    ['zip', { '77433': [0, 1440, 100.76], 'Not known': [500, 0, 55.38] }],
    ['source', { 'Phone call': [0, 1440, 100.76, 59.95], 'Not known': [500, 0, 55.38, 0] }],
  ])('by %s', async (by, expected) => {
    expect(figures(await read(by))).toEqual(expected);
  });

  it('comes to what the ledger says', async () => {
    const { rows } = await office.test.open.db.execute<{ earned: number; paid: number }>(sql`
      select -sum(cents) filter (where account like 'revenue-%' or account = 'credits-given')::int as earned,
        sum(cents) filter (where account in ('cash', 'checks', 'card-reader', 'bank-transfer', 'stripe'))::int as paid
      from ledger_lines`);
    expect(rows).toEqual([{ earned: 15_614, paid: 5_995 }]);
  });
});

describe('the rows behind a figure', () => {
  it('are the visits, with the credit note of one', async () => {
    const { items, next } = await rowsOf('by=zip&key=77433&column=invoiced');
    expect(next).toBeNull();
    expect(items.map(({ cents }) => cents)).toEqual([5_538, 5_538, -1_000]);
    expect(items.map(({ link }) => link.kind)).toEqual(['visit', 'visit', 'visit']);
    expect(items[0]?.link.id).toBe(String(visitId));
    expect(items[2]?.note).toMatch(/^Fern Sample, Credit note 101 of invoice 1001$/);
  });

  it('are cut by month, and lead to plans and accounts', async () => {
    expect((await rowsOf('key=2026-10&column=plans')).items).toEqual([]);
    const [plan] = (await rowsOf('key=2026-11&column=plans')).items;
    expect(plan).toMatchObject({
      cents: 144_000,
      link: { kind: 'plan', id: String(office.fern.planId) },
    });
    const [paid] = (await rowsOf('column=paid')).items;
    expect(paid?.link).toEqual({ kind: 'account', id: office.fern.id });
  });

  it.each([
    'column=made-up',
    'by=crew&column=paid',
    'key=2026-13&column=paid',
    'column=paid&cursor=x',
  ])('%s is refused', async (query) => {
    const call = `GET ${at}/rows?report=money&${days}&${query}` as const;
    expect((await send(office.test, office.office, call)).statusCode).toBe(422);
  });
});

describe('the sums', () => {
  const sums = () =>
    office.test.open.db.execute(sql`
      select dimension, figure, on_day, key, sum(facts)::int as facts, sum(cents)::int as cents from report_sums
      where figure <> 'arrivals' group by 1, 2, 3, 4 order by 1, 2, 3, 4`);

  it('are those of the facts, before and after they are put together', async () => {
    const { rows: facts } = await office.test.open.db.execute(sql`
      select by.dimension, figure, on_day, by.key, count(*)::int as facts, sum(cents)::int as cents from report_facts as fact
      cross join lateral (values ('all', ''), ('service', service), ('crew', crew), ('zip', zip), ('source', source))
        as by (dimension, key)
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
    expect((await sums()).rows).toEqual(facts);
    const before = await read('crew');
    await mergeSums(office.test.context);
    await mergeSums(office.test.context);
    expect((await sums()).rows).toEqual(facts);
    expect(await read('crew')).toEqual(before);
    const { rows } = await office.test.open.db.execute(sql`
      select from report_sums group by dimension, figure, on_day, key having count(*) > 1`);
    expect(rows).toEqual([]);
  });

  it('have a fact for each row that counts, and each once', async () => {
    const { rows } = await office.test.open.db.execute(sql`
      select (select count(*)::int from facts_of_items) - count(item_id)::int as items,
        (select count(*)::int from facts_of_credits) - count(credit_item_id)::int as credits,
        (select count(*)::int from facts_of_lines) - count(line_id)::int as lines,
        (select count(*)::int from facts_of_quotes) - count(quote_id)::int as quotes,
        (select count(*)::int from facts_of_agreements) - count(agreement_id)::int as agreements from report_facts`);
    expect(rows).toEqual([{ items: 0, credits: 0, lines: 0, quotes: 0, agreements: 0 }]);
  });
});

describe('a file of a report', () => {
  it('has its figures, and the log says who took it', async () => {
    const call = `GET ${at}/file?report=money&${days}&by=month` as const;
    const answer = await send(office.test, office.office, call);
    expect(answer.headers['content-disposition']).toContain(
      'report-money-2026-10-01-to-2026-11-30',
    );
    expect(answer.body.split('\r\n').slice(0, 4)).toEqual([
      '\uFEFF"Month","Quotes accepted","Plans agreed","Invoiced","Paid"',
      '"October 2026","500.00","0.00","0.00","0.00"',
      '"November 2026","0.00","1440.00","156.14","59.95"',
      '"Total","500.00","1440.00","156.14","59.95"',
    ]);
    const logged = await office.test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'report-exported'));
    expect(logged[0]?.details).toMatchObject({ report: 'money', by: 'month', from: '2026-10-01' });
  });

  it('and no report is of more than three years, or ends before it begins', async () => {
    for (const period of ['from=2020-01-01&to=2026-01-01', 'from=2026-02-01&to=2026-01-01']) {
      const call = `GET ${at}?report=money&${period}` as const;
      expect((await send(office.test, office.office, call)).statusCode).toBe(422);
    }
  });
});
