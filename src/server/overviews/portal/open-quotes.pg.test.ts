// A quote stands on the customer's Overview until it is answered or its last day has passed; accepted, it waits on Today.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Today } from '#contract/overviews/console.ts';
import type { Overview } from '#contract/overviews/portal.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';

let office: AddOnOffice;
beforeAll(async () => {
  office = await openAddOnOffice();
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

const quotesOf = async (person: 'maria' | 'ben') =>
  (await office.must<Overview>(person, 'GET /api/portal/overview')).quotes;
const acceptedOnToday = async () => {
  const { waiting, counts } = await office.must<Today>('staff', 'GET /api/console/today');
  return { count: counts.accepted, shown: waiting.filter(({ kind }) => kind === 'accepted') };
};

it('is on the Overview of its customer alone, from the day it was sent through its last one', async () => {
  const request = await office.ask('maria');
  const draft = await office.draft(request);
  expect(await quotesOf('maria')).toEqual([]);
  await office.send(draft, request.version);
  expect(await quotesOf('maria')).toEqual([
    {
      requestId: request.id,
      title: 'Mulch for the front beds',
      total: '340.99',
      validUntil: '2026-12-09',
    },
  ]);
  expect(await quotesOf('ben')).toEqual([]);
  office.test.setNow(new Date('2026-12-10T05:30:00Z'));
  expect(await quotesOf('maria')).toHaveLength(1);
  office.test.setNow(new Date('2026-12-10T06:30:00Z'));
  expect(await quotesOf('maria')).toEqual([]);
});

it('leaves the Overview once it is accepted, and waits on Today until it is scheduled', async () => {
  const before = await acceptedOnToday();
  const { quote, request } = await office.quoted();
  expect(await acceptedOnToday()).toEqual(before);
  expect((await office.accept('maria', quote)).statusCode).toBe(200);
  expect((await quotesOf('maria')).map(({ requestId }) => requestId)).not.toContain(request.id);
  // A later change of the request makes no one have waited less.
  await office.test.open.db
    .update(serviceRequests)
    .set({ notes: 'Side gate.', updatedAt: new Date(TEST_NOW.getTime() + 60_000) })
    .where(eq(serviceRequests.id, request.id));
  const { count, shown } = await acceptedOnToday();
  expect(count).toBe(before.count + 1);
  expect(shown).toContainEqual(
    expect.objectContaining({
      path: `/console/requests/${request.id}`,
      since: TEST_NOW.toISOString(),
      words: 'Mulch Installation: Front beds, about two inches.',
    }),
  );
});
