// Replies that a language model suggests: what it is told, what staff get of it, and that nothing is said to anyone by it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MISSED_CALL } from '#company/rules/chat/incoming-call.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { ChatExport } from '#contract/chat/desk-conversation.ts';
import {
  beginChat,
  type ChatBrowser,
  chatBrowser,
  logOf,
  say,
} from '../../../../test/chat-people.ts';
import {
  type LanguageModelStandIn,
  languageModelStandIn,
} from '../../../../test/language-model-stand-in.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let model: LanguageModelStandIn;
let desk: ChatBrowser;
beforeAll(async () => {
  model = await languageModelStandIn();
  test = await createTestApp({
    STAFF_EMAILS: 'olive@example.com',
    SUGGESTIONS_URL: model.url,
    SUGGESTIONS_MODEL: 'small-model',
    SUGGESTIONS_API_KEY: 'canary-key',
  });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  await turn(desk, true);
});
afterAll(async () => {
  await test.close();
  await model.close();
});
beforeEach(() => {
  model.asked.length = 0;
  model.answers('Yes, quotes are free.');
});

/** What the owner does in the chat settings. */
async function turn(owner: ChatBrowser, suggestionsAreOn: boolean): Promise<void> {
  const { body } = await owner.send('GET', '/api/chat-settings');
  const changed = await owner.send('PATCH', '/api/chat-settings', { ...body, suggestionsAreOn });
  expect(changed.status, changed.text).toBe(200);
}

const suggest = (id: string, by = desk) => by.send('POST', `/api/chat-sessions/${id}/suggestion`);

describe('a suggested reply', () => {
  it('comes from the published answers and the last messages, without ways to reach anyone', async () => {
    const fern = chatBrowser(test.app);
    const words = 'Are quotes free? Call (281) 555-0177 or +1 281.555.0178, or fern@example.com.';
    const { id } = await beginChat(fern, { text: words });
    const answer = await suggest(id);
    expect([answer.status, answer.body]).toEqual([200, { text: 'Yes, quotes are free.' }]);
    const [asked, ...others] = model.asked;
    expect(others).toEqual([]);
    expect(asked).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer canary-key',
      body: { model: 'small-model' },
    });
    const [rules, ...said] = asked?.body.messages ?? [];
    expect(said).toEqual([
      { role: 'user', content: 'Are quotes free? Call [phone] or [phone], or [email].' },
    ]);
    const [question] = test.context.content().question;
    expect(rules?.role).toBe('system');
    expect(rules?.content).toContain(question?.answer);
  });

  it('is said to no one, and written down nowhere', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Are quotes free?' });
    const before = await logOf(desk, id, 'desk');
    await suggest(id);
    expect(await logOf(desk, id, 'desk')).toEqual(before);
    expect(JSON.stringify(await logOf(fern, id, 'visitor'))).not.toContain('quotes are free');
    expect(test.sent).toEqual([]);
  });

  it('knows what was answered, and nothing of notes', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Do you mow in Katy?' });
    await say(desk, id, 'We do.', 'desk');
    const note = { note: true, seenUpTo: 99 };
    const noted = await say(desk, id, 'Hates leaf blowers', 'desk', note);
    expect(noted.text).toContain('Hates leaf blowers');
    await say(fern, id, 'How much?', 'visitor');
    await suggest(id);
    const said = model.asked[0]?.body.messages.slice(1);
    expect(said).toEqual([
      { role: 'user', content: 'Do you mow in Katy?' },
      { role: 'assistant', content: 'We do.' },
      { role: 'user', content: 'How much?' },
    ]);
  });

  it('follows from the last twenty messages with words, and from no call that no one answered', async () => {
    const { id } = await beginChat(chatBrowser(test.app), { text: 'The first one' });
    await test.open.db.execute(sql`
      with said as (
        insert into chat_messages (session_id, text, sender, sender_name)
        select ${id}::uuid, case n when 30 then ' ' when 29 then ${MISSED_CALL}::text else 'Message ' || n end,
          'customer', 'Fern' from generate_series(1, 30) as n returning id, text)
      insert into chat_events (session_id, number, kind, message_id, details)
      select ${id}::uuid, 100 + row_number() over (order by id), 'message', id,
        case when text = ${MISSED_CALL}::text then '{"isCall": true}' else '{}' end::jsonb from said`);
    expect((await suggest(id)).status).toBe(200);
    const told = model.asked[0]?.body.messages.slice(1).map(({ content }) => content);
    expect(told).toEqual(Array.from({ length: 20 }, (_, index) => `Message ${index + 9}`));
  });

  it('that was sent is marked for staff, as it was or changed, and never for who reads it', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Are quotes free?' });
    await say(desk, id, 'Yes, quotes are free.', 'desk', { suggestion: 'unchanged' });
    await say(desk, id, 'Yes, they are gratis.', 'desk', { suggestion: 'changed' });
    await say(desk, id, 'Bye.', 'desk');
    // A visitor who says so of their own words is not believed.
    await say(fern, id, 'Thank you', 'visitor', { suggestion: 'unchanged' });
    const marks = (entries: readonly ChatEntry[]) =>
      entries.flatMap((entry) =>
        entry.kind === 'message' ? [[entry.message.text, entry.message.suggestion]] : [],
      );
    const marked = [
      ['Are quotes free?', undefined],
      ['Yes, quotes are free.', 'unchanged'],
      ['Yes, they are gratis.', 'changed'],
      ['Bye.', undefined],
      ['Thank you', undefined],
    ];
    expect(marks(await logOf(desk, id, 'desk'))).toEqual(marked);
    const file = await desk.send('GET', `/api/chat-sessions/${id}/export`);
    expect(marks((file.body as unknown as ChatExport).entries)).toEqual(marked);
    const found = await desk.send('GET', '/api/chat-sessions?search=gratis');
    expect(found.body.items).toMatchObject([
      { excerpt: 'Yes, they are gratis.', suggestion: 'changed' },
    ]);
    const seen = [
      JSON.stringify(await logOf(fern, id, 'visitor')),
      (await fern.send('GET', `/api/chat-session/${id}?as=visitor`)).text,
    ];
    for (const text of seen) {
      expect(text).toContain('gratis');
      expect(text).not.toContain('suggestion');
    }
  });

  it('that does not come is said in words, whatever the model does', async () => {
    const { id } = await beginChat(chatBrowser(test.app), { text: 'Hi' });
    for (const bad of [500, 401, '   ', 'endless'] as const) {
      model.answers(bad);
      const answer = await suggest(id);
      expect([bad, answer.status, answer.body.detail]).toEqual([
        ...[bad, 503, 'No suggestion came. Please write the reply yourself.'],
      ]);
      expect(answer.text).not.toContain('canary-key');
    }
  });

  it('is for staff alone, and for conversations that wait for something', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Hi' });
    expect((await suggest(id, fern)).status).toBe(401);
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await suggest(nowhere)).status).toBe(404);
    expect((await desk.send('POST', `/api/chat-sessions/${id}/block`)).status).toBe(200);
    expect((await suggest(id)).status).toBe(409);
    expect(model.asked).toEqual([]);
  });
});

describe('the owner’s switch', () => {
  const state = async (by = desk) => (await by.send('GET', '/api/chat-suggestions')).body;

  it('is off until the owner turns it on, where the installation names a model', async () => {
    const fresh = await createTestApp({
      STAFF_EMAILS: 'olive@example.com',
      SUGGESTIONS_URL: model.url,
      SUGGESTIONS_MODEL: 'small-model',
    });
    const there = chatBrowser(fresh.app, await signedIn(fresh, 'olive@example.com'));
    const { id } = await beginChat(chatBrowser(fresh.app), { text: 'Hi' });
    expect(await state(there)).toEqual({ isSetUp: true, isOn: false });
    expect((await suggest(id, there)).status).toBe(404);
    expect(model.asked).toEqual([]);
    await turn(there, true);
    expect(await state(there)).toEqual({ isSetUp: true, isOn: true });
    expect((await suggest(id, there)).status).toBe(200);
    await fresh.close();
  });

  it('turns nothing on where the installation names none', async () => {
    const plain = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
    const there = chatBrowser(plain.app, await signedIn(plain, 'olive@example.com'));
    await turn(there, true);
    expect(await state(there)).toEqual({ isSetUp: false, isOn: false });
    const { id } = await beginChat(chatBrowser(plain.app), { text: 'Hi' });
    expect((await suggest(id, there)).status).toBe(404);
    await plain.close();
  });

  it('ends suggestions at once, the one that is on its way too, and tells the desk', async () => {
    const { id } = await beginChat(chatBrowser(test.app), { text: 'Hi' });
    const rung: string[] = [];
    const stop = test.context.hub.subscribe('chat-desk', () => void rung.push('chat-desk'));
    const answerLate = model.hold();
    const late = suggest(id);
    await expect.poll(() => model.asked.length).toBe(1);
    await turn(desk, false);
    answerLate();
    expect((await late).status).toBe(503);
    const { status, body } = await suggest(id);
    expect([status, body.detail]).toEqual([404, 'Suggested replies are turned off.']);
    expect(model.asked).toHaveLength(1);
    await expect.poll(() => rung).toContain('chat-desk');
    stop();
    await turn(desk, true);
    expect((await suggest(id)).status).toBe(200);
  });
});
