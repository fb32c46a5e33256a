// What a customer answers by mail to our reply about a problem: it stands at the desk, and the problem's page says so to both sides.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { deliver, MAIL_DOOR, rawMail } from '../../../../test/mailed-in.ts';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers(MAIL_DOOR);
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.clear();
  office.test.sent.length = 0;
});

/** A problem of Fern's with a reply of ours. @returns Its id and the Message-ID of the mail. */
async function replied() {
  const visit = await addVisit(office.test, office.fern, { scheduledDate: '2026-11-02', ...done });
  const report = { kind: 'damage', wish: 'credit', description: 'A broken head.', photos: [] };
  const problems = `POST /api/portal/visits/${visit}/problems` as const;
  const { id } = (await send(office.test, office.fern, problems, report)).json();
  const reply = { version: 1, text: 'Daniel replaces it tomorrow.' };
  await send(office.test, office.staff, `POST /api/console/visit-problems/${id}/reply`, reply);
  const name = `visit-problem-${id}-reply-`;
  const mailed = () => office.test.sent.find((mail) => mail.id.startsWith(name));
  await expect.poll(mailed, { timeout: 20_000 }).toBeDefined();
  const site = office.test.context.config.publicUrl.hostname;
  return { id: Number(id), messageId: `<${mailed()?.id}@${site}>` };
}
const answer = (from: string, inReplyTo: string, words: string) =>
  deliver(
    office.test,
    rawMail(
      ...([
        {
          From: from,
          To: MAIL_DOOR.REPLY_EMAIL,
          Subject: 'Re: Our reply',
          'In-Reply-To': inReplyTo,
        },
        words,
      ] as const),
    ),
  );
const desk = async (id: number) =>
  (await send(office.test, office.staff, `GET /api/console/visit-problems/${id}`)).json();
const own = async (id: number) =>
  (await send(office.test, office.fern, `GET /api/portal/problems/${id}`)).json();

/** Says that a conversation by mail is Fern's. @returns Its id */
async function link(from: string): Promise<string> {
  const list = (await send(office.test, office.staff, 'GET /api/chat-sessions/active')).json();
  const { id } = list.find((chat: DeskChat) => chat.customerEmail === from);
  const body = { customerId: office.fern.id };
  await send(office.test, office.staff, `POST /api/chat-sessions/${id}/customer`, body);
  return id;
}

it('is named on the page of the problem once its conversation is theirs', async () => {
  const { id, messageId } = await replied();
  const { status } = await own(id);
  expect(await answer('fern@example.com', messageId, 'Tomorrow is fine.')).toBe(202);
  expect(await desk(id)).toMatchObject({ mailAnswers: [], mailedAt: [] });
  const chat = await link('fern@example.com');
  expect(await desk(id)).toMatchObject({
    mailAnswers: [
      { text: expect.stringContaining('Tomorrow is fine.'), path: `/admin-support/${chat}` },
    ],
  });
  const shown = await own(id);
  expect(shown).toMatchObject({ status, mailedAt: [expect.any(String)] });
  expect(JSON.stringify(shown)).not.toContain('Tomorrow is fine.');
});

it('is nothing that a stranger writes, and of another problem nothing stands here', async () => {
  const first = await replied();
  const second = await replied();
  expect(await answer('stranger@example.com', first.messageId, 'Give me money.')).toBe(202);
  expect(await answer('fern@example.com', second.messageId, 'About the second.')).toBe(202);
  expect(await answer('fern@example.com', first.messageId.replace('@', '@x.'), 'No.')).toBe(202);
  await link('fern@example.com');
  expect(await desk(first.id)).toMatchObject({ mailAnswers: [] });
  expect((await desk(second.id)).mailAnswers).toHaveLength(1);
});
