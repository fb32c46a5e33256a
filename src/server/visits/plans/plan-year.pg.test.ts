// What the page of a plan says of its last twelve months: visits that were made, their tax, and the credits for them; nothing older,
// nothing of another plan.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());

it('adds up the year that ends today', async () => {
  const { test, fern, basil, staff } = office;
  const priceLines = [{ label: 'Mowing', amount: '52.99', taxClass: 'taxable' as const }];
  const made = (scheduledDate: string) =>
    addVisit(test, fern, { scheduledDate, ...done, priceLines });
  // Today is November 9, 2026: the first day of the year that ends with it is November 10, 2025.
  await made('2025-11-09');
  await made('2025-11-10');
  const last = await made('2026-11-02');
  await addVisit(test, fern, { scheduledDate: '2026-11-20', priceLines });
  await addVisit(test, basil, { scheduledDate: '2026-11-02', ...done, priceLines });
  const body = { kind: 'partial', wish: 'credit', description: 'The back was not mowed.' };
  const { id } = (await send(test, fern, `POST /api/portal/visits/${last}/problems`, body)).json();
  await send(test, staff, `POST /api/console/visit-problems/${id}/remedy`, {
    version: 1,
    remedy: 'credit',
    amount: '25.00',
  });
  const plan = await send(test, staff, `GET /api/console/service-plans/${fern.planId}`);
  expect(plan.json().lastYear).toEqual({
    from: '2025-11-10',
    visits: 2,
    beforeTax: '105.98',
    tax: '8.74',
    total: '114.72',
    credits: '25.00',
  });
});
