// Someone of the office moves a consultation: by keys, by mouse and by a plain form, and takes a cancellation back.
import { request as newRequest, type Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, forgive, newAddress } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Books a consultation as a visitor. */
async function booked(baseURL: string, name: string, date: string, time: string): Promise<void> {
  const visitor = await newRequest.newContext({ baseURL });
  const answer = await visitor.post('/api/appointments', {
    data: {
      customerName: name,
      customerEmail: newAddress('moved'),
      customerPhone: '(281) 555-0177',
      consultationTypeId: 1,
      appointmentDate: date,
      appointmentTime: time,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await visitor.dispose();
}

async function openWeek(page: Page): Promise<void> {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.goto('/console/calendar?view=week&date=2026-12-08');
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
}

type Point = { x: number; y: number };

/** One finger, as the browser's own protocol has it: it scrolls what a finger would scroll. */
async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => send('touchStart', [at]),
    to: (at: Point) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

/** A page that was pushed glides on for a while, and what a finger does meanwhile is the browser's. */
async function standsStill(page: Page): Promise<void> {
  let before = Number.NaN;
  const moved = async () => {
    const top = await page.evaluate(() => scrollY);
    const distance = top - before;
    before = top;
    return distance;
  };
  await expect.poll(moved, { intervals: [200] }).toBe(0);
}

const column = (page: Page, day: string) => page.getByRole('region', { name: day });

test('by keys, with the mail shown first, and takes it back', async ({ page, monday }) => {
  await booked(monday, 'Wren Hollow', '2026-12-08', '09:00');
  await openWeek(page);
  await expectAccessibleInBothLooks(page);
  const entry = page.getByRole('link', { name: /Wren Hollow/ }).locator('visible=true');
  await entry.focus();
  // The page can be read before its script is awake.
  await expect(async () => {
    await page.keyboard.press('m');
    await expect(page.getByText(/Moving Wren Hollow: Tue 8/)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/Wed 9, 9:15 AM to 10:15 AM/)).toBeAttached();
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Move Wren Hollow?' });
  await expect(dialog).toContainText('Your consultation has moved');
  await expect(dialog).toContainText('Hello Wren, here is your new time.');
  await expect(dialog).toContainText('New time: Wednesday, December 9, 2026, 9:00 AM');
  await dialog.getByRole('button', { name: 'Move and email the customer' }).click();
  await expect(column(page, 'Wed 9')).toContainText('Wren Hollow');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Tue 8')).toContainText('Wren Hollow');
});

test('by mouse, onto a time that is taken, with a reason', async ({
  page,
  monday,
  consoleErrors,
}) => {
  await booked(monday, 'Clover Early', '2026-12-10', '09:00');
  await booked(monday, 'Basil Late', '2026-12-11', '09:00');
  await openWeek(page);
  const dragTo = async (day: string, finish: () => Promise<void>) => {
    const from = await column(page, 'Fri 11').getByText('Basil Late').boundingBox();
    const to = await column(page, day).boundingBox();
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, from.y + 8, { steps: 6 });
    await finish();
    await page.mouse.up();
  };
  const dialog = page.getByRole('dialog', { name: 'Move Basil Late?' });
  await expect(async () => {
    await dragTo('Thu 10', async () => {});
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Move without emailing' }).click();
  await expect(dialog).toContainText('This time is taken.');
  await dialog.getByLabel('Reason for overbooking').fill('They are neighbors.');
  await dialog.getByRole('button', { name: 'Move without emailing' }).click();
  await expect(column(page, 'Thu 10')).toContainText('Basil Late');
  await expect(column(page, 'Thu 10')).toContainText('Overbooked');
  forgive(consoleErrors, /409/);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('a finger that rests takes the entry, one that moves at once scrolls', async ({
    page,
    monday,
  }) => {
    await booked(monday, 'Ivy Fingers', '2026-12-08', '15:00');
    await openWeek(page);
    const finger = await fingerOn(page);
    const entry = column(page, 'Tue 8').getByRole('link', { name: /Ivy Fingers/ });
    const ghost = page.locator('.time-grid-ghost');
    const dialog = page.getByRole('dialog', { name: 'Move Ivy Fingers?' });
    const middle = async () => {
      const box = await entry.boundingBox();
      if (!box) throw new Error('nothing to touch');
      return { x: box.x + box.width / 2, y: box.y + 12 };
    };

    // A stroke scrolls the page, takes nothing and opens nothing.
    const start = await middle();
    await finger.down(start);
    for (let step = 1; step <= 8; step++) await finger.to({ x: start.x, y: start.y - step * 20 });
    await finger.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(ghost).toHaveCount(0);
    await expect(page).toHaveURL(/view=week/);
    await standsStill(page);

    // It rests: what it holds is shown. Then it goes to the next day, and the page stands still.
    const rest = await middle();
    const before = await page.evaluate(() => scrollY);
    const next = await column(page, 'Wed 9').boundingBox();
    await finger.down(rest);
    await expect(ghost).toBeVisible();
    await finger.to({ x: (next?.x ?? 0) + 40, y: rest.y - 30 });
    await finger.to({ x: (next?.x ?? 0) + 60, y: rest.y });
    await finger.up();
    await expect(dialog).toContainText('Wednesday, December 9, 2026, 3:00 PM');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await dialog.getByRole('button', { name: 'Move without emailing' }).click();
    await expect(column(page, 'Wed 9')).toContainText('Ivy Fingers');
  });
});

test('cancels and takes it back, and reads the days on a phone', async ({ page, monday }) => {
  await booked(monday, 'Olive Cancels', '2026-12-07', '10:00');
  await openWeek(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .getByRole('link', { name: /Olive Cancels/ })
    .locator('visible=true')
    .click();
  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await expect(page.getByText('Canceled. The time is free again.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('by a form that keeps what was typed', async ({ page, monday, consoleErrors }) => {
    await booked(monday, 'Plain Mover', '2026-12-09', '14:00');
    await openWeek(page);
    await page
      .getByRole('link', { name: /Plain Mover/ })
      .locator('visible=true')
      .click();
    await page.getByRole('link', { name: 'Move or change the length' }).click();
    await page.getByLabel('Time', { exact: true }).fill('20:00');
    await page.getByRole('button', { name: 'Save New Time' }).click();
    await expect(page.getByText(/outside the hours/).first()).toBeVisible();
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('20:00');
    forgive(consoleErrors, /409/);
    await page.getByLabel(/Reason/).fill('Only free in the evening.');
    await page.getByRole('button', { name: 'Save New Time' }).click();
    await expect(column(page, 'No crew yet')).toContainText('Plain Mover');
  });
});
