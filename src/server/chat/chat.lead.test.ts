// Messages come back from the journal into a database that has forgotten them, and the log has no holes that anyone waits for.
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { replyAddress } from '#server/platform/inbound-mail/reply-address.ts';
import { readJournal } from '#server/platform/journal/journal-file.ts';
import type { StoredLead } from '#server/platform/journal/lead-line.ts';
import { replayLeads } from '#server/platform/journal/replay.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { deliver, MAIL_DOOR, rawMail } from '../../../test/mailed-in.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { allLeads } from '../modules.ts';
import { replySubject } from './mail-reply.ts';

const SECRET = {
  SESSION_SECRET: 'the same secret before and after',
  STAFF_EMAILS: 'olive@example.com',
  ...MAIL_DOOR,
};

describe.skipIf(!('directory' in inject('prepared')))('the journal of chats', () => {
  let before: TestApp;
  let after: TestApp;
  let fern: ChatBrowser;
  let id: string;

  beforeAll(async () => {
    before = await createTestApp(SECRET);
    after = await createTestApp(SECRET);
    const desk = chatBrowser(before.app, await signedIn(before, 'olive@example.com'));
    fern = chatBrowser(before.app);
    id = (await beginChat(fern, { text: 'One' })).id;
    await say(desk, id, 'Two', 'desk');
    await fern.send('POST', `/api/chat-session/${id}/read`, { upTo: 9 });
    await say(fern, id, 'Three', 'visitor');
    await answerByMail();
    const erased = await beginChat(chatBrowser(before.app), { text: 'Forget me' });
    const { length } = await logOf(desk, erased.id, 'desk');
    await desk.send('DELETE', `/api/chat-sessions/${erased.id}?lastNumber=${length}`);
  });
  afterAll(async () => {
    await before.close();
    await after.close();
  });

  /** The visitor answers a mail of ours, and someone begins by mail; what is acknowledged to the mail server is not sent again. */
  async function answerByMail(): Promise<void> {
    const { replyTag } = before.context.secrets;
    const to = replyAddress(replyTag, SECRET.REPLY_EMAIL, replySubject(id));
    const answer = rawMail({ From: 'fern@example.com', To: to }, 'By mail');
    const first = rawMail({ From: 'ivy@example.com', To: SECRET.REPLY_EMAIL }, 'My oak');
    expect([await deliver(before, answer), await deliver(before, first)]).toEqual([202, 202]);
  }

  const replay = async (isThere = (_: StoredLead) => true) => {
    const { leads } = await readJournal(join(before.dataDir, 'journal'), 1);
    const found = leads.filter(isThere);
    return replayLeads(after.context.db, after.context.jobs, allLeads, found, TEST_NOW);
  };

  it('fills the number of a message whose line the power cut took, and takes it back when the line is found', async () => {
    const lost = await logOf(fern, id, 'visitor');
    const answer = lost.findIndex(
      (entry) => entry.kind === 'message' && entry.message.text === 'Two',
    );
    const isAnswer = (lead: StoredLead) => lead.id === `${id}/${answer + 1}`;
    expect(await replay((lead) => !isAnswer(lead))).toMatchObject({ restored: 4 });
    const cookies = [...fern.cookies].map((pair) => pair.join('=')).join('; ');
    const log = await logOf(chatBrowser(after.app, cookies), id, 'visitor');
    expect(log.map(({ number }) => number)).toEqual(lost.map(({ number }) => number));
    expect(log[answer]).toMatchObject({ kind: 'hidden' });
    expect(await replay(isAnswer)).toMatchObject({ restored: 1 });
  });

  it('brings back every message that was acknowledged, under its number, for its visitor; not what was erased', async () => {
    const lost = await logOf(fern, id, 'visitor');
    expect(await replay()).toMatchObject({ known: 5, failed: [] });
    const cookies = [...fern.cookies].map((pair) => pair.join('=')).join('; ');
    const log = await logOf(chatBrowser(after.app, cookies), id, 'visitor');
    expect(log.map(({ number }) => number)).toEqual(lost.map(({ number }) => number));
    expect(log.filter(({ kind }) => kind === 'message')).toEqual(
      lost.filter(({ kind }) => kind === 'message'),
    );
    expect(log.filter((entry) => entry.kind === 'message' && entry.message.mail)).toHaveLength(1);
    const { rows } = await after.open.db.execute(sql`
      select id, mail_address as "by" from chat_sessions order by mail_address nulls first`);
    expect(rows).toEqual([
      { id, by: null },
      { id: expect.any(String), by: 'ivy@example.com' },
    ]);
  });

  it('changes nothing when it is done again, and goes on after the last number', async () => {
    expect(await replay()).toMatchObject({ restored: 0, known: 5 });
    const cookies = [...fern.cookies].map((pair) => pair.join('=')).join('; ');
    const browser = chatBrowser(after.app, cookies);
    const { length } = await logOf(browser, id, 'visitor');
    expect((await say(browser, id, 'Four', 'visitor')).body).toMatchObject({ number: length + 1 });
  });
});
