// Conversations that are put away: they leave what waits, and are back at their time, by hand, or at once when someone writes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { supportNotifications } from '#server/platform/database/schema/chat-desk.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { raiseAlerts } from './alerts.ts';

const TOMORROW = { date: '2026-11-10', time: '08:00' };
const UNTIL = '2026-11-10T14:00:00.000Z';

let test: TestApp;
let desk: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  Object.assign(test.context.settings(), {
    chatOnCall: [{ name: 'Maria', phone: '+12815550101' }],
  });
});
afterAll(() => test.close());
beforeEach(() => test.setNow(TEST_NOW));

const snooze = (id: string, wanted: object = {}) =>
  desk.send('POST', `/api/chat-sessions/${id}/snooze`, { ...TOMORROW, seenUpTo: 99, ...wanted });
const unsnooze = (id: string) => desk.send('POST', `/api/chat-sessions/${id}/unsnooze`);
const read = async (id: string) =>
  (await desk.send('GET', `/api/chat-sessions/${id}`)).body as unknown as DeskChat;
const today = async () => {
  const { counts, waiting } = (await desk.send('GET', '/api/console/today')).body as unknown as {
    counts: { chat: number };
    waiting: { kind: string }[];
  };
  return [counts.chat, waiting.filter(({ kind }) => kind === 'chat').length];
};

describe('a conversation that is put away', () => {
  it('leaves what waits until its time, and nobody but staff learns of it', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Call me tomorrow' });
    const [before = 0] = await today();
    expect((await snooze(id)).body).toMatchObject({
      status: 'waiting',
      snooze: { until: UNTIL, by: 'olive@example.com' },
    });
    expect(await today()).toEqual([before - 1, before - 1]);
    expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({ kind: 'snooze', until: UNTIL });
    expect((await logOf(fern, id, 'visitor')).at(-1)).toMatchObject({ kind: 'hidden' });
    expect((await fern.send('GET', `/api/chat-session/${id}`)).text).not.toContain('snooze');
    // Once more is the same; to the second it is back, without anyone having done anything.
    const { lastNumber } = (await snooze(id)).body;
    expect(lastNumber).toBe((await read(id)).lastNumber);
    test.setNow(new Date(UNTIL));
    expect((await read(id)).snooze).toBeNull();
    expect(await today()).toEqual([before, before]);
  });

  it('is back at once when they write, whatever it costs the message to be written', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Hi' });
    await snooze(id);
    // They wait already: it goes the short way.
    await say(fern, id, 'Are you there?', 'visitor');
    expect((await read(id)).snooze).toBeNull();
    // What they wrote is not put away unread.
    const unseen = await snooze(id, { seenUpTo: 1 });
    expect([unseen.status, unseen.body.code]).toEqual([409, 'changed_meanwhile']);
    await say(desk, id, 'Tomorrow at eight', 'desk');
    await snooze(id);
    // Neither a note nor an answer of ours brings it back.
    await say(desk, id, 'Gate is green', 'desk', { note: true });
    await say(desk, id, 'Rather at nine', 'desk');
    expect((await read(id)).snooze).not.toBeNull();
    await say(fern, id, 'Better today', 'visitor');
    expect(await read(id)).toMatchObject({ status: 'waiting', snooze: null });
  });

  it('is brought back by hand or by closing, and a held or closed one stays where it is', async () => {
    const { id } = await beginChat(chatBrowser(test.app), { text: 'Hi' });
    await snooze(id);
    expect((await unsnooze(id)).body).toMatchObject({ snooze: null });
    expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({ kind: 'snooze', until: null });
    const { lastNumber } = await read(id);
    expect((await unsnooze(id)).body).toMatchObject({ lastNumber });
    await snooze(id);
    await desk.send('PATCH', `/api/chat-session/${id}/close`);
    expect(await read(id)).toMatchObject({ status: 'closed', snooze: null });
    expect((await snooze(id)).status).toBe(409);
    const { id: held } = await beginChat(chatBrowser(test.app), { text: 'Hi' });
    const isHeld = { underReview: true };
    await test.open.db.update(chatSessions).set(isHeld).where(eq(chatSessions.id, held));
    expect((await snooze(held)).status).toBe(409);
  });

  it('comes back while there is something to come back', async () => {
    const { id } = await beginChat(chatBrowser(test.app), { text: 'Hi' });
    const refused = async (wanted: object) => {
      const { status, body } = await snooze(id, wanted);
      return [status, (body.errors as { pointer: string }[])[0]?.pointer];
    };
    expect(await refused({ date: '2026-11-09', time: '00:00' })).toEqual([422, '/time']);
    expect(await refused({ date: '2027-06-09' })).toEqual([422, '/date']);
    Object.assign(test.context.settings(), { chatKeptDays: 3 });
    expect(await refused({ date: '2026-11-12' })).toEqual([422, '/date']);
    expect((await snooze(id, { date: '2026-11-11' })).status).toBe(200);
    Object.assign(test.context.settings(), { chatKeptDays: 365 });
  });

  it('alerts who is on call as long as its visitor has no answer', async () => {
    const { id } = await beginChat(chatBrowser(test.app), { text: 'Anyone?' });
    await snooze(id);
    test.setNow(new Date(TEST_NOW.getTime() + 6 * 60_000));
    await raiseAlerts(test.context);
    const ofThis = eq(supportNotifications.sessionId, id);
    expect(await test.open.db.select().from(supportNotifications).where(ofThis)).toHaveLength(1);
  });
});
