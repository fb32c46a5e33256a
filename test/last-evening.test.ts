// The last evening of a month, when none of its times is left: the calendar opens with the next one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
});
afterAll(() => test.close());

/** The first day that stands in the calendar of a page. */
async function firstDay(url: string): Promise<string | undefined> {
  const { body } = await test.app.inject({ url });
  return /data-date="([\d-]+)"/.exec(body)?.[1];
}

it.each(['/book', '/es/book'])('%s opens with December once November is over', async (page) => {
  // Noon in Cypress: there is a time at five.
  test.setNow(new Date('2026-11-30T18:00:00Z'));
  expect(await firstDay(page)).toBe('2026-11-01');
  test.setNow(new Date('2026-12-01T00:00:00Z'));
  expect(await firstDay(page)).toBe('2026-12-01');
});
