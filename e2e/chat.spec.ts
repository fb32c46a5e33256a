// Visitors chat: at night, over a lost network, with a card that books, by keyboard; and nothing of it comes before they ask.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, test as base, request as newRequest } from '@playwright/test';
import { projectRoot } from '../src/server/platform/installation/project-root.ts';
import { trafficOf, untilAtRest } from './at-rest.ts';
import {
  answer,
  begin,
  idOf,
  logOf,
  NIGHT,
  offer,
  panelOf,
  saidIn,
  test,
  write,
} from './chat-at-night.ts';
import { expect, expectAccessibleInBothLooks, forgive, newAddress, tabTo } from './fixtures.ts';
import { contact, freeContactButton, scrollTo } from './over-the-page.ts';

test('loads nothing of the chat before the tap, and little after it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const traffic = trafficOf(page);
  await page.goto('/');
  await scrollTo(page, 0.3);
  await (await freeContactButton(page)).click();
  await contact(page).getByRole('button', { name: 'Chat with us' }).hover();
  await untilAtRest(page, traffic);
  expect(asked.filter((path) => /chat/.test(path))).toEqual([]);

  const before = asked.length;
  await contact(page).getByRole('button', { name: 'Chat with us' }).click();
  await expect(contact(page)).toBeHidden();
  await expect(panelOf(page).getByRole('heading', { name: 'Live Support' })).toBeFocused();
  await expect(panelOf(page).getByLabel('Your name')).toBeVisible();
  const files = asked.slice(before).filter((path) => path.startsWith('/assets/'));
  const sizes = files.map((path) => statSync(join(projectRoot, 'build/client', `${path}.br`)).size);
  expect(files.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000);
});

base.describe('a new visitor', () => {
  test.use({ isNewVisitor: true });

  test('follows "Start Live Chat" to the contact section, with the panel open there', async ({
    page,
  }) => {
    await page.goto('/');
    await scrollTo(page, 0.5);
    const dialog = page.getByRole('dialog', { name: /^Welcome to/ });
    await expect(dialog).toContainText('OFFLINE');
    await expect(dialog).toContainText('Within 2-4 hours');
    await dialog.getByRole('link', { name: 'Start Live Chat' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(panelOf(page)).toContainText('We’re closed right now.');
  });
});

test('asks at night, is promised an answer, and gets everything once, whatever the network does', async ({
  page,
  context,
  desk,
  consoleErrors,
}) => {
  const who = newAddress('wren');
  const panel = await begin(page, 'Do you mow St. Augustine?', who);
  await expect(logOf(panel)).toContainText('we’ll answer by 9:00 AM tomorrow');
  const id = await idOf(desk, who);
  await answer(desk, id, 'Yes, every week from April on.');
  await expect(logOf(panel)).toContainText('Yes, every week from April on.');
  await write(panel, 'How high?');
  await expect(panel.getByText('Sent', { exact: true })).toBeVisible();

  await page.reload();
  await expect(saidIn(panel)).toHaveText([
    'Do you mow St. Augustine?',
    'Yes, every week from April on.',
    'How high?',
  ]);

  await context.setOffline(true);
  await write(panel, 'At two inches?');
  await write(panel, 'Or more?');
  await expect(panel).toContainText('You are offline.');
  await answer(desk, id, 'Three and a half in July.');
  const tenSecondsLater = Date.now() + 10_000;
  await expect
    .poll(
      async () => {
        await expect(panel.getByText('Waiting for the connection...')).toHaveCount(2);
        return Date.now() > tenSecondsLater;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await context.setOffline(false);
  const whole = [
    'Do you mow St. Augustine?',
    'Yes, every week from April on.',
    'How high?',
    'Three and a half in July.',
    'At two inches?',
    'Or more?',
  ];
  await expect(saidIn(panel)).toHaveText(whole);
  await expect(panel).not.toContainText('You are offline.');

  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(NIGHT));
  await other.goto('/blog');
  await expect(saidIn(panelOf(other))).toHaveText(whole);
  await answer(desk, id, 'Good night!');
  await expect(saidIn(panelOf(other))).toHaveText([...whole, 'Good night!']);
  await expect(saidIn(panel)).toHaveText([...whole, 'Good night!']);
  forgive(consoleErrors, /INTERNET_DISCONNECTED/);
});

test('is shown answers that fit while they write, can hide them, and asks all the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('main').getByRole('button', { name: 'Chat with us' }).click();
  const panel = panelOf(page);
  const answers = panel.getByRole('region', { name: 'Answers that may help' });
  const message = panel.getByLabel('How can we help?');
  await message.pressSequentially('Hello, can you help me?');
  await message.pressSequentially(' Do I need approval of my HOA?');
  await expect(answers.getByRole('status')).toHaveText('While you write: maybe this answers it.');
  await answers.getByText('Do I need HOA approval, and do you call 811?').press('Enter');
  await expect(answers).toContainText('You file the application');
  await expectAccessibleInBothLooks(page);
  await answers.getByRole('button', { name: 'Hide answers' }).press('Enter');
  await expect(answers).toBeHidden();
  await expect(message).toBeFocused();

  await panel.getByLabel('Your name').fill('Fern Hollow');
  await panel.getByLabel('Phone or email').fill(newAddress('asks'));
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(logOf(panel)).toContainText('Do I need approval of my HOA?');
  const next = panel.getByLabel('Your message');
  await next.pressSequentially('Are you licensed?');
  await expect(answers).toContainText('Are you licensed and insured?');
  await next.press('Enter');
  await expect(answers).toBeHidden();
});

test('begins without a network, and is there when it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/contact');
  await page.getByRole('main').getByRole('button', { name: 'Chat with us' }).click();
  const panel = panelOf(page);
  await panel.getByLabel('Your name').fill('Fern Hollow');
  await panel.getByLabel('Phone or email').fill(newAddress('beside'));
  await panel.getByLabel('How can we help?').fill('Is the line back?');
  const start = panel.getByRole('button', { name: 'Start Chat' });
  await context.setOffline(true);
  await start.click();
  await expect(panel).toContainText('You are offline. What you write is kept here');
  await context.setOffline(false);
  await expect(logOf(panel)).toContainText('Is the line back?');
  forgive(consoleErrors, /INTERNET_DISCONNECTED/);
});

test('is told that an erased chat is gone, keeps what was typed, and begins another one', async ({
  page,
  desk,
  consoleErrors,
}) => {
  const who = newAddress('linden');
  const panel = await begin(page, 'Forget this later', who);
  const id = await idOf(desk, who);
  await panel.getByRole('textbox', { name: 'Your message' }).fill('One more question');
  await expect
    .poll(async () => {
      const { lastNumber } = await (await desk.get(`/api/chat-session/${id}/log`)).json();
      return (await desk.delete(`/api/chat-sessions/${id}?lastNumber=${lastNumber}`)).status();
    })
    .toBe(204);
  await expect(panel).toContainText('This chat is gone.');
  await expect(panel).toContainText('One more question');
  await expect(panel).not.toContainText('Forget this later');
  await panel.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(panel.getByLabel('How can we help?')).toHaveValue('One more question');
  forgive(consoleErrors, /404|INCOMPLETE_CHUNKED_ENCODING/);
});

test('keeps what was typed when the cookies of the browser were cleared', async ({
  page,
  context,
  consoleErrors,
}) => {
  const panel = await begin(page, 'Do you take cards?', newAddress('alder'));
  await context.clearCookies();
  await write(panel, 'Or checks?');
  await expect(panel).toContainText('This chat is gone.');
  await panel.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(panel.getByLabel('How can we help?')).toHaveValue('Or checks?');
  forgive(consoleErrors, /404/);
});

test('is told of an answer after the panel was closed, and comes back by the number', async ({
  page,
  desk,
}) => {
  const who = newAddress('sage');
  const panel = await begin(page, 'Are you there?', who);
  await panel.getByRole('button', { name: 'Close the chat window' }).click();
  await expect(panel).toBeHidden();
  await answer(desk, await idOf(desk, who), 'Now we are.');
  await expect(page).toHaveTitle(/^\(1\) /);
  await page.getByRole('button', { name: 'Open the chat, new messages: 1' }).click();
  await expect(logOf(panel)).toContainText('Now we are.');
  await expect(page).not.toHaveTitle(/^\(/);
});

test('books a time from a card after someone else was faster with one, then rates the chat', async ({
  page,
  desk,
  consoleErrors,
}) => {
  const who = newAddress('hazel');
  const panel = await begin(page, 'When could you come?', who);
  const id = await idOf(desk, who);
  const [first, second] = await freeTimes(desk);
  await offer(desk, id, {
    kind: 'slots',
    text: 'Which one suits you?',
    consultationTypeId: 1,
    slots: [first, second],
  });
  const card = logOf(panel).getByRole('listitem').filter({ hasText: 'Which one suits you?' });
  await expect(card.getByRole('button', { name: / at / })).toHaveCount(2);
  const visitor = await newRequest.newContext({ baseURL: new URL(page.url()).origin });
  const booked = await visitor.post('/api/appointments', { data: { ...robin, ...first } });
  expect(booked.status(), await booked.text()).toBe(201);
  await visitor.dispose();

  await card.getByRole('button', { name: / at / }).first().click();
  await expect(card).toContainText('Someone just took one of these.');
  await card.getByRole('button', { name: / at / }).click();
  await expect(card).toContainText('is kept for you until');
  await card.getByRole('button', { name: 'Book this time' }).click();
  await expect(card.getByLabel('Your phone')).toBeFocused();
  await card.getByLabel('Your phone').fill('(281) 555-0188');
  await card.getByRole('button', { name: 'Book this time' }).click();
  await expect(card).toContainText('Booked: ');
  await expectAccessibleInBothLooks(page, '.chat-panel');
  const way = await card
    .getByRole('link', { name: 'See, reschedule or cancel' })
    .getAttribute('href');
  const appointment = await page.context().newPage();
  await appointment.goto(way ?? '');
  await expect(appointment.getByRole('heading', { level: 1 })).toBeVisible();
  await appointment.close();

  await desk.patch(`/api/chat-session/${id}/close`);
  await expect(panel).toContainText('How did we do?');
  await panel.getByRole('button', { name: 'Send Rating' }).click();
  await expect(panel).toContainText('Please choose one to five stars.');
  await panel.getByRole('radio', { name: '5 stars' }).press('Space');
  await panel.getByRole('button', { name: 'Send Rating' }).click();
  await expect(panel).toContainText('You gave us 5 of 5 stars');
  forgive(consoleErrors, /409|422/);
});

test('does everything by keyboard, in both looks, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/contact');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Chat with us' }));
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  const submit = panel.getByRole('button', { name: 'Start Chat' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Your name')).toBeFocused();
  await expect(panel).toContainText('Please enter a phone number or an email address.');
  await expectAccessibleInBothLooks(page, '.chat-panel');
  await page.keyboard.type('Rowan Fernwood');
  await page.keyboard.press('Tab');
  await page.keyboard.type('(281) 555-0199');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello there');
  // Nothing typed is lost when the panel or the page goes.
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.reload();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Chat with us' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('How can we help?')).toHaveValue('Hello there');
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(logOf(panel)).toContainText('Hello there');
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await expectAccessibleInBothLooks(page, '.chat-panel');
  await tabTo(page, panel.getByRole('button', { name: 'End this chat' }));
  await page.keyboard.press('Enter');
  await expect(logOf(panel)).toContainText('You ended the chat');
  await expectAccessibleInBothLooks(page, '.chat-panel');
});

const robin = {
  customerName: 'Robin Reed',
  customerEmail: newAddress('robin'),
  customerPhone: '(281) 555-0144',
  propertyAddress: '12 Sample Hollow Road, Cypress, TX 77429',
  consultationTypeId: 1,
};

/** The first two times of a day that is still free. */
async function freeTimes(desk: APIRequestContext) {
  const month = await desk.get('/api/appointments/availability?month=2026-12');
  const { days }: { days: { date: string; availableTimeSlots: string[] }[] } = await month.json();
  const day = days.find(({ availableTimeSlots }) => availableTimeSlots.length > 4);
  return (day?.availableTimeSlots ?? []).slice(0, 2).map((slot) => ({
    appointmentDate: day?.date,
    appointmentTime: `0${slot.replace(' AM', '')}`.slice(-5),
  }));
}
