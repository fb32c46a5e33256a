// Pricing and asking for a lawn plan: what is kept, who is told, and how everything that does not hold is answered.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { closures, idempotencyKeys } from '../database/schema/booking.ts';
import { planRequests, promoCodes } from '../database/schema/quote.ts';
import type { Mail } from '../mail/mailer.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ OFFICE_EMAIL: 'office@example.com' });
  await test.work();
});
afterAll(() => test.close());

beforeEach(async () => {
  const { db } = test.context;
  test.setNow(TEST_NOW);
  for (const table of [planRequests, promoCodes, closures, idempotencyKeys]) await db.delete(table);
  await db.insert(promoCodes).values([
    { code: 'WELCOME10', description: '10% off your first visit', percent: 10 },
    { code: 'NEIGHBOR5', description: '$5 off your first visit', amount: '5.00' },
    { code: 'ENDED', percent: 10, validUntil: '2026-11-08' },
    { code: 'LASTDAY', percent: 10, validUntil: '2026-11-09', validFrom: '2026-11-09' },
    { code: 'SPRING', percent: 10, validFrom: '2027-03-01' },
    { code: 'GONE', percent: 10, maxUses: 1, uses: 1 },
    { code: 'ONCE', percent: 10, maxUses: 1 },
    { code: 'OFF', percent: 10, isActive: false },
  ]);
  test.sent.length = 0;
});

/** A lot of 7,670 + 500 sq ft, so 5,311 sq ft of lawn, which is mown weekly for 50 dollars. */
const address = '8418 Sky Ridge Dr, Cypress, TX 77433';
const OUTSIDE =
  'Address not in service area. We serve Cypress, TX and surrounding areas within 30 miles.';

const plan = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  address,
  propertySize: 8170,
  dataSource: 'local-estimate',
  frequency: 'weekly',
  startDate: '2026-11-10',
  firstVisitTotal: '52.99',
  everyVisitTotal: '52.99',
};

function post(url: string, payload: object, key?: string) {
  const headers = { 'sec-fetch-site': 'same-origin', ...(key && { 'idempotency-key': key }) };
  return test.app.inject({ method: 'POST', url, payload, headers });
}
const price = (payload: object) => post('/api/lawn-plans/price', payload);
const ask = (payload: object, key?: string) => post('/api/plan-requests', payload, key);
const kept = () =>
  test.context.db.select().from(planRequests).orderBy(desc(planRequests.createdAt));
const usesOf = async (code: string) => {
  const [row] = await test.context.db.select().from(promoCodes).where(eq(promoCodes.code, code));
  return row?.uses;
};

/** The mail to an address, once it has been sent; mails to others may come in between. */
function mailTo(recipient: string): Promise<Mail> {
  return vi.waitFor(
    () => {
      const mail = test.sent.find(({ to }) => to === recipient);
      if (!mail) throw new Error(`no mail to ${recipient} yet`);
      return mail;
    },
    { timeout: 20_000 },
  );
}

// First, while no other request's mails stand in line.
describe('who is told', () => {
  it('the person, with the itemized price, and the office, with replies going to the person', async () => {
    await ask({
      ...plan,
      addOns: ['bagging', 'leaves'],
      promoCode: 'neighbor5',
      notes: 'The gate sticks.\nWatch the sprinkler by the drive.',
      firstVisitTotal: '94.99',
      everyVisitTotal: '67.99',
    });
    const receipt = await mailTo('maria@example.com');
    expect(receipt.subject).toBe('We have your lawn plan');
    for (const fact of [
      'Hello Maria',
      'Weekly',
      'Tuesday, November 10, 2026',
      '8,170 sq ft, 5,311 sq ft of it lawn',
      /Mowing, weekly:\s+\$50\.00/,
      /Backyard bagging:\s+\$15\.00/,
      /Leaf cleanup:\s+\$32\.00/,
      /Trust and Safety Fee:\s+\$2\.99/,
      /Promo code NEIGHBOR5:\s+-\$5\.00/,
      /First visit:\s+\$94\.99/,
      /Each visit after that:\s+\$67\.99/,
      'No upfront payment, charged only after completion, cancel anytime',
      'plus 8.25% sales tax where it applies',
    ]) {
      expect(receipt.text).toMatch(fact);
    }
    // What a stranger could have typed for them is not repeated.
    expect(receipt.text).not.toContain('Sky Ridge');
    expect(receipt.text).not.toContain('sprinkler');

    const office = await mailTo('office@example.com');
    expect(office.subject).toBe('New lawn plan request: Weekly, Maria Example');
    expect(office.replyTo).toEqual({ name: 'Maria Example', address: 'maria@example.com' });
    for (const fact of [address, '(281) 555-0111', 'The gate sticks.\n', '$94.99']) {
      expect(office.text).toContain(fact);
    }
  });
});

describe('a price', () => {
  it('of an address is itemized, with the visits of a year and the next service day', async () => {
    const answer = await price({ address, frequency: 'weekly' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        propertySize: 8170,
        lawnArea: 5311,
        dataSource: 'local-estimate',
        lines: [
          { label: 'Mowing, weekly', amount: '50.00' },
          { label: 'Trust and Safety Fee', amount: '2.99' },
        ],
        firstVisitTotal: '52.99',
        everyVisitTotal: '52.99',
        visitsPerYear: 42,
        firstYearTotal: '2225.58',
        promo: null,
        nextServiceDay: '2026-11-10',
      },
    ]);
  });

  it('of a given size does without an address, and counts before the estimate', async () => {
    const alone = await price({ propertySize: 20_001, frequency: 'per-visit' });
    expect(alone.json()).toMatchObject({
      lawnArea: 13_001,
      dataSource: 'manual',
      firstVisitTotal: '94.99',
      visitsPerYear: null,
      firstYearTotal: null,
    });
    const both = await price({ address, propertySize: 1000, frequency: 'weekly' });
    expect(both.json()).toMatchObject({ propertySize: 1000, firstVisitTotal: '32.99' });
  });

  it.each([
    ['welcome10', 'WELCOME10', '47.69'],
    [' Neighbor5 ', 'NEIGHBOR5', '47.99'],
    ['LASTDAY', 'LASTDAY', '47.69'],
  ])('with the code %j', async (promoCode, code, firstVisitTotal) => {
    const answer = await price({ address, frequency: 'weekly', promoCode });
    expect(answer.json()).toMatchObject({
      firstVisitTotal,
      everyVisitTotal: '52.99',
      promo: { code },
    });
    expect(await usesOf(code)).toBe(0);
  });

  it.each([
    [
      { promoCode: 'NOSUCH' },
      '/promoCode',
      'We do not know this promo code. Please check how it is written.',
    ],
    [
      { promoCode: 'OFF' },
      '/promoCode',
      'We do not know this promo code. Please check how it is written.',
    ],
    [{ promoCode: 'ENDED' }, '/promoCode', 'This promo code ended on Sunday, November 8, 2026.'],
    [{ promoCode: 'SPRING' }, '/promoCode', 'This promo code starts on Monday, March 1, 2027.'],
    [{ promoCode: 'GONE' }, '/promoCode', 'This promo code has been used up.'],
    [{ promoCode: 'x'.repeat(41) }, '/promoCode', 'Please use at most 40 characters.'],
    [{ address: '1 Bay Rd, Baytown, TX 77520' }, '/address', OUTSIDE],
    [{ address: undefined }, '/address', 'Please enter your property address.'],
    [{ address: '  ' }, '/address', 'Please enter your property address.'],
    [{ frequency: 'daily' }, '/frequency', 'Please choose how often we mow.'],
    [{ addOns: ['hedges'] }, '/addOns/0', 'We do not offer this add-on.'],
    [
      { propertySize: 999 },
      '/propertySize',
      'Please give the lot as a whole number from 1000 to 50000 square feet.',
    ],
    [
      { propertySize: 50_001 },
      '/propertySize',
      'Please give the lot as a whole number from 1000 to 50000 square feet.',
    ],
    [
      { propertySize: 8170.5 },
      '/propertySize',
      'Please give the lot as a whole number from 1000 to 50000 square feet.',
    ],
  ])('is refused with %j', async (change, pointer, detail) => {
    const answer = await price({ address, frequency: 'weekly', ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ pointer, detail }] });
  });
});

describe('a plan request', () => {
  it('is kept with its price and answered with its id', async () => {
    const answer = await ask({ ...plan, addOns: ['brush', 'brush'], firstVisitTotal: '87.99' });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { id: expect.any(String), createdAt: TEST_NOW.toISOString() },
    ]);
    const [row] = await kept();
    expect(row).toMatchObject({
      ...plan,
      firstVisitTotal: '87.99',
      lawnArea: 5311,
      addOns: ['brush'],
      promoCode: null,
      notes: null,
      priceLines: [
        { label: 'Mowing, weekly', amount: '50.00' },
        { label: 'Overgrown or brush', amount: '35.00' },
        { label: 'Trust and Safety Fee', amount: '2.99' },
      ],
      status: 'new',
      heldForReview: false,
      holdReasons: [],
    });
  });

  it('takes a size that the person gave', async () => {
    const size = { propertySize: 12_001, dataSource: 'manual' };
    const totals = { firstVisitTotal: '67.99', everyVisitTotal: '67.99' };
    const answer = await ask({ ...plan, ...size, frequency: 'bi-weekly', ...totals });
    expect(answer.statusCode).toBe(201);
    expect((await kept())[0]).toMatchObject({ ...size, lawnArea: 7801 });
  });

  it('uses its promo code once', async () => {
    expect((await ask({ ...plan, promoCode: 'once', firstVisitTotal: '47.69' })).statusCode).toBe(
      201,
    );
    expect((await kept())[0]?.promoCode).toBe('ONCE');
    expect(await usesOf('ONCE')).toBe(1);
    const again = await ask({ ...plan, promoCode: 'ONCE', firstVisitTotal: '47.69' });
    expect(again.json().errors).toEqual([
      { pointer: '/promoCode', detail: 'This promo code has been used up.' },
    ]);
  });

  it('gets the last use of a code only once among many at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask({
          ...plan,
          email: `neighbor${index}@example.com`,
          promoCode: 'ONCE',
          firstVisitTotal: '47.69',
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array(7).fill(422),
    ]);
    expect(await usesOf('ONCE')).toBe(1);
    expect(await kept()).toHaveLength(1);
  });
});

describe('a plan that does not hold is refused, and nothing is kept', () => {
  it.each([
    [
      'outside',
      { address: '1 Bay Rd, Baytown, TX 77520', propertySize: 8500 },
      '/address',
      OUTSIDE,
    ],
    [
      'an estimate that is not ours',
      { propertySize: 5000 },
      '/propertySize',
      'We estimate this lot at 8,170 sq ft. Please check your address again, or set the size yourself.',
    ],
    [
      'a first visit that costs something else',
      { firstVisitTotal: '1.00' },
      '/firstVisitTotal',
      'The price is $52.99, not $1.00. Please look at it again before you send.',
    ],
    [
      'later visits that cost something else',
      { everyVisitTotal: '30.00' },
      '/everyVisitTotal',
      'The price is $52.99, not $30.00. Please look at it again before you send.',
    ],
    ['today', { startDate: '2026-11-09' }, '/startDate', 'Please choose a day after today.'],
    [
      'a Saturday',
      { startDate: '2026-11-14' },
      '/startDate',
      'We mow Monday to Friday. Please choose a weekday.',
    ],
    [
      'a day that is none',
      { startDate: '2026-02-30' },
      '/startDate',
      'Please give a date of the calendar as YYYY-MM-DD.',
    ],
    [
      'a code that has ended',
      { promoCode: 'ENDED' },
      '/promoCode',
      'This promo code ended on Sunday, November 8, 2026.',
    ],
    ['no name', { lastName: ' ' }, '/lastName', 'Please enter your last name.'],
    ['no phone', { phone: undefined }, '/phone', 'Please enter your phone number.'],
    [
      'a long address',
      { address: 'x'.repeat(501) },
      '/address',
      'Please use at most 500 characters.',
    ],
    [
      'notes without an end',
      { notes: 'x'.repeat(2001) },
      '/notes',
      'Please use at most 2000 characters.',
    ],
    [
      'a price in words',
      { firstVisitTotal: 'fifty' },
      '/firstVisitTotal',
      'Please give dollars with two decimals.',
    ],
  ])('%s', async (_what, change, pointer, detail) => {
    const answer = await ask({ ...plan, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer, detail }]);
    expect(await kept()).toEqual([]);
  });

  it('a day on which we are closed, which is not offered either', async () => {
    await test.context.db.insert(closures).values({ date: '2026-11-10', reason: 'Crew training' });
    const answer = await ask(plan);
    expect(answer.json().errors).toEqual([
      {
        pointer: '/startDate',
        detail:
          'We are closed on Tuesday, November 10, 2026 (Crew training). Please choose another day.',
      },
    ]);
    expect((await price({ address, frequency: 'weekly' })).json().nextServiceDay).toBe(
      '2026-11-11',
    );
  });

  it('names all faults at once', async () => {
    const answer = await ask({ ...plan, startDate: '2025-08-08', promoCode: 'NOSUCH' });
    const pointers = answer.json().errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(['/startDate', '/promoCode']);
  });

  it('an unknown field is 400', async () => {
    expect((await ask({ ...plan, lawnArea: 1 })).statusCode).toBe(400);
  });
});

describe('a request that is sent again', () => {
  it('with its key is kept once, also when its day has passed in the meantime', async () => {
    const first = await ask({ ...plan, promoCode: 'WELCOME10', firstVisitTotal: '47.69' }, 'one');
    expect(first.statusCode).toBe(201);
    test.setNow(new Date(TEST_NOW.getTime() + 3 * 86_400_000));
    const body = { ...plan, promoCode: 'WELCOME10', firstVisitTotal: '47.69', formToken: 'new' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(body, 'one')));
    for (const answer of answers) expect(answer.body).toBe(first.body);
    expect(await kept()).toHaveLength(1);
    expect(await usesOf('WELCOME10')).toBe(1);
  });

  it('with its key but other content is 422', async () => {
    await ask(plan, 'two');
    expect((await ask({ ...plan, lastName: 'Other' }, 'two')).json().code).toBe('key_reused');
  });
});

describe('an odd request is answered like any other and held for review', () => {
  it.each([
    ['a filled hidden field', { website: 'x' }, 'honeypot'],
    ['links in the notes', { notes: 'https://a.example https://b.example' }, 'links'],
    [
      'a link for an address',
      {
        address: 'http://a.example Cypress, TX 77429',
        propertySize: 8500,
        firstVisitTotal: '52.99',
      },
      'links',
    ],
  ])('%s', async (_what, change, reason) => {
    const answer = await ask({ ...plan, ...change });
    expect(answer.statusCode).toBe(201);
    expect((await kept())[0]).toMatchObject({ heldForReview: true, holdReasons: [reason] });
  });

  it('the fourth within an hour, and it uses no promo code up', async () => {
    for (let count = 0; count < 3; count += 1) await ask(plan);
    const body = { ...plan, promoCode: 'ONCE', firstVisitTotal: '47.69' };
    expect((await ask(body)).statusCode).toBe(201);
    const held = (await kept()).filter((row) => row.heldForReview);
    expect(held).toMatchObject([{ holdReasons: ['repeated_sender'], promoCode: 'ONCE' }]);
    expect(await usesOf('ONCE')).toBe(0);
  });
});
