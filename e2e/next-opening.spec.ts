// The next opening in the header and in the hero: true within a second of a booking, without a script, and a way to its day.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import { expect, newAddress, test } from './fixtures.ts';

/** The product promises a second (docs/product/booking.md#next-opening). */
const PROMISED_MS = 1_000;

let server: BuiltServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'next-opening-'));
  server = await startBuiltServer({
    DATA_DIR: folder,
    SEED: 'content',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
});

test.afterAll(async () => {
  server.kill('SIGKILL');
  await server.exited;
  await rm(folder, { recursive: true, force: true });
});

type Opening = { appointmentDate: string; appointmentTime: string };

const shownDay = async (path: string) =>
  /class="header-opening" href="\/\?day=([\d-]+)#calendar"><span>Next opening: <\/span><strong>([^<]+)/
    .exec(await (await fetch(server.url + path)).text())
    ?.slice(1)
    .join(' ');

async function bookNext(): Promise<Opening> {
  const { opening } = await (await fetch(`${server.url}/api/next-opening`)).json();
  const { appointmentDate, appointmentTime } = opening as Opening;
  const answer = await fetch(`${server.url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      appointmentDate,
      appointmentTime,
      consultationTypeId: 1,
      customerName: 'Early Example',
      customerEmail: newAddress('early'),
      customerPhone: '(281) 555-0125',
    }),
  });
  expect(answer.status).toBe(201);
  return { appointmentDate, appointmentTime };
}

test('every page says it, and says the next one within a second of a booking', async () => {
  const before = await shownDay('/');
  expect(before).toBeTruthy();
  for (const path of ['/services', '/areas', '/blog']) expect(await shownDay(path)).toBe(before);
  await bookNext();
  const booked = performance.now();
  for (const path of ['/', '/services', '/areas', '/blog']) {
    await expect.poll(() => shownDay(path), { intervals: [20] }).not.toBe(before);
  }
  expect(performance.now() - booked).toBeLessThan(PROMISED_MS);
  const missing = await (await fetch(`${server.url}/no-such-page`)).text();
  expect(missing).toContain('Next opening: ');
  const quote = await (await fetch(`${server.url}/quote`)).text();
  expect(quote).toContain('Next opening: ');
});

test('a person follows it to the calendar, where its day is chosen', async ({ page }) => {
  await page.goto(`http://localhost:${server.port}/services`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Next opening' });
  const day = /day=([\d-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  await link.click();
  const calendar = page.locator('#calendar');
  await expect(calendar.locator(`[data-date="${day}"]`)).toHaveClass(/day-cell-chosen/);
  await expect(calendar.getByRole('radio', { disabled: false }).first()).toBeVisible();
  await expect(page.locator('.hero').getByText('Next opening:')).toHaveAttribute(
    'href',
    `/?day=${day}#calendar`,
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('it is there, and the day is the first one offered', async ({ page }) => {
    await page.goto(`http://localhost:${server.port}/`);
    const words = page.locator('.hero').getByText('Next opening:');
    await expect(words).toBeVisible();
    const day = /day=([\d-]+)/.exec((await words.getAttribute('href')) ?? '')?.[1];
    await words.click();
    const first = page.locator('#calendar input[type=radio]').first();
    await expect(first).toHaveValue(new RegExp(`^${day} `));
  });
});
