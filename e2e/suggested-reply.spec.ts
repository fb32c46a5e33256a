// Staff have a reply suggested by a language model, read that it was suggested, change it, and send it as their own.
import { request as newRequest } from '@playwright/test';
import { languageModelStandIn } from '../test/language-model-stand-in.ts';
import { log, openDesk, reply, sameOrigin, toasts, unique, visitor } from './desk-people.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  localKey,
  test as withErrors,
} from './fixtures.ts';
import { startServer } from './started-server.ts';

type Model = Awaited<ReturnType<typeof languageModelStandIn>>;

const test = withErrors.extend<object, { running: { url: string; model: Model } }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const model = await languageModelStandIn();
      const server = await startServer('test/monday-server.ts', {
        sown: 'demo',
        environment: {
          E2E_CLOCK: 'runs',
          SUGGESTIONS_URL: model.url,
          SUGGESTIONS_MODEL: 'small-model',
        },
      });
      await turn(server.url, true);
      await use({ url: server.url, model });
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ running }, use) => use(running.url),
});

/** The owner turns suggestions on or off in the chat settings. */
async function turn(url: string, suggestionsAreOn: boolean): Promise<void> {
  const owner = await newRequest.newContext({ baseURL: url, extraHTTPHeaders: sameOrigin });
  await owner.get(`/sign-in?key=${localKey}`);
  await owner.post('/api/auth/demo', { data: { email: 'owner@prairieoak.example' } });
  const settings = await (await owner.get('/api/chat-settings')).json();
  const data = { ...settings, suggestionsAreOn };
  expect((await owner.patch('/api/chat-settings', { data })).status()).toBe(200);
  await owner.dispose();
}

const mark = 'Suggested by a model. Read it before you send it.';

for (const width of [390, 1280]) {
  test(`sends what was suggested in words of their own at ${width} px`, async ({
    page,
    running: { url, model },
  }) => {
    model.answers('Yes, estimates are free.');
    await page.setViewportSize({ width, height: 800 });
    const wren = await visitor(url, unique('Wren'), 'Do estimates cost anything?');
    await page.goto(`/sign-in?key=${localKey}`);
    await openDesk(page, `/admin-support/${wren.id}`);
    await expect(log(page)).toContainText('Do estimates cost anything?');
    const field = reply(page);
    const suggest = page.getByRole('button', { name: 'Suggest' });
    const send = page.getByRole('button', { name: 'Send', exact: true });

    await suggest.focus();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Yes, estimates are free.');
    await expect(field).toBeFocused();
    await expect(page.getByText(mark)).toBeVisible();
    await expect(send).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothLooks(page);

    // Nothing has left, and a reload keeps what it is.
    expect(JSON.stringify(await wren.log())).not.toContain('estimates are free');
    await page.reload();
    await expect(field).toHaveValue('Yes, estimates are free.');
    await expect(page.getByText(mark)).toBeVisible();

    await field.fill('Yes, they are free, Wren.');
    await send.click();
    await expect(log(page)).toContainText('Yes, they are free, Wren.');
    await expect(page.getByText(mark)).toBeHidden();
    await expect.poll(async () => JSON.stringify(await wren.log())).toContain('free, Wren');

    // Staff see what became of the suggestion, and no one else does.
    await expect(log(page)).toContainText('Changed from a suggestion');
    await suggest.click();
    await expect(field).toHaveValue('Yes, estimates are free.');
    await send.click();
    await expect(log(page).getByText('From a suggestion', { exact: true })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.reload();
    await expect(log(page).getByText('From a suggestion', { exact: true })).toBeVisible();
    expect(JSON.stringify(await wren.log())).not.toContain('suggestion');
  });
}

test('keeps what was typed when nothing comes', async ({
  page,
  consoleErrors,
  running: { url, model },
}) => {
  model.answers(500);
  forgive(consoleErrors, /503/);
  const fern = await visitor(url, unique('Fern'), 'When do you come?');
  await page.goto(`/sign-in?key=${localKey}`);
  await openDesk(page, `/admin-support/${fern.id}`);
  await reply(page).fill('On Tuesday');
  await page.getByRole('button', { name: 'Suggest' }).click();
  await expect(toasts(page)).toContainText('No suggestion came.');
  await expect(reply(page)).toHaveValue('On Tuesday');
  await expect(page.getByText(mark)).toBeHidden();
});

test('leaves alone what they have typed while it was on its way, a note above all', async ({
  page,
  running: { url, model },
}) => {
  model.answers('Yes, estimates are free.');
  const ivy = await visitor(url, unique('Ivy'), 'Are estimates free?');
  await page.goto(`/sign-in?key=${localKey}`);
  await openDesk(page, `/admin-support/${ivy.id}`);
  const suggest = page.getByRole('button', { name: 'Suggest' });

  const answerLate = model.hold();
  await suggest.click();
  await reply(page).fill('Hi Ivy,');
  answerLate();
  await expect(reply(page)).toHaveValue('Hi Ivy,\n\nYes, estimates are free.');

  await reply(page).fill('');
  const before = model.asked.length;
  const answerLater = model.hold();
  const answered = page.waitForResponse(/\/suggestion$/);
  await suggest.click();
  await expect.poll(() => model.asked.length).toBe(before + 1);
  await page.getByRole('checkbox', { name: 'Note' }).check();
  const note = page.getByRole('textbox', { name: 'Note for staff' });
  await note.fill('Do not give them a discount.');
  answerLater();
  await (await answered).finished();
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(log(page)).toContainText('Do not give them a discount.');
  expect(JSON.stringify(await ivy.log())).not.toMatch(/discount|estimates are free/);
});

test('is offered no more once the owner turns it off, also on a desk that is open', async ({
  page,
  running: { url },
}) => {
  const rowan = await visitor(url, unique('Rowan'), 'Do you plant trees?');
  await page.goto(`/sign-in?key=${localKey}`);
  await page.goto('/sign-in?returnTo=/admin-support/settings');
  await page.getByRole('button', { name: /owner/ }).click();
  const box = page.getByRole('checkbox', { name: 'Staff can have replies suggested' });
  await expect(box).toBeChecked();
  const desk = await page.context().newPage();
  await desk.goto(`/admin-support/${rowan.id}`);
  const suggest = desk.getByRole('button', { name: 'Suggest' });
  await expect(suggest).toBeVisible();

  await box.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await expect(suggest).toBeHidden();

  await turn(url, true);
  await expect(suggest).toBeVisible();
});
