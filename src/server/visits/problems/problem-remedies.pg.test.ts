// What the office does about a reported problem: a credit once, a refund, nothing with words; changed until the problem is closed.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customerCredits } from '#server/platform/database/schema/notices.ts';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { problemRemedyMailOf } from './problem.mail.ts';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.clear();
  office.test.sent.length = 0;
});

const lines = (amount: string) => [{ label: 'Mowing', amount, taxClass: 'taxable' as const }];

/** A report about a visit of 45 dollars, or of a price that no one knows. */
async function reported(price: string | null = '45.00'): Promise<number> {
  const { test, fern } = office;
  const visit = await addVisit(test, fern, {
    scheduledDate: '2026-11-02',
    ...done,
    priceLines: price === null ? null : lines(price),
  });
  const body = { kind: 'partial', wish: 'credit', description: 'The back was not mowed.' };
  return (await send(test, fern, `POST /api/portal/visits/${visit}/problems`, body)).json().id;
}

const decide = (id: number, version: number, remedy: object) =>
  send(office.test, office.staff, `POST /api/console/visit-problems/${id}/remedy`, {
    version,
    ...remedy,
  });
const own = async (id: number) =>
  (await send(office.test, office.fern, `GET /api/portal/problems/${id}`)).json();
const desk = async (id: number) =>
  (await send(office.test, office.staff, `GET /api/console/visit-problems/${id}`)).json();
const creditsOf = (id: number) =>
  office.test.open.db.select().from(customerCredits).where(eq(customerCredits.problemId, id));
const credit = (amount: string) => ({ remedy: 'credit', amount });
/** The mails to the customer about a problem, by its page's address. */
const mails = (id: number) =>
  office.test.sent.filter(
    ({ to, text }) => to === 'fern@example.com' && text?.match(`/problems/${id}\\b`),
  );

describe('a credit', () => {
  it('is a row that the customer reads of, by mail and in the portal, and the problem is answered', async () => {
    const id = await reported();
    expect((await desk(id)).price).toBe('45.00');
    const answer = await decide(id, 1, { ...credit('25.00'), message: 'We missed the back.' });
    expect(answer.statusCode).toBe(204);
    expect(await own(id)).toMatchObject({
      status: 'answered',
      remedy: {
        kind: 'credit',
        amount: '25.00',
        label: 'Credit of $25.00 on your next invoice',
      },
      messages: [{ from: 'office', text: 'We missed the back.' }],
    });
    expect(await creditsOf(id)).toMatchObject([{ userId: office.fern.id, amount: '25.00' }]);
    expect((await office.audited('problem-remedied'))?.details).toMatchObject({
      problem: id,
      remedy: 'credit',
      amount: '25.00',
    });
    await expect
      .poll(() => mails(id), { timeout: 20_000 })
      .toMatchObject([
        {
          subject: expect.stringContaining('How we make it right'),
          text: expect.stringMatching(
            /Credit of \$25\.00 on your next invoice\.[\s\S]*We missed the back\./,
          ),
        },
      ]);
  });

  it('is above the price of the visit only with a reason, which the customer does not read', async () => {
    const id = await reported();
    const above = await decide(id, 1, credit('45.01'));
    expect([above.statusCode, above.json().errors]).toMatchObject([422, [{ pointer: '/reason' }]]);
    expect(await creditsOf(id)).toEqual([]);
    expect((await decide(id, 1, credit('45.00'))).statusCode).toBe(204);
    const reason = 'The roses are gone, too.';
    expect((await decide(id, 2, { ...credit('90.00'), reason })).statusCode).toBe(204);
    expect(await creditsOf(id)).toMatchObject([{ amount: '90.00' }]);
    expect((await desk(id)).remedyReason).toBe(reason);
    expect(JSON.stringify(await own(id))).not.toContain(reason);
    const unknown = await reported(null);
    expect((await decide(unknown, 1, credit('10.00'))).json().errors[0].pointer).toBe('/reason');
    for (const wrong of ['0.00', '-5.00', '25', 'much', undefined]) {
      const refused = await decide(unknown, 1, { remedy: 'credit', amount: wrong, reason });
      expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '/amount']);
    }
  });

  it('is given once: of ten at once one wins, and the others see what was decided', async () => {
    const id = await reported();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => decide(id, 1, credit(`${index + 1}.00`))),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 204);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 9]);
    const rows = await creditsOf(id);
    expect(rows).toHaveLength(1);
    const { remedy, version } = await own(id);
    expect([remedy.amount, version]).toEqual([rows[0]?.amount, 2]);
    for (const answer of lost) {
      expect(answer.json()).toMatchObject({ code: 'changed_meanwhile', current: { remedy } });
    }
    await office.test.work();
    await expect.poll(() => mails(id).length, { timeout: 20_000 }).toBe(1);
  });

  it('pressed twice is one, with one mail', async () => {
    const id = await reported();
    const both = [await decide(id, 1, credit('10.00')), await decide(id, 1, credit('10.00'))];
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await own(id)).version).toBe(2);
    await office.test.work();
    await expect.poll(() => mails(id).length, { timeout: 20_000 }).toBe(1);
  });
});

describe('a remedy', () => {
  it('is changed until the problem is closed, each time with an audit line; a credit that became a refund is gone', async () => {
    const id = await reported();
    await decide(id, 1, credit('10.00'));
    await decide(id, 2, credit('20.00'));
    expect(await creditsOf(id)).toMatchObject([{ amount: '20.00' }]);
    const refund = { remedy: 'refund', amount: '20.00', method: 'check' };
    expect((await decide(id, 3, refund)).statusCode).toBe(204);
    expect(await creditsOf(id)).toEqual([]);
    expect((await own(id)).remedy.label).toBe('Refund of $20.00 (check)');
    expect((await office.audited('problem-remedied'))?.details).toMatchObject({
      remedy: 'refund',
      before: 'credit',
      amountBefore: '20.00',
    });
    await send(office.test, office.fern, `POST /api/portal/problems/${id}/close`, { version: 4 });
    const closed = await decide(id, 5, credit('10.00'));
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'wrong_state']);
    expect(await creditsOf(id)).toEqual([]);
  });

  it('is not mailed late, once another one was decided', async () => {
    const id = await reported();
    await decide(id, 1, credit('10.00'));
    const decided = { problemId: id, messageId: null };
    const first: string = (await own(id)).remedy.decidedAt;
    const { context } = office.test;
    expect(await problemRemedyMailOf(context, { ...decided, decidedAt: first })).toBeDefined();
    office.test.setNow(new Date('2026-11-09T17:05:00Z'));
    await decide(id, 2, credit('15.00'));
    expect(await problemRemedyMailOf(context, { ...decided, decidedAt: first })).toBeUndefined();
  });

  it('says how a refund was given, and why nothing is done', async () => {
    const id = await reported();
    const refund = await decide(id, 1, { remedy: 'refund', amount: '20.00' });
    expect(refund.json().errors).toMatchObject([{ pointer: '/method' }]);
    expect((await decide(id, 1, { remedy: 'nothing' })).json().errors[0].pointer).toBe('/message');
    const nothing = { remedy: 'nothing', message: 'The photos show the back mowed.' };
    expect((await decide(id, 1, nothing)).statusCode).toBe(204);
    expect(await own(id)).toMatchObject({
      status: 'answered',
      remedy: { kind: 'nothing', label: 'No further action', amount: null },
      messages: [{ text: 'The photos show the back mowed.' }],
    });
    expect((await decide(id, 1, {})).json().errors[0].pointer).toBe('/remedy');
  });
});
