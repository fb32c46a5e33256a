// How often each page of the portal asks the embedded database, whose one processor it shares: who is signed in is asked once.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
  cookie = await signedIn(test, 'fern@example.com');
});
afterAll(() => test.close());

it.each([
  ['', 12],
  ['/billing', 4],
  ['/schedule', 4],
  ['/history', 3],
  ['/add-ons', 5],
  ['/account', 11],
  ['/plan', 4],
  ['/your-data', 4],
])('/customer-portal%s takes %i statements at most', async (path, most) => {
  const { engine } = test.open;
  if (engine.kind !== 'pglite') throw new Error('statements are counted on the embedded database');
  const asked = vi.spyOn(engine.client, 'query');
  const answer = await test.app.inject({ url: `/customer-portal${path}`, headers: { cookie } });
  // The queue of jobs looks by itself whether something is due.
  const statements = asked.mock.calls.map(([text]) => text).filter((text) => !/pgboss/.test(text));
  asked.mockRestore();
  expect(answer.statusCode).toBe(200);
  expect(statements.filter((text) => text.includes('from "sessions" left join'))).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(most);
});
