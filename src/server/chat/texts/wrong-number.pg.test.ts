// Numbers that staff mark as wrong: nothing leaves to them, permissions for them end, and both can be undone
// (docs/product/texts.md#wrong-numbers).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { textDeliveries } from '#server/platform/database/schema/texts.ts';
import { textCustomer } from '#server/platform/text-messages/send-text.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { newCustomer, type PortalCustomer } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { DAY, openTextOffice, type TextOffice } from '../../../../test/text-office.ts';
import type { TwilioStandIn } from '../../../../test/twilio-stand-in.ts';
import { sendChatText } from './send-text.service.ts';

let office: TextOffice;
let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let ivy: PortalCustomer;
let count = 0;
beforeAll(async () => {
  office = await openTextOffice();
  ({ twilio, test, desk } = office);
  ivy = await newCustomer(test, 'ivy@example.com');
  await test.open.db.update(users).set({ phone: '281-555-0142' }).where(eq(users.id, ivy.id));
  await agree('(281) 555-0142');
});
afterAll(() => office.close());

const agree = (reaches: string) =>
  test.open.db.insert(consents).values({
    ...{ userId: ivy.id, channel: 'text', purpose: 'visits', reaches },
    ...{ wording: 'Text me.', givenHow: 'phone', givenAt: DAY },
  });
const mark = (id: string, isWrong: boolean) =>
  desk.send('POST', `/api/chat-sessions/${id}/wrong-number`, { isWrong });
const textsOfVisits = () => {
  count += 1;
  return textCustomer(test.context, { userId: ivy.id, text: 'We come.', id: `visit-${count}` });
};
const account = async () => {
  const { cookie } = ivy;
  return (await test.app.inject({ url: '/api/portal/account', headers: { cookie } })).json();
};
const consentRows = () => test.open.db.select().from(consents).orderBy(consents.id);

it('get nothing, whoever sends it, until it is undone or another number is there', async () => {
  await office.comes('Who is this?');
  const { id } = await office.conversation();
  expect((await say(desk, id, 'We are.', 'desk')).status).toBe(201);
  expect(await textsOfVisits()).toBe(true);
  expect((await mark(id, true)).body).toMatchObject({
    channel: { stoppedAt: DAY.toISOString(), isWrongNumber: true },
  });
  expect((await mark(id, true)).status).toBe(200);
  const sent = twilio.sent.length;
  const [waiting] = await test.open.db.select().from(textDeliveries);
  await sendChatText(test.context, { messageId: waiting?.messageId ?? 0 });
  expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({
    ...{ kind: 'delivery', state: 'failed' },
    reason: 'The number was marked as wrong before it left.',
  });
  const refused = await say(desk, id, 'Hello?', 'desk');
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('as wrong on')]);
  expect(await consentRows()).toMatchObject([{ withdrawnHow: 'wrong-number', withdrawnAt: DAY }]);
  // Neither who holds the telephone nor a permission for it brings texts back.
  await office.comes('STOP');
  await office.comes('START');
  const notices = (await test.open.db.select().from(textDeliveries)).filter(
    ({ kind }) => kind === 'notice',
  );
  expect(notices).toHaveLength(1);
  await agree('281.555.0142');
  expect((await office.conversation()).channel?.isWrongNumber).toBe(true);
  expect(await textsOfVisits()).toBe(false);
  expect(await account()).toMatchObject({
    ...{ textsStoppedAt: DAY.toISOString(), isPhoneWrong: true },
  });
  const record = `/api/console/customers/${ivy.id}`;
  expect((await desk.send('GET', record)).body).toMatchObject({
    wrongNumberSince: DAY.toISOString(),
  });
  const { body: ways } = await desk.send('GET', `${record}/answer-ways`);
  expect(JSON.stringify(ways)).toContain(
    'marked as wrong on Tuesday, November 10, 2026. You can undo',
  );
  expect(twilio.sent).toHaveLength(sent);
  await test.open.db.update(users).set({ phone: '281 555 0143' }).where(eq(users.id, ivy.id));
  await agree('281 555 0143');
  expect(await textsOfVisits()).toBe(true);
  expect(await account()).toMatchObject({ textsStoppedAt: null, isPhoneWrong: false });
  await test.open.db.update(users).set({ phone: '281 555 0142' }).where(eq(users.id, ivy.id));

  test.setNow(new Date(DAY.getTime() + 60_000));
  expect((await mark(id, false)).body).toMatchObject({
    channel: { stoppedAt: null, isWrongNumber: false },
  });
  expect((await mark(id, false)).status).toBe(200);
  expect((await consentRows()).map(({ withdrawnHow }) => withdrawnHow)).toEqual([null, null, null]);
  expect(await textsOfVisits()).toBe(true);
  expect((await say(desk, id, 'Here we are.', 'desk')).status).toBe(201);
  const actions = (await test.open.db.select().from(auditLog)).map(({ action }) => action);
  const own = /wrong|right|consent/;
  expect(actions.filter((action) => own.test(action)).sort()).toEqual([
    ...['chat-right-number', 'chat-wrong-number', 'consent-restored', 'consent-withdrawn'],
  ]);
});

it('can be marked again, leave what was agreed anew as it is, and are numbers of texts alone', async () => {
  const { id } = await office.conversation();
  const [first] = await consentRows();
  expect((await mark(id, true)).status).toBe(200);
  const ended = (await consentRows()).filter(({ withdrawnAt }) => withdrawnAt !== null);
  expect(ended.map(({ reaches }) => reaches)).toEqual(['(281) 555-0142', '281.555.0142']);
  await agree(first?.reaches ?? '');
  expect((await mark(id, false)).status).toBe(200);
  const holding = (await consentRows()).filter(({ withdrawnAt }) => withdrawnAt === null);
  expect(holding.map(({ reaches }) => reaches)).toEqual([
    ...['281.555.0142', '281 555 0143', '(281) 555-0142'],
  ]);
  const visitor = chatBrowser(test.app);
  const begun = { customerName: 'Rosa', customerEmail: 'rosa@example.com' };
  const { body } = await visitor.send('POST', '/api/chat-session', begun);
  expect((await mark(String(body.id), true)).status).toBe(409);
  const asCustomer = chatBrowser(test.app, ivy.cookie);
  const path = `/api/chat-sessions/${id}/wrong-number`;
  expect((await asCustomer.send('POST', path, { isWrong: true })).status).toBe(403);
});
