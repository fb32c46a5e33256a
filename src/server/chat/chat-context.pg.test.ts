// What stands beside a chat about the customer of an account: what lies ahead comes first.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginChat, type ChatBrowser, chatBrowser } from '../../../test/chat-people.ts';
import { addVisit, newCustomer, type PortalCustomer } from '../../../test/portal-customer.ts';
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

it('tells nothing by a typed address', async () => {
  const { id } = await beginChat(chatBrowser(test.app), { customerEmail: 'fern@example.com' });
  const { body } = await desk.send('GET', `/api/chat-sessions/${id}/context`);
  expect(body).toMatchObject({ customer: null, visits: [] });
});
