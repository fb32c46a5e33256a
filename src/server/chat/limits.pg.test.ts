// What a stranger with a script meets: limits of a conversation and an address, and the form's guard.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { beginChat, chatBrowser, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
});
afterAll(() => test.close());

const minutes = (count: number) => test.setNow(new Date(TEST_NOW.getTime() + count * 60_000));

it('takes twenty messages a minute of one visitor, and says when there may be more', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern);
  for (let count = 0; count < 20; count += 1) {
    expect((await say(fern, id, `Word ${count}`, 'visitor')).status).toBe(201);
  }
  const refused = await say(fern, id, 'One more', 'visitor');
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    'That was a lot of messages. Please try again in 30 seconds, or call us at (281) 555-0142.',
  ]);
  minutes(1.1);
  expect((await say(fern, id, 'One more', 'visitor')).status).toBe(201);
});

it('holds what comes without the token of its form, and lets twenty of an address in', async () => {
  minutes(120);
  const statuses: number[] = [];
  let last = '';
  for (let count = 0; count < 22; count += 1) {
    const answer = await chatBrowser(test.app).send('POST', '/api/chat-session', {
      customerName: 'Robot',
      customerEmail: 'robot@example.com',
      text: 'Hello',
    });
    statuses.push(answer.status);
    last = String(answer.body.detail);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429]);
  expect(last).toMatch(/^That was a lot of requests .*, or call us at \(281\) 555-0142\.$/);
  const rows = await test.open.db.select().from(chatSessions);
  expect(rows.filter(({ customerName }) => customerName === 'Robot')).toMatchObject(
    Array.from({ length: 20 }, () => ({
      underReview: true,
      reviewReasons: expect.arrayContaining(['no_token']),
    })),
  );
});
