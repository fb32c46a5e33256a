// What staff make of a conversation: times and bookings, letting in, blocking, erasing.
import { log, openDesk, toasts, unique, visitor } from './desk-people.ts';
import { expect, expectAccessibleInBothLooks, forgive, test } from './fixtures.ts';

test('offers times, and turns a chat into a booking in two clicks', async ({ page, baseURL }) => {
  const jay = await visitor(baseURL, unique('Jay Hollow'), 'Could somebody look at my beds?');
  await openDesk(page, `/admin-support/${jay.id}`);
  await page.getByRole('link', { name: 'Offer times or a price' }).first().click();
  const times = page.getByRole('group', { name: /Free times/ }).getByRole('checkbox');
  await page.getByRole('button', { name: 'Offer These Times' }).click();
  await expect(page.getByText('Please choose at least one time.')).toBeVisible();
  await times.nth(4).check();
  await times.nth(5).check();
  await page.getByRole('button', { name: 'Offer These Times' }).click();
  const card = page.getByRole('article', { name: 'Times offered' });
  await expect(card).toContainText('No answer yet');

  // The visitor taps one of them.
  const offered = (await jay.log()).find((entry) => entry.kind === 'offer');
  if (offered?.kind !== 'offer' || offered.offer.kind !== 'slots') throw new Error('no card');
  const { appointmentDate, appointmentTime } = offered.offer.slots[0] ?? {};
  const booked = await jay.send(`/api/chat-session/${jay.id}/offers/${offered.offer.id}/book`, {
    appointmentDate,
    appointmentTime,
  });
  expect(booked.status, booked.text).toBe(200);
  await expect(card).toContainText('Booked');

  await page.getByRole('link', { name: 'Book a consultation' }).first().click();
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue(jay.name);
  // Nothing is booked by a press alone: no time is chosen yet.
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Please choose a time.').first()).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(log(page)).toContainText(/booked consultation \d+ from this chat/);
  await page.getByRole('link', { name: 'Make a quote request' }).first().click();
  await page.getByRole('button', { name: 'Make the Request' }).click();
  await expect(log(page)).toContainText('made a quote request from this chat');
});

test('lets in what was held, blocks, opens again, and erases for good', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const odd = await visitor(baseURL, unique('Odd'), 'Cheap seeds!', {
    website: 'https://x.example',
  });
  await openDesk(page);
  await expect(page.getByRole('link', { name: new RegExp(odd.name) })).toHaveCount(0);
  await page.getByRole('link', { name: /^Held/ }).click();
  await page.getByRole('link', { name: new RegExp(odd.name) }).click();
  await expect(page.getByText('Held: please look at it first.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Let In' }).click();
  await expect(page.getByText('Held: please look at it first.')).toBeHidden();

  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Block visitor' }).click();
  await expect(toasts(page)).toContainText('Visitor Blocked');
  const path = `/api/chat-session/${odd.id}/message`;
  expect((await odd.send(path, { text: 'More seeds!' })).status).toBe(403);
  await page.goto(`/admin-support/${odd.id}`);
  await page.getByRole('button', { name: 'Unblock visitor' }).first().click();
  await expect(toasts(page)).toContainText('Visitor Unblocked');
  await page.getByRole('button', { name: 'Open again' }).first().click();
  await expect(page.getByRole('button', { name: 'Close Chat' })).toBeVisible();

  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Erase' }).click();
  await page.getByLabel(/^Type ERASE/).fill('erase it');
  await page.getByRole('button', { name: 'Erase for Good' }).click();
  await expect(page.getByText('Please type ERASE to erase it.')).toBeVisible();
  await page.getByLabel(/^Type ERASE/).fill('erase');
  await page.getByRole('button', { name: 'Erase for Good' }).click();
  await page.waitForURL('**/admin-support');
  expect((await page.request.get(`/api/chat-sessions/${odd.id}`)).status()).toBe(404);
  // The bell may ring before the page has left the conversation.
  forgive(consoleErrors, /404|INCOMPLETE_CHUNKED_ENCODING/);
});
