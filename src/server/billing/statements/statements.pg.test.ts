// Statements: what was owed, billed, paid and is owed comes to the same as the ledger; each month is mailed to a customer once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '#contract/billing/statements.ts';
import { statementMails } from '#server/platform/database/schema/billing.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

let office: BillingOffice;
beforeAll(async () => {
  office = await openBillingOffice();
  // Now is November 9, 2026. Fern owes an invoice of that day and pays more than it.
  const invoice = await office.bill(office.fern, '2026-10-05');
  await office.pay(office.fern, '100.00', { reference: '1024' });
  await office.credit(invoice, { itemId: invoice.items[0]?.id, amount: '10.00' });
  await office.bill(office.fern, '2026-10-19');
  await office.bill(office.ben, '2026-10-19');
});
afterAll(() => office.test.close());

const NOVEMBER = 'from=2026-11-01&to=2026-11-30';
const own = (by: { cookie: string }, days = NOVEMBER) =>
  send(office.test, by, `GET /api/portal/statement?${days}`);
const mailed = (body: object, by = office.office) =>
  send(office.test, by, 'POST /api/console/billing/statements', body);

describe('a statement', () => {
  it('has what was billed and paid in its order, with the balance after each', async () => {
    const statement: Statement = (await own(office.fern)).json();
    expect(statement).toMatchObject({
      customer: { name: 'Fern Sample' },
      ...{ opening: '0.00', billed: '119.90', settled: '110.83', closing: '9.07' },
    });
    expect(statement.rows.map(({ label, amount, balance }) => [label, amount, balance])).toEqual([
      ['Payment, Check 1024', '-100.00', '-100.00'],
      ['Invoice 1001', '59.95', '-40.05'],
      ['Credit note 101', '-10.83', '-50.88'],
      ['Invoice 1002', '59.95', '9.07'],
    ]);
    const account = await office.account(office.fern);
    expect(Number(statement.closing)).toBeCloseTo(Number(account.owed) - Number(account.credit), 2);
  });

  it('begins with what was owed before its first day', async () => {
    const later = (await own(office.fern, 'from=2026-11-10&to=2026-11-30')).json();
    expect(later).toMatchObject({ opening: '9.07', rows: [], closing: '9.07' });
    const split = (await own(office.fern, 'from=2026-11-04&to=2026-11-30')).json();
    expect(split).toMatchObject({ opening: '-100.00', billed: '119.90', settled: '10.83' });
  });

  it('is refused for days the wrong way round and for more than a year', async () => {
    expect((await own(office.fern, 'from=2026-11-02&to=2026-11-01')).statusCode).toBe(422);
    expect((await own(office.fern, 'from=2025-01-01&to=2026-11-01')).statusCode).toBe(422);
  });

  it('is the customer’s own, and the office’s for every account', async () => {
    expect((await own(office.ben)).json()).toMatchObject({ closing: '59.95' });
    expect((await own({ cookie: '' })).statusCode).toBe(401);
    const path =
      `GET /api/console/billing/accounts/${office.fern.id}/statement?${NOVEMBER}` as const;
    expect((await send(office.test, office.office, path)).json()).toMatchObject({
      closing: '9.07',
    });
    expect((await send(office.test, office.fern, path)).statusCode).toBe(403);
  });

  it('is a PDF', async () => {
    const path = `GET /api/portal/statement/pdf?${NOVEMBER}` as const;
    const answer = await send(office.test, office.fern, path);
    const words = (await readPdf(answer.rawPayload)).map(({ text }) => text).join(' ');
    expect(words.replaceAll(/\s+/g, ' ')).toContain(
      'Monday, November 9, 2026: Credit note 101 -$10.83 -$50.88',
    );
  });
});

describe('the statement of a month', () => {
  it('is refused before the month is over', async () => {
    expect((await mailed({ month: '2026-11' })).statusCode).toBe(422);
    expect((await mailed({ month: '2026-13' })).statusCode).toBe(422);
    expect((await mailed({ month: '2026-10' }, office.fern)).statusCode).toBe(403);
  });

  it('goes to everyone who owes something, once, however often and at once it is sent', async () => {
    office.test.setNow(new Date('2026-12-01T16:00:00Z'));
    const one = await mailed({ month: '2026-11', customerId: office.fern.id });
    expect(one.json()).toEqual({ sent: 1 });
    const all = await Promise.all([1, 2, 3].map(() => mailed({ month: '2026-11' })));
    expect(all.map((answer) => answer.json().sent).toSorted()).toEqual([0, 0, 1]);
    expect(await office.test.open.db.$count(statementMails)).toBe(2);
    await expect
      .poll(
        () => office.test.sent.filter(({ subject }) => /^Your statement/.test(subject)).length,
        {
          timeout: 20_000,
        },
      )
      .toBe(2);
    const toFern = office.test.sent.find(
      ({ to, subject }) => to === 'fern@example.com' && subject.startsWith('Your statement'),
    );
    expect(toFern).toMatchObject({
      subject: 'Your statement through Monday, November 30, 2026: $9.07 is due',
      attachment: { filename: 'statement-2026-11-01-to-2026-11-30.pdf' },
    });
  });
});
