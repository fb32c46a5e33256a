// A long conversation: its end is there at once, and what was said before comes when someone scrolls up, without moving them.
import { colleague, log, openDesk, reply, sameOrigin, unique, visitor } from './desk-people.ts';
import { expect, newAddress, test } from './fixtures.ts';

test('shows the last of many messages first, and earlier ones on the way up', async ({
  page,
  baseURL,
}) => {
  const wren = await visitor(baseURL, unique('Wren'), 'The very first question');
  await sayMuch(baseURL, wren.id);
  await openDesk(page, `/admin-support/${wren.id}`);
  await expect(log(page).getByText('Line 120 of many', { exact: true })).toBeInViewport();
  await expect(log(page)).not.toContainText('Line 60 of many');

  await expect(page.getByText('LIVE', { exact: true })).toHaveAttribute('data-state', 'live');

  // What is being read stays where it is while earlier messages come in front.
  await page.evaluate(() => {
    const box = document.querySelector('.chat-log-scroll');
    if (box) box.scrollTop = 300;
  });
  await expect(log(page)).toContainText('Line 60 of many');
  const read = log(page).getByText('Line 75 of many', { exact: true });
  await expect(read).toBeInViewport();
  await page.getByRole('link', { name: 'Show earlier messages' }).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('The very first question');
  await expect(page.getByRole('link', { name: 'Show earlier messages' })).toHaveCount(0);

  // It is answered as ever, and goes on at its end.
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await reply(page).fill('Here we are.');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Here we are.')).toBeInViewport();
  await wren.say('At last');
  await expect(log(page).getByText('At last')).toBeInViewport();
});

test('is the same in the panel of the site', async ({ page, baseURL }) => {
  const begun = await page.request.post('/api/chat-session', {
    headers: sameOrigin,
    data: {
      customerName: unique('Wren'),
      customerEmail: newAddress('wren'),
      text: 'The very first question',
      key: crypto.randomUUID(),
    },
  });
  const { id } = await begun.json();
  await sayMuch(baseURL, id);
  await page.goto('/#chat');
  const panel = page.getByRole('dialog', { name: 'Live Support' });
  const said = panel.getByRole('log', { name: 'Conversation' });
  await expect(said.getByText('Line 120 of many', { exact: true })).toBeInViewport();
  await expect(said).not.toContainText('Line 40 of many');
  const scroll = panel.getByRole('region', { name: 'Messages' });
  const toTop = () => scroll.evaluate((region) => region.scrollTo({ top: 0, behavior: 'instant' }));
  await toTop();
  await expect(said).toContainText('Line 40 of many');
  await expect(said.getByText('Line 71 of many', { exact: true })).toBeInViewport();
  await toTop();
  await expect(said).toContainText('The very first question');
});

async function sayMuch(baseURL: string | undefined, sessionId: string): Promise<void> {
  const ivy = await colleague(baseURL);
  for (let count = 1; count <= 120; count += 1) {
    const data = { text: `Line ${count} of many`, key: crypto.randomUUID() };
    const path = `/api/chat-session/${sessionId}/message`;
    expect((await ivy.post(path, { headers: sameOrigin, data })).status()).toBe(201);
  }
}
