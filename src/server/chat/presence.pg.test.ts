// Who has a stream open counts as there for as long as it is open, however many others come meanwhile.
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chatVisitors } from '#server/platform/database/schema/chat-desk.ts';
import { beginChat, chatBrowser } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPresence } from './presence.ts';

const LATER = new Date(TEST_NOW.getTime() + 60_000);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const begin = async () => (await beginChat(chatBrowser(test.app))).id;
const seenAt = async (...ids: string[]) => {
  const rows = await test.open.db
    .select()
    .from(chatVisitors)
    .where(inArray(chatVisitors.sessionId, ids));
  return rows.map((row) => row.seenAt?.toISOString());
};

it('is written down again in time while others come and go all the time', async () => {
  const [first, other] = [await begin(), await begin()];
  // A round longer than any moment in which the database holds the arrivals up.
  const presence = createPresence(test.context, { roundMs: 400, gatherMs: 5 });
  const leave = presence.visitorCame(first);
  await vi.waitFor(async () => expect(await seenAt(first)).toEqual([TEST_NOW.toISOString()]));
  test.setNow(LATER);
  const coming = setInterval(() => presence.visitorCame(other)(), 4);
  try {
    const isSeenAgain = async () => expect(await seenAt(first)).toEqual([LATER.toISOString()]);
    await vi.waitFor(isSeenAgain, { timeout: 5_000 });
  } finally {
    clearInterval(coming);
    leave();
  }
});

it('takes more than one statement has room for', async () => {
  const ids: string[] = [];
  while (ids.length < 60) ids.push(await begin());
  test.setNow(TEST_NOW);
  const presence = createPresence(test.context, { roundMs: 60, gatherMs: 5 });
  const leaving = ids.map((id) => presence.visitorCame(id));
  await vi.waitFor(async () => expect(await seenAt(...ids)).toHaveLength(60));
  for (const leave of leaving) leave();
});
