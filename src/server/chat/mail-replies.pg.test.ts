// Replies to mails about a chat: what comes into the conversation, for whom, how often, and what does not.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { replyAddress } from '#server/platform/inbound-mail/reply-address.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { deliver as deliverTo, MAIL_DOOR, mailPart, rawMail } from '../../../test/mailed-in.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { mailsAfterWork, type ReadMail, recipientsOf } from '../../../test/outbox.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { jpegOf } from '../../../test/pictures.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { replySubject } from './mail-reply.ts';
import { mailReplies } from './reply-mails.ts';

const later = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);

let test: TestApp;
let desk: ChatBrowser;
let visitor: ChatBrowser;
let email: string;
let id: string;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'olive@example.com',
    ...MAIL_DOOR,
  });
  await test.work();
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  count += 1;
  email = `fern${count}@example.com`;
  visitor = chatBrowser(test.app);
  ({ id } = await beginChat(visitor, { customerEmail: email, text: 'Can you come on Tuesday?' }));
});

/** Staff answer, the visitor has left, and reads it as a mail. */
async function mailed(): Promise<ReadMail> {
  await say(desk, id, 'Tuesday at nine works.', 'desk');
  test.setNow(later(5));
  await mailReplies(test.context);
  const mail = (await mailsAfterWork(test)).findLast((each) => recipientsOf(each).includes(email));
  if (!mail) throw new Error('no mail was sent');
  return mail;
}

const replyTo = (mail: ReadMail) => mail.replyTo?.[0]?.address ?? '';
const ownAddress = (sessionId: string) =>
  replyAddress(test.context.secrets.replyTag, 'reply@mail.example.com', replySubject(sessionId));

function mailTo(to: string, body: string | Buffer, headers: Record<string, string> = {}): Buffer {
  const usual = {
    From: `Fern Waller <${email}>`,
    To: to,
    Subject: 'Re: Prairie Oak has answered your chat',
  };
  return rawMail({ ...usual, ...headers }, body);
}

const deliver = (mail: Buffer) => deliverTo(test, mail);

type SaidEntry = Extract<ChatEntry, { kind: 'message' }>;

async function byMail(who: ChatBrowser, as: 'visitor' | 'desk'): Promise<SaidEntry['message'][]> {
  const log = await logOf(who, id, as);
  return log.flatMap((entry) =>
    entry.kind === 'message' && entry.message.mail ? [entry.message] : [],
  );
}

const status = async () => (await desk.send('GET', `/api/chat-session/${id}`)).body.status;

it('is mailed in the language of its conversation', async () => {
  visitor = chatBrowser(test.app);
  const asked = { customerEmail: email, text: '¿Pueden venir el martes?', language: 'es' };
  ({ id } = await beginChat(visitor, asked));
  const spanish = await mailed();
  expect(spanish.subject).toBe('Prairie Oak respondió a su chat');
  expect(spanish.text).toContain('Seguir el chat');
  expect(spanish.text).toContain('su respuesta aparece en el chat');
  expect(spanish.text).toMatch(/\/es\/chat\/[\w-]{43}/);
});

describe('a reply to a mail of ours', () => {
  it("is the visitor's message, what it repeats folded away from staff and kept from the chat's own browser", async () => {
    const mail = await mailed();
    expect(mail.text).toContain('your answer shows up in the chat');
    expect(replyTo(mail)).toMatch(/^reply\+chat-[a-f0-9]{32}-[a-z2-7]{16}@mail\.example\.com$/);
    const link = /\/chat\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
    const body = `Great, see you then.\r\n-- \r\nFern, Cypress\r\n\r\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\r\n> Tuesday at nine works.\r\n> https://prairieoak.example${link}`;
    expect(await deliver(mailTo(replyTo(mail), body))).toBe(202);
    const [seen] = await byMail(desk, 'desk');
    expect(seen).toMatchObject({
      text: 'Great, see you then.',
      sender: 'customer',
      senderName: 'Fern Waller',
      mail: { from: email, files: [] },
    });
    expect(seen?.mail?.quoted).toContain('> Tuesday at nine works.');
    expect(seen?.mail?.quoted).toContain('/chat/…');
    expect(JSON.stringify(await logOf(desk, id, 'desk'))).not.toContain(link);
    expect(await byMail(visitor, 'visitor')).toMatchObject([
      { text: 'Great, see you then.', mail: { from: '', quoted: '', files: [] } },
    ]);
    expect(await status()).toBe('waiting');
    const list = await desk.send('GET', '/api/chat-sessions/active');
    expect(list.body).toContainEqual(
      expect.objectContaining({ id, lastMessage: expect.objectContaining({ sender: 'customer' }) }),
    );
  });

  it('is answered by a mail that stands below it in their program', async () => {
    const first = await mailed();
    await deliver(
      mailTo(replyTo(first), 'And the price?', { 'Message-ID': '<price@example.com>' }),
    );
    await say(desk, id, 'It is free.', 'desk');
    test.setNow(later(20));
    await mailReplies(test.context);
    const next = (await mailsAfterWork(test)).find(({ text }) => text?.includes('It is free.'));
    expect(next?.inReplyTo).toBe('<price@example.com>');
    expect(replyTo(next as ReadMail)).toBe(replyTo(first));
  });

  it('is taken once, however often and however many at once it comes', async () => {
    const mail = mailTo(ownAddress(id), 'Hello again.');
    expect(await Promise.all([deliver(mail), deliver(mail), deliver(mail)])).toEqual([
      202, 202, 202,
    ]);
    expect(await deliver(mail)).toBe(202);
    expect(await byMail(desk, 'desk')).toHaveLength(1);
  });

  it('opens a conversation that was closed, and is promised an answer and told to the office', async () => {
    await desk.send('PATCH', `/api/chat-session/${id}/close`, {});
    const sunday = new Date('2026-11-15T18:00:00Z');
    test.setNow(sunday);
    expect(await deliver(mailTo(ownAddress(id), 'One more thing.'))).toBe(202);
    expect(await status()).toBe('waiting');
    const kinds = (await logOf(desk, id, 'desk')).slice(-3).map(({ kind }) => kind);
    expect(kinds).toEqual(['message', 'status', 'promise']);
    const office = (await mailsAfterWork(test)).filter(({ text }) =>
      text?.includes('One more thing.'),
    );
    expect(office.map(recipientsOf)).toEqual([['office@example.com']]);
  });

  it('brings its pictures as photos, and names what is none', async () => {
    const picture = (await jpegOf(80, 60)).toString('base64');
    const body = `${mailPart('image/jpeg', picture, 'gate.jpg')}${mailPart('application/pdf', 'JVBERg==', 'plan.pdf')}--b--\r\n`;
    const mail = mailTo(ownAddress(id), body, { 'Content-Type': 'multipart/mixed; boundary=b' });
    expect([await deliver(mail), await deliver(mail)]).toEqual([202, 202]);
    const [message, ...more] = await byMail(desk, 'desk');
    expect([message?.text, message?.photos.length, message?.mail?.files, more]).toEqual([
      '',
      1,
      ['plan.pdf'],
      [],
    ]);
    const seen = await visitor.send('GET', `/api/photos/${message?.photos[0]}`);
    expect(seen.status).toBe(200);
  });

  const withFiles = (...files: [name: string, bytes: Buffer][]) => {
    const parts = files.map(
      ([name, bytes]) =>
        `--b\r\nContent-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
    );
    return mailTo(ownAddress(id), `${parts.join('')}--b--\r\n`, {
      'Content-Type': 'multipart/mixed; boundary=b',
    });
  };
  const taken = async () => {
    const [message] = await byMail(desk, 'desk');
    return [message?.pages ?? message?.photos.length, message?.mail?.files];
  };

  it('brings the first pages of its PDF beside its pictures', async () => {
    const gate = await jpegOf(80, 60);
    const mail = withFiles(
      ['plan.bin', await pdfOf(7)],
      ['gate.jpg', gate],
      ['notes.txt', gate.subarray(9)],
    );
    expect(await deliver(mail)).toBe(202);
    const pages = [1, 2, 3, 4].map((page) => `Page ${page} of 7`);
    expect(await taken()).toEqual([[...pages, ''], ['notes.txt']]);
    const [message] = await byMail(visitor, 'visitor');
    expect(message?.photos).toHaveLength(5);
    for (const photo of message?.photos ?? []) {
      expect((await visitor.send('GET', `/api/photos/${photo}`)).status).toBe(200);
    }
  });

  it('names PDFs that cannot be read or are too large, and tries two of them at most', async () => {
    const [locked, good] = [await pdfOf(1, 'live oak'), await pdfOf(1)];
    const large = Buffer.concat([good, Buffer.alloc(10 * 1024 * 1024)]);
    await deliver(
      withFiles(
        ['large.pdf', large],
        ['locked.pdf', locked],
        ['good.pdf', good],
        ['more.pdf', good],
      ),
    );
    expect(await taken()).toEqual([['Page 1 of 1'], ['large.pdf', 'locked.pdf', 'more.pdf']]);
  });

  it('says what its subject says when there is nothing else in it', async () => {
    await deliver(mailTo(ownAddress(id), '', { Subject: 'Yes, Tuesday' }));
    await deliver(mailTo(ownAddress(id), '', { Subject: '' }));
    expect((await byMail(desk, 'desk')).map(({ text }) => text)).toEqual([
      'Yes, Tuesday',
      '(An empty mail.)',
    ]);
  });
});

describe('what a program wrote', () => {
  it('is a note for staff: no one waits, nothing opens, no one is told', async () => {
    await desk.send('PATCH', `/api/chat-session/${id}/close`, {});
    const away = mailTo(ownAddress(id), 'I am on vacation.', { 'Auto-Submitted': 'auto-replied' });
    expect([await deliver(away), await deliver(away)]).toEqual([202, 202]);
    expect(await status()).toBe('closed');
    const notes = (await logOf(desk, id, 'desk')).filter(({ kind }) => kind === 'note');
    expect(notes).toMatchObject([{ authorName: `the mail program of ${email}` }]);
    expect(JSON.stringify(notes)).toContain('I am on vacation.');
    expect(JSON.stringify(await logOf(visitor, id, 'visitor'))).not.toContain('vacation');
    const told = (await mailsAfterWork(test)).filter(({ text }) => text?.includes('vacation'));
    expect(told).toEqual([]);
  });
});

describe('what does not come in', () => {
  const refused = async (address: string) => {
    const before = (await logOf(desk, id, 'desk')).length;
    const answer = await deliver(mailTo(address, 'Let me in.'));
    return [answer, (await logOf(desk, id, 'desk')).length - before];
  };

  it('has a tag that was not made here, or one for something else', async () => {
    const good = ownAddress(id);
    const other = await beginChat(chatBrowser(test.app), { text: 'Hi' });
    for (const address of [
      good.replace(/chat-[a-f0-9]{32}/, `chat-${other.id.replaceAll('-', '')}`),
      good.replace('chat-', 'lead-'),
      good.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@')),
      replyAddress(Buffer.alloc(32), 'reply@mail.example.com', replySubject(id)),
      replyAddress(test.context.secrets.replyTag, 'reply@mail.example.com', {
        kind: 'chat',
        id: '17',
      }),
    ]) {
      expect(await refused(address), address).toEqual([404, 0]);
    }
  });

  it('comes from a visitor who was blocked', async () => {
    await desk.send('POST', `/api/chat-sessions/${id}/block`, {});
    expect(await refused(ownAddress(id))).toEqual([404, 0]);
    await desk.send('POST', `/api/chat-sessions/${id}/unblock`, {});
    expect((await refused(ownAddress(id)))[0]).toBe(202);
  });

  it('answers a conversation that was erased', async () => {
    const { lastNumber } = (await desk.send('GET', `/api/chat-session/${id}`)).body;
    const erased = await desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=${lastNumber}`);
    expect(erased.status).toBe(204);
    expect(await deliver(mailTo(ownAddress(id), 'Still there?'))).toBe(404);
  });

  it('is too much: twenty a minute, a hundred mails a day, of programs as well', async () => {
    Object.assign(test.context.config, { rateLimit: true });
    const statuses: number[] = [];
    for (let mail = 0; mail < 21; mail += 1) {
      statuses.push(await deliver(mailTo(ownAddress(id), `Mail ${mail}`)));
    }
    // The question with which it began counts as well.
    expect(statuses).toEqual([...Array(19).fill(202), 429, 429]);
    Object.assign(test.context.config, { rateLimit: false });
    const loop: number[] = [];
    for (let mail = 0; mail < 83; mail += 1) {
      test.setNow(later(mail));
      loop.push(
        await deliver(mailTo(ownAddress(id), 'Away.', { 'Auto-Submitted': 'auto-replied' })),
      );
    }
    expect(loop).toEqual([...Array(81).fill(202), 429, 429]);
    test.setNow(later(60 * 25));
    expect(await deliver(mailTo(ownAddress(id), 'A day later.'))).toBe(202);
  });
});
