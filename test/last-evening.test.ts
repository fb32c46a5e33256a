// The last evening of a month, when none of its times is left: the calendar opens with the next one.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

/** Noon in Cypress: there is a time at five. */
const NOON = new Date('2026-11-30T18:00:00Z');
const EVENING = new Date('2026-12-01T00:00:00Z');

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
});
afterAll(() => test.close());

/** The first day that stands in the calendar of a page, and the month of which its script is told ahead. */
async function openingOf(url: string) {
  const { body } = await test.app.inject({ url });
  const month = /<meta name="calendar-month" content="([\d-]+)"/.exec(body)?.[1];
  return { first: /data-date="([\d-]+)"/.exec(body)?.[1], month };
}

it.each(['/book', '/es/book'])('%s opens with December once November is over', async (page) => {
  test.setNow(NOON);
  expect(await openingOf(page)).toEqual({ first: '2026-11-01', month: undefined });
  test.setNow(EVENING);
  expect(await openingOf(page)).toEqual({ first: '2026-12-01', month: undefined });
});

it.each(['/', '/es'])(
  '%s does so when it is rendered next, and says so in its head',
  async (page) => {
    test.setNow(NOON);
    test.context.hub.publish('content');
    const all = { timeout: 30_000, interval: 100 };
    await vi.waitFor(
      async () => expect(await openingOf(page)).toEqual({ first: '2026-11-01', month: undefined }),
      all,
    );
    test.setNow(EVENING);
    test.context.hub.publish('content');
    await vi.waitFor(
      async () => expect(await openingOf(page)).toEqual({ first: '2026-12-01', month: '2026-12' }),
      all,
    );
  },
);
