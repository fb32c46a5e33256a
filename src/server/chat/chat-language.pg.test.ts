// The language of a conversation: that of the page on which it began, in which the server speaks in it, and of which the desk hears.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { mailsAfterWork } from '../../../test/outbox.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

/** The Sunday before, at noon in Cypress. */
const SUNDAY = new Date('2026-11-08T18:00:00Z');

let test: TestApp;
let desk: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
});
afterAll(() => test.close());
beforeEach(() => test.setNow(SUNDAY));

const visitor = () => chatBrowser(test.app);
const startIn = async (browser: ChatBrowser, language: string) =>
  (await browser.send('GET', `/api/chat-session?language=${language}`)).body;
const promisesIn = async (browser: ChatBrowser, id: string) =>
  (await logOf(browser, id, 'visitor')).flatMap((entry) =>
    entry.kind === 'promise' ? entry.text : [],
  );
const SPANISH_PROMISE =
  'Ahora estamos fuera de horario. Déjenos un mensaje y a más tardar mañana a las 9:00 a.m. le responderemos.';

it('says who answers in the language of the page that asks', async () => {
  const { availability } = await startIn(visitor(), 'es');
  expect(availability).toMatchObject({
    isOpen: false,
    sentence: SPANISH_PROMISE,
    responseTime: 'Para mañana a las 9:00 a.m.',
    opensNext: { label: 'mañana a las 8:00 a.m.' },
  });
  test.setNow(TEST_NOW);
  expect((await startIn(visitor(), 'es')).availability).toMatchObject({
    isOpen: true,
    responseTime: 'En un plazo de 2 a 4 horas',
    sentence:
      'En este momento todos están trabajando fuera. Déjenos un mensaje y a más tardar hoy a la 1:00 p.m. le responderemos.',
  });
  expect((await visitor().send('GET', '/api/chat-session?language=fr')).status).toBe(422);
});

it('promises an answer in the language in which the conversation began, on whatever page it goes on', async () => {
  const luz = visitor();
  const { id } = await beginChat(luz, { text: '¿Cortan el pasto los sábados?', language: 'es' });
  expect(await promisesIn(luz, id)).toEqual([SPANISH_PROMISE]);
  const inEnglish = await startIn(luz, 'en');
  expect(inEnglish).toMatchObject({
    session: { id, language: 'es' },
    availability: { responseTime: 'By 9:00 AM tomorrow' },
  });
  await say(desk, id, 'Sí.', 'desk', { sendAnyway: true });
  test.setNow(new Date(SUNDAY.getTime() + 60_000));
  await luz.send('PATCH', `/api/chat-session/${id}/close?as=visitor`);
  await say(luz, id, 'Gracias. ¿Y los domingos?', 'visitor', { page: '/gallery' });
  expect(await promisesIn(luz, id)).toEqual([SPANISH_PROMISE, SPANISH_PROMISE]);
});

it('is English where no page says another one', async () => {
  const fern = visitor();
  const { id, language } = await beginChat(fern, { text: 'Do you mow on Saturdays?' });
  expect(language).toBe('en');
  expect(await promisesIn(fern, id)).toEqual([
    'We’re closed right now. Leave a message, and we’ll answer by 9:00 AM tomorrow.',
  ]);
  const wrong = await fern.send('POST', '/api/chat-session', { text: 'Bonjour', language: 'fr' });
  expect(wrong.status).toBe(422);
});

it('is known at the desk, in the mail to the office and in a quote request that is made of it', async () => {
  await test.work();
  test.setNow(TEST_NOW);
  const luz = visitor();
  const customerEmail = 'luz@example.com';
  const { id } = await beginChat(luz, { text: '¿Ponen cercas?', customerEmail, language: 'es' });
  const active = await desk.send('GET', '/api/chat-sessions/active');
  expect(active.body).toContainEqual(expect.objectContaining({ id, language: 'es' }));
  await mailsAfterWork(test);
  const office = test.sent.find(({ text }) => text.includes('¿Ponen cercas?'));
  expect(office?.text).toContain('Speaks Spanish.');
  expect(office?.html).toContain('Speaks Spanish');
  const request = {
    firstName: 'Luz',
    lastName: 'Vega',
    email: customerEmail,
    phone: '(281) 555-0142',
    serviceType: 'fencing',
  };
  const made = await desk.send('POST', `/api/chat-sessions/${id}/quote-request`, request);
  expect(made.status).toBe(201);
  await mailsAfterWork(test);
  const receipt = test.sent.find(({ subject }) => subject.startsWith('Recibimos su solicitud'));
  expect(receipt?.to).toContain(customerEmail);
});
