// Someone on the staff says what they are called: whoever became the owner by the setup link has no name until then.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginChat, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { newCustomer, send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  owner = { cookie: await signedIn(test, 'olive@example.com') };
});
afterAll(() => test.close());

const PATH = 'PATCH /api/console/account/name';
const OLIVE = { firstName: 'Olive', lastName: 'Oakley' };

it('is what colleagues and customers read from then on', async () => {
  const desk = chatBrowser(test.app, owner.cookie);
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'Hi' });
  await say(desk, id, 'Before', 'desk');
  expect((await send(test, owner, PATH, OLIVE)).statusCode).toBe(204);
  await say(desk, id, 'After', 'desk');
  const names = (await logOf(fern, id, 'visitor')).flatMap((entry) =>
    entry.kind === 'message' && entry.message.sender === 'support' ? entry.message.senderName : [],
  );
  expect(names).toEqual(['Support', 'Olive']);
  expect((await send(test, owner, 'GET /api/auth/user')).json()).toMatchObject(OLIVE);
  expect((await desk.send('GET', '/api/chat-agents')).body).toMatchObject([
    { name: 'Olive Oakley' },
  ]);
  expect((await desk.send('GET', '/api/console/log')).text).toContain('changed their name');
});

it('has to be one, and is not for customers', async () => {
  const blank = await send(test, owner, PATH, { ...OLIVE, firstName: '  ' });
  expect([blank.statusCode, blank.json().detail]).toEqual([422, 'Please enter a first name.']);
  const customer = await newCustomer(test, 'maria@example.com');
  expect((await send(test, customer, PATH, OLIVE)).statusCode).toBe(403);
});
