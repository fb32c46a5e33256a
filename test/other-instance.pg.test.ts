// Two instances over one database: no seat is given twice, and each shows what the other has changed.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  book,
  countStatuses,
  emptyCalendar,
  lookAtDay,
  seatFaults,
  setCapacity,
} from './booking-steps.ts';
import { chatBrowser } from './chat-people.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SECRET = {
  SESSION_SECRET: 'the same secret for both of the instances',
  STAFF_EMAILS: 'olive@example.com',
};

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await createTestApp(SECRET, { withPages: true });
  second = await createTestApp(SECRET, { sharedDatabase: first.open, withPages: true });
});
afterAll(async () => {
  await second.close();
  await first.close();
});
afterEach(async () => {
  expect(await seatFaults(first.open.db)).toEqual([]);
  await emptyCalendar(first.open.db);
  await setCapacity(first.open.db, 1);
});

describe('of one slot', () => {
  it.each([1, 2, 3])(
    'with %i seats each is given once, whichever instance is asked',
    async (seats) => {
      await setCapacity(first.open.db, seats);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => [book(first.app), book(second.app)]).flat(),
      );
      expect(countStatuses(answers)).toEqual({ 201: seats, 409: 40 - seats });
    },
  );

  it('what one has booked the other shows as taken at once', async () => {
    await book(first.app);
    expect((await lookAtDay(second.app, '2026-11-17')).taken).toEqual(['9:00 AM']);
  });
});

/** The owner, signed in on the first instance once. */
let signingIn: Promise<string> | undefined;
async function owner() {
  signingIn ??= signedIn(first, 'olive@example.com');
  return chatBrowser(first.app, await signingIn);
}

/** The other instance may have to hear it first, and both render all pages again. */
const soon = { timeout: 20_000, interval: 100 };

it('the old address of a post leads to the new one on both', async () => {
  const office = await owner();
  const entry = '/api/console/content/post/before-we-dig-811-and-hoa';
  const { version } = (await office.send('GET', entry)).body;
  const renamed = await office.send('POST', `${entry}/rename`, { version, slug: 'call-811-first' });
  expect(renamed.status).toBe(200);
  const answers = async () =>
    Promise.all(
      [first, second].map(async ({ app }) => {
        const { statusCode, headers } = await app.inject({
          url: '/blog/before-we-dig-811-and-hoa',
        });
        return [statusCode, headers.location];
      }),
    );
  const moved = [301, '/blog/call-811-first'];
  await vi.waitFor(async () => expect(await answers()).toEqual([moved, moved]), soon);
});

/** The home page's bytes, as the cache serves them to everyone. */
async function homePage(): Promise<string> {
  const answer = await second.app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe('the cached home page', () => {
  it('offers a time no longer soon after it was booked on another instance', async () => {
    const [, appointmentDate = '', appointmentTime = ''] =
      /value="(\d{4}-\d\d-\d\d) (\d\d:\d\d)"/.exec(await homePage()) ?? [];
    expect((await book(first.app, { appointmentDate, appointmentTime })).statusCode).toBe(201);
    await vi.waitFor(
      async () =>
        expect(await homePage()).not.toContain(`value="${appointmentDate} ${appointmentTime}"`),
      soon,
    );
  });

  it('carries settings soon after the owner changed them on another instance', async () => {
    expect(await homePage()).not.toContain('(281) 555-0199');
    const olive = await owner();
    const { company } = (await olive.send('GET', '/api/console/settings')).body;
    const wanted = Object.assign({}, company, { phone: '(281) 555-0199' });
    expect((await olive.send('PATCH', '/api/console/settings/company', wanted)).status).toBe(200);
    for (const { app } of [first, second]) {
      await vi.waitFor(
        async () => expect((await app.inject('/api/company')).json().phone).toBe('(281) 555-0199'),
        { timeout: 2_000, interval: 50 },
      );
    }
    await vi.waitFor(async () => expect(await homePage()).toContain('(281) 555-0199'), soon);
  });
});
