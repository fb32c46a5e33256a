// A visitor walks the project timeline, compares yards before and after, and reads the recent projects.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, scrollTo, test } from './fixtures.ts';

const STEP_MS = 3_000;
const titles = [
  'One rotor, one even lawn',
  'Cedar fence with a cap rail',
  'Brick front with crape myrtles',
  'Side yard that drains itself',
  'Raised vegetable beds',
  'Salvia island at an office door',
  'Boxwood walk in winter',
  'Front lawn and bed on two zones',
  'Limestone front, washed warm',
  'Pool edged with azaleas',
];

/** Opens the home page at the timeline and waits until it listens. */
async function openTimeline(page: Page) {
  await page.goto('/');
  const timeline = page.getByRole('group', { name: 'Projects 2019 to 2024' });
  await scrollTo(timeline);
  const current = timeline.getByRole('heading', { level: 3 });
  // A jump is answered as soon as the script is there; the jump to the first project changes nothing.
  await timeline.getByRole('button', { name: '2019', exact: true }).click();
  await expect(current).toHaveText(titles[0] ?? '');
  return { timeline, current };
}

type Timeline = Awaited<ReturnType<typeof openTimeline>>['timeline'];

/** Presses Play. The script may still be on its way; the press is not lost, but time must not pass before it counts. */
async function play(timeline: Timeline, press: (button: Timeline) => Promise<void>) {
  await press(timeline.getByRole('button', { name: 'Play' }));
  await expect(timeline.getByRole('button', { name: 'Pause' })).toBeVisible();
}

/** From here on time passes only when a test says so. */
async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('plays the timeline every three seconds, pauses and resets', async ({ page }) => {
  await page.clock.install();
  const { timeline, current } = await openTimeline(page);
  await stopClock(page);
  const slides = timeline.locator('[aria-live]');
  await expect(timeline).toContainText('Project 1 of 10');
  await expect(slides).toHaveAttribute('aria-live', 'polite');

  await page.clock.runFor(2 * STEP_MS);
  await expect(current, 'it does not start by itself').toHaveText(titles[0] ?? '');

  await timeline.getByRole('button', { name: 'Play' }).click();
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(STEP_MS - 100);
  await expect(timeline).toContainText('Project 1 of 10');
  await page.clock.runFor(100);
  await expect(timeline).toContainText('Project 2 of 10');
  await expect(current).toHaveText(titles[1] ?? '');
  await page.clock.runFor(8 * STEP_MS);
  await expect(timeline).toContainText('Project 10 of 10');
  await page.clock.runFor(STEP_MS);
  await expect(timeline, 'after the last comes the first').toContainText('Project 1 of 10');

  await page.clock.runFor(STEP_MS);
  await timeline.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(2 * STEP_MS);
  await expect(timeline).toContainText('Project 2 of 10');
  await expect(slides).toHaveAttribute('aria-live', 'polite');

  await timeline.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(STEP_MS);
  await timeline.getByRole('button', { name: 'Reset' }).click();
  await expect(timeline).toContainText('Project 1 of 10');
  await page.clock.runFor(2 * STEP_MS);
  await expect(timeline, 'reset also stops').toContainText('Project 1 of 10');
});

test('waits while the pointer rests on a project', async ({ page }) => {
  await page.clock.install();
  const { timeline } = await openTimeline(page);
  await stopClock(page);
  await play(timeline, (button) => button.click());
  await timeline.locator('[aria-live]').hover();
  await page.clock.runFor(2 * STEP_MS);
  await expect(timeline).toContainText('Project 1 of 10');
  await timeline.getByRole('button', { name: 'Pause' }).hover();
  await page.clock.runFor(STEP_MS);
  await expect(timeline).toContainText('Project 2 of 10');
});

test('jumps by thumbnail and by year, which stops the play', async ({ page }) => {
  await page.clock.install();
  const { timeline, current } = await openTimeline(page);
  await play(timeline, (button) => button.click());
  for (const [index, title] of titles.entries()) {
    const thumbnail = timeline.getByRole('button', { name: `Project ${index + 1}: ${title}` });
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(current).toHaveText(title);
    await expect(timeline.getByRole('progressbar')).toHaveJSProperty('value', index + 1);
    await expect(timeline.getByRole('group', { name: `${index + 1} of 10` })).toBeVisible();
  }
  await page.clock.runFor(2 * STEP_MS);
  await expect(timeline).toContainText('Project 10 of 10');
  await expect(timeline.getByRole('button', { name: 'Play' })).toBeVisible();

  for (const [year, project] of [
    ['2019', 1],
    ['2020', 3],
    ['2021', 5],
    ['2022', 7],
    ['2023', 9],
    ['2024', 10],
  ] as const) {
    const button = timeline.getByRole('button', { name: year, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-current', 'date');
    await expect(timeline).toContainText(`Project ${project} of 10`);
  }
});

test('stops when a key brings the focus to a thumbnail', async ({ page }) => {
  await page.clock.install();
  const { timeline } = await openTimeline(page);
  await stopClock(page);
  await play(timeline, (button) => button.press('Enter'));
  await page.clock.runFor(STEP_MS);
  await expect(timeline).toContainText('Project 2 of 10');
  // Play, Reset, the first year: the third stop is inside.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(2 * STEP_MS);
  await expect(timeline).toContainText('Project 2 of 10');
  await expect(timeline.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('compares before and after with the arrow keys', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Same house, same morning' });
  await scrollTo(section);
  await expect(section.getByText('COMING SOON')).toBeVisible();
  const sliders = section.getByRole('slider');
  await expect(sliders).toHaveCount(2);
  const slider = sliders.first();
  await expect(slider).toHaveAttribute('aria-valuetext', '50 percent');
  const before = section.getByRole('figure').first().locator('div', { hasText: 'Before' }).last();
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '49 percent');
  await expect(before).toHaveCSS('clip-path', 'inset(0px 51% 0px 0px)');
  await page.keyboard.press('End');
  await expect(before).toHaveCSS('clip-path', /^inset\(0px( 0(px|%) 0px 0px)?\)$/);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', /^2[456] percent$/);
});

test('shows six recent projects', async ({ page }) => {
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent projects' });
  await expect(recent.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(recent.getByRole('img')).toHaveCount(6);
});

test('shows all of it without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  const timeline = page.getByRole('group', { name: 'Projects 2019 to 2024' });
  for (const title of titles) await expect(timeline.getByText(title)).toBeVisible();
  await expect(timeline.getByRole('button')).toHaveCount(0);
  const pair = page
    .getByRole('figure')
    .filter({ has: page.getByText('Before', { exact: true }) })
    .first()
    .locator('> div');
  const [after, before] = await Promise.all(
    [pair.locator('> div').first(), pair.locator('> div').last()].map((side) => side.boundingBox()),
  );
  expect(before && after && before.x + before.width <= after.x).toBe(true);
  await context.close();
});

for (const width of [320, 1280]) {
  test(`is accessible at ${width} px while it plays, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 860 });
    const { timeline } = await openTimeline(page);
    await timeline.getByRole('button', { name: 'Play' }).click();
    await expectAccessibleInBothLooks(page, '#timeline');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing to scroll sideways').toBe(0);
  });
}
