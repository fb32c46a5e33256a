// What a lawn plan costs, and how a price or a plan that does not hold is refused.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closures } from '#server/platform/database/schema/booking.ts';
import { address, beginLawnPlans, plan, planVisitor } from '../../../../test/plan-visitor.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let visitor: ReturnType<typeof planVisitor>;
beforeAll(async () => {
  test = await createTestApp();
  visitor = planVisitor(test);
});
afterAll(() => test.close());
beforeEach(() => beginLawnPlans(test));

const OUTSIDE =
  'Address not in service area. We serve Cypress, TX and surrounding areas within 30 miles.';

describe('a price', () => {
  it('of an address is itemized, with the visits of a year and the next service day', async () => {
    const answer = await visitor.price({ address, frequency: 'weekly' });
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
    const alone = await visitor.price({ propertySize: 20_001, frequency: 'per-visit' });
    expect(alone.json()).toMatchObject({
      lawnArea: 13_001,
      dataSource: 'manual',
      firstVisitTotal: '94.99',
      visitsPerYear: null,
      firstYearTotal: null,
    });
    const both = await visitor.price({ address, propertySize: 1000, frequency: 'weekly' });
    expect(both.json()).toMatchObject({ propertySize: 1000, firstVisitTotal: '32.99' });
  });

  it.each([
    ['welcome10', 'WELCOME10', '47.69'],
    [' Neighbor5 ', 'NEIGHBOR5', '47.99'],
    ['LASTDAY', 'LASTDAY', '47.69'],
  ])('with the code %j', async (promoCode, code, firstVisitTotal) => {
    const answer = await visitor.price({ address, frequency: 'weekly', promoCode });
    expect(answer.json()).toMatchObject({
      firstVisitTotal,
      everyVisitTotal: '52.99',
      promo: { code },
    });
    expect(await visitor.usesOf(code)).toBe(0);
  });

  it.each([
    [
      { promoCode: 'NOSUCH' },
      '/promoCode',
      'We do not know this promo code. Please check the spelling.',
    ],
    [
      { promoCode: 'OFF' },
      '/promoCode',
      'We do not know this promo code. Please check the spelling.',
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
    const answer = await visitor.price({ address, frequency: 'weekly', ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ pointer, detail }] });
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
      'The price is $52.99, not $1.00. Please check it before you send.',
    ],
    [
      'later visits that cost something else',
      { everyVisitTotal: '30.00' },
      '/everyVisitTotal',
      'The price is $52.99, not $30.00. Please check it before you send.',
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
      'Please enter a date of the calendar as YYYY-MM-DD.',
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
      'Please enter dollars with two decimals.',
    ],
  ])('%s', async (_what, change, pointer, detail) => {
    const answer = await visitor.ask({ ...plan, ...change });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer, detail }]);
    expect(await visitor.kept()).toEqual([]);
  });

  it('a day on which we are closed, which is not offered either', async () => {
    await test.context.db.insert(closures).values({ date: '2026-11-10', reason: 'Crew training' });
    const answer = await visitor.ask(plan);
    expect(answer.json().errors).toEqual([
      {
        pointer: '/startDate',
        detail:
          'We are closed on Tuesday, November 10, 2026 (Crew training). Please choose another day.',
      },
    ]);
    expect((await visitor.price({ address, frequency: 'weekly' })).json().nextServiceDay).toBe(
      '2026-11-11',
    );
  });

  it('names all faults at once', async () => {
    const answer = await visitor.ask({ ...plan, startDate: '2025-08-08', promoCode: 'NOSUCH' });
    const pointers = answer.json().errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(['/startDate', '/promoCode']);
  });

  it('an unknown field is 400', async () => {
    expect((await visitor.ask({ ...plan, lawnArea: 1 })).statusCode).toBe(400);
  });
});
