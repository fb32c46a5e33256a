// A gateway of one's own: what it brings is signed and fresh or refused, and texts go to it or wait in the outbox.
import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const DAY = new Date('2026-11-10T17:00:00Z');
const SECRET = 'a secret of twenty-four letters';

let test: TestApp;
let desk: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com', SMS_WEBHOOK_SECRET: SECRET });
  test.setNow(DAY);
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  await test.work();
});
afterAll(() => test.close());

/** Brings something as the gateway does; what is given is otherwise. */
async function brings(news: unknown, { at = DAY, secret = SECRET, sent = news } = {}) {
  const seconds = Math.floor(at.getTime() / 1000);
  const signed = createHmac('sha256', secret).update(`${seconds}.${JSON.stringify(news)}`);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/texts/webhook',
    headers: {
      'content-type': 'application/json',
      'text-signature': `t=${seconds},v1=${signed.digest('hex')}`,
    },
    payload: JSON.stringify(sent),
  });
  return answer.statusCode;
}
const text = (id: string, words: string) => ({
  kind: 'text',
  id,
  from: '+1 832 555 0171',
  text: words,
});
const chats = async () =>
  (await desk.send('GET', '/api/chat-sessions/active')).body as unknown as DeskChat[];

describe('what a gateway brings', () => {
  it.each<[string, Promise<number> | (() => Promise<number>), number]>([
    [
      'another secret',
      () => brings(text('1', 'Hi'), { secret: 'another one of that length' }),
      400,
    ],
    [
      'other words than were signed',
      () => brings(text('1', 'Hi'), { sent: text('1', 'STOP') }),
      400,
    ],
    ['an hour ago', () => brings(text('1', 'Hi'), { at: new Date(DAY.getTime() - 301_000) }), 400],
    [
      'from the future',
      () => brings(text('1', 'Hi'), { at: new Date(DAY.getTime() + 301_000) }),
      400,
    ],
    ['no text at all', () => brings({ kind: 'fax' }), 422],
    ['a text without a sender', () => brings({ kind: 'text', id: '1', text: 'Hi' }), 422],
  ])('is refused: %s', async (_, brought, status) => {
    expect(await (typeof brought === 'function' ? brought() : brought)).toBe(status);
    expect(await chats()).toEqual([]);
  });

  it('is taken once, with its clock a little off, and from a service with a short number not at all', async () => {
    expect(await brings({ ...text('0', 'Buy'), from: '72975' })).toBe(204);
    expect(await chats()).toEqual([]);
    expect(await brings(text('1', 'Hello'), { at: new Date(DAY.getTime() - 299_000) })).toBe(204);
    expect(await brings(text('1', 'Hello'))).toBe(204);
    expect(await chats()).toMatchObject([
      { unread: 1, channel: { kind: 'text', at: '(832) 555-0171' } },
    ]);
  });

  it('is a call as well, answered or not', async () => {
    const call = (id: string, result: string) =>
      brings({ kind: 'call', id, from: '+1 832 555 0171', result });
    expect(await call('1', 'hung-up')).toBe(422);
    expect(await call('1', 'answered')).toBe(204);
    expect(await call('1', 'missed')).toBe(204);
    expect(await call('2', 'missed')).toBe(204);
    expect(await chats()).toMatchObject([{ unread: 2 }]);
  });
});

it('has texts wait in the outbox where nobody takes them, says so, and hears what became of them', async () => {
  const [chat] = await chats();
  const id = chat?.id ?? '';
  await say(desk, id, 'Hello, we are here.', 'desk');
  const log = async () => (await logOf(desk, id, 'desk')) as ChatEntry[];
  const states = async () =>
    (await log()).flatMap((entry) => (entry.kind === 'delivery' ? [entry.state] : []));
  await vi.waitFor(async () => expect(await states()).toEqual(['outbox']), 10_000);
  const names = await readdir(join(test.dataDir, 'outbox'));
  const name = names.find((one) => one.includes('chat-text')) ?? '';
  expect(await readFile(join(test.dataDir, 'outbox', name), 'utf8')).toContain('To: 8325550171');
  const textId = /chat-text-\d+/.exec(name)?.[0] ?? '';
  const state = (of: string, reached: string) => brings({ kind: 'state', id: of, state: reached });
  expect(await state(textId, 'delivered')).toBe(204);
  expect(await state(textId, 'sent')).toBe(204);
  expect(await state('chat-alert-1', 'failed')).toBe(204);
  expect(await state('chat-text-99999', 'failed')).toBe(204);
  expect(await states()).toEqual(['outbox', 'delivered']);
});
