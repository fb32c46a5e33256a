// What stands beside a chat about the customer of an account: what lies ahead comes first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { beginChat, type ChatBrowser, chatBrowser } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { addVisit, newCustomer, type PortalCustomer } from '../../../test/portal-customer.ts';
import { request } from '../../../test/sample-rows.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let desk: ChatBrowser;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  fern = await newCustomer(test, 'fern@example.com');
});
afterAll(() => test.close());

it('has the next visit first, then those after it, then the last ones', async () => {
  // The test's day is Monday, November 9, 2026.
  for (const scheduledDate of ['2026-11-23', '2026-10-26', '2026-11-09', '2026-11-08']) {
    await addVisit(test, fern, { scheduledDate });
  }
  const { id } = await beginChat(chatBrowser(test.app, fern.cookie), { text: 'When do you come?' });
  const { body } = await desk.send('GET', `/api/chat-sessions/${id}/context`);
  expect(body.customer).toMatchObject({ id: fern.id });
  expect((body.visits as { date: string }[]).map(({ date }) => date)).toEqual([
    '2026-11-09',
    '2026-11-23',
    '2026-11-08',
    '2026-10-26',
  ]);
});

it('says of a quote whose last day is over that it has expired, as its own page does', async () => {
  const { db } = test.open;
  const sent = { customerName: 'Fern', customerEmail: 'fern@example.com', status: 'sent' } as const;
  for (const [title, validUntil] of [
    ['Fence', '2026-11-08'],
    ['Mulch', '2026-11-09'],
  ] as const) {
    const [made] = await db
      .insert(serviceRequests)
      .values({ ...request, userId: fern.id, status: 'quoted' })
      .returning();
    await db
      .insert(quotes)
      .values({ ...sent, title, validUntil, sentAt: TEST_NOW, serviceRequestId: made?.id });
  }
  const { id } = await beginChat(chatBrowser(test.app, fern.cookie), { text: 'Is it still good?' });
  const { body } = await desk.send('GET', `/api/chat-sessions/${id}/context`);
  const shown = body.quotes as { title: string; status: string }[];
  expect(Object.fromEntries(shown.map(({ title, status }) => [title, status]))).toEqual({
    Fence: 'expired',
    Mulch: 'sent',
  });
});

it('tells nothing by a typed address', async () => {
  const { id } = await beginChat(chatBrowser(test.app), { customerEmail: 'fern@example.com' });
  const { body } = await desk.send('GET', `/api/chat-sessions/${id}/context`);
  expect(body).toMatchObject({ customer: null, visits: [] });
});
