// What customer and office write about a reported problem: it waits until the office replies, is open again when the customer writes,
// and ends when either says so.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { jpegOf, photoForm } from '../../../../test/pictures.ts';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.clear();
  office.test.sent.length = 0;
});

type Step = 'reply' | 'close' | 'reopen';
type Person = { cookie: string };

const report = (visit: number, words = 'A sprinkler head is broken.', photoIds: string[] = []) =>
  send(office.test, office.fern, `POST /api/portal/visits/${visit}/problems`, {
    kind: 'damage',
    wish: 'credit',
    description: words,
    photos: photoIds,
  });
const doTo = (step: Step, id: number, body: object) =>
  send(office.test, office.staff, `POST /api/console/visit-problems/${id}/${step}`, body);
const write = (
  id: number,
  text: string,
  who: Person = office.fern,
  key: string = crypto.randomUUID(),
) =>
  send(
    office.test,
    who,
    `POST /api/portal/problems/${id}/messages`,
    { text },
    {
      'idempotency-key': key,
    },
  );
const settle = (id: number, version: number, who: Person = office.fern) =>
  send(office.test, who, `POST /api/portal/problems/${id}/close`, { version });
const shownTo = async (who: Person, path: string) =>
  (await send(office.test, who, `GET /api/${path}`)).json();
const own = (id: number) => shownTo(office.fern, `portal/problems/${id}`);
const desk = (id: number) => shownTo(office.staff, `console/visit-problems/${id}`);
const listed = (status = '') => shownTo(office.staff, `console/visit-problems${status}`);
const waiting = async () => {
  const { waiting: all, counts } = await shownTo(office.staff, 'console/today');
  return {
    count: counts.problem,
    entries: all.filter((one: { kind: string }) => one.kind === 'problem'),
  };
};
/** The mails to someone about a problem, by its page's address. */
const mailsTo = (address: string, id: number) =>
  office.test.sent.filter((mail) => mail.to === address && mail.text?.match(`/problems/${id}\\b`));
const mailTo = (address: string, id: number, subject: string) =>
  expect.poll(() => mailsTo(address, id).find((mail) => mail.subject.startsWith(subject)), {
    timeout: 20_000,
  });

async function reported() {
  const visit = await addVisit(office.test, office.fern, { scheduledDate: '2026-11-02', ...done });
  const id: number = (await report(visit)).json().id;
  return { visit, id };
}

describe('a problem that was reported', () => {
  it('is answered by mail and on its page, stays on the list until it is closed, and can be opened again', async () => {
    const { visit, id } = await reported();
    expect((await shownTo(office.staff, `console/visits/${visit}`)).problems).toMatchObject([
      { id, version: 1, status: 'open', kind: 'damage', wish: 'credit', messages: [] },
    ]);
    const first = await waiting();
    expect(first.count).toBe(1);
    expect(first.entries).toMatchObject([
      {
        path: `/console/problems/${id}`,
        words: 'Something was damaged. Asks for a credit.',
        due: expect.any(String),
      },
    ]);

    const reply = { version: 1, text: 'Daniel replaces it tomorrow.' };
    expect((await doTo('reply', id, reply)).statusCode).toBe(204);
    expect(await own(id)).toMatchObject({
      status: 'answered',
      visit: { id: visit, serviceType: 'Lawn Maintenance' },
      messages: [{ from: 'office', text: 'Daniel replaces it tomorrow.' }],
    });
    expect((await waiting()).entries).toMatchObject([
      { words: 'Something was damaged. Answered; close it when it is settled.', due: null },
    ]);
    await mailTo('fern@example.com', id, 'Our reply about your visit').toMatchObject({
      text: expect.stringContaining('Daniel replaces it tomorrow.'),
    });

    expect((await doTo('close', id, { version: 2 })).statusCode).toBe(204);
    expect(await own(id)).toMatchObject({ status: 'closed', closedBy: 'office' });
    expect((await waiting()).count).toBe(0);
    expect((await doTo('reopen', id, { version: 3 })).statusCode).toBe(204);
    expect(await own(id)).toMatchObject({ status: 'open', closedBy: null });
    expect((await waiting()).count).toBe(1);
    const lines = await office.test.open.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(visit)))
      .orderBy(auditLog.id);
    expect(lines.map(({ action }) => action)).toEqual([
      'problem-reported',
      'problem-answered',
      'problem-closed',
      'problem-reopened',
    ]);
  });

  it('is open again when its customer writes after the reply, with a new promise and a mail to the office', async () => {
    const { id } = await reported();
    await doTo('reply', id, { version: 1, text: 'We replaced it.' });
    office.test.setNow(new Date('2026-11-11T16:00:00Z'));
    const key = 'message-1';
    const answers = [await write(id, 'It leaks.', office.fern, key)];
    answers.push(await write(id, 'It leaks.', office.fern, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const now = await own(id);
    expect(now).toMatchObject({
      status: 'open',
      messages: [{ from: 'office' }, { text: 'It leaks.' }],
    });
    expect(now.replyByWords).toMatch(/^Thursday, November 12, 2026/);
    expect((await waiting()).entries).toMatchObject([
      { words: 'Something was damaged. The customer wrote again.', due: now.replyBy },
    ]);
    await mailTo('hello@prairieoak.example', id, 'New message about a problem').toMatchObject({
      text: expect.stringContaining('It leaks.'),
      replyTo: { address: 'fern@example.com' },
    });
    const again = { version: now.version, text: 'We come tomorrow.' };
    expect((await doTo('reply', id, again)).statusCode).toBe(204);
    expect(await own(id)).toMatchObject({ status: 'answered' });
    await expect.poll(() => mailsTo('fern@example.com', id).length, { timeout: 20_000 }).toBe(2);
  });

  it('is settled by its customer with one press, before or after a reply, and opens again when they write', async () => {
    const { id } = await reported();
    expect((await settle(id, 1)).statusCode).toBe(204);
    expect((await settle(id, 1)).statusCode).toBe(204);
    expect(await own(id)).toMatchObject({ status: 'closed', closedBy: 'customer' });
    expect((await waiting()).count).toBe(0);
    expect((await write(id, 'It broke again.')).json()).toMatchObject({ status: 'open' });
    expect((await waiting()).count).toBe(1);
  });

  it('is not settled over a reply that its customer has not read', async () => {
    const { id } = await reported();
    await doTo('reply', id, { version: 1, text: 'That was the roofer, not us.' });
    const late = await settle(id, 1);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current.messages).toMatchObject([{ text: 'That was the roofer, not us.' }]);
    expect(await own(id)).toMatchObject({ status: 'answered' });
  });

  it('that its customer closes while the office types gives the office both, and mails nothing', async () => {
    const { id } = await reported();
    await settle(id, 1);
    const late = await doTo('reply', id, { version: 1, text: 'We come back.' });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { status: 'closed', closedBy: 'customer', version: 2 },
    });
    const closed = await doTo('reply', id, { version: 2, text: 'We come back.' });
    expect([closed.statusCode, closed.json().code]).toEqual([409, 'wrong_state']);
    await office.test.work();
    expect(mailsTo('fern@example.com', id)).toEqual([]);
  });

  it('is closed with its reply when that settles it, and never by the office without one', async () => {
    const { id } = await reported();
    expect((await doTo('close', id, { version: 1 })).statusCode).toBe(409);
    expect((await doTo('reply', id, { version: 1, text: ' ' })).json().errors).toMatchObject([
      { pointer: '/text', detail: 'Please write your reply.' },
    ]);
    await doTo('reply', id, { version: 1, text: 'Done.', isSettled: true });
    expect((await own(id)).status).toBe('closed');
  });

  it('has a reply once: the same again changes nothing, another one meets the first', async () => {
    const { id } = await reported();
    const answers = await Promise.all(
      ['We come back.', 'We credit it.', 'We come back.'].map((text) =>
        doTo('reply', id, { version: 1, text }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0);
    const { messages, version } = await own(id);
    expect([version, messages.length]).toEqual([2, 1]);
    const [{ text }] = messages;
    expect((await doTo('reply', id, { version: 1, text })).statusCode).toBe(204);
    const late = await doTo('reply', id, { version: 1, text: 'Something else' });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { messages: [{ text }], status: 'answered', version: 2 },
    });
    await office.test.work();
    await expect.poll(() => mailsTo('fern@example.com', id).length, { timeout: 20_000 }).toBe(1);
  });

  it('locks its visit only as long as five wait for a reply', async () => {
    const { visit, id } = await reported();
    for (let more = 0; more < 4; more++) await report(visit, `Also ${more}`);
    expect((await report(visit, 'A sixth')).statusCode).toBe(409);
    await doTo('reply', id, { version: 1, text: 'We are coming.' });
    expect((await report(visit, 'A sixth')).statusCode).toBe(201);
  });

  it('belongs to its customer and the office: another customer gets the 404 of what is not there', async () => {
    const { id } = await reported();
    const { basil, staff, test, fern } = office;
    const missing = await send(test, basil, 'GET /api/portal/problems/999999');
    const foreign = await send(test, basil, `GET /api/portal/problems/${id}`);
    expect([foreign.statusCode, foreign.json()]).toEqual([404, missing.json()]);
    expect((await write(id, 'Hello', basil)).statusCode).toBe(404);
    expect((await settle(id, 1, basil)).statusCode).toBe(404);
    const answer = await send(test, fern, `POST /api/console/visit-problems/${id}/reply`, {
      version: 1,
      text: 'Thanks, me',
    });
    expect(answer.statusCode).toBe(403);
    expect((await send(test, staff, `GET /api/portal/problems/${id}`)).statusCode).toBe(404);
    expect((await doTo('reply', 999_999, { version: 1, text: 'Hello' })).statusCode).toBe(404);
    expect((await own(id)).messages).toEqual([]);
  });
});

/** Uploads a photo as a person's browser does; gives its id. */
async function upload({ cookie }: Person): Promise<string> {
  const { payload, headers } = photoForm(await jpegOf(640, 480));
  const answer = await office.test.app.inject({
    method: 'POST',
    url: '/api/photos',
    payload,
    headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
  });
  return answer.json().id;
}

describe('photos of a report', () => {
  it('are the reporter’s own, seen by them and by staff alone, and stay', async () => {
    const { test, fern, basil, staff } = office;
    const [photo, other] = [await upload(fern), await upload(basil)];
    const visit = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
    const body = { kind: 'damage', wish: 'fix', description: 'See the photo.' };
    const send1 = (photoIds: string[]) =>
      send(test, fern, `POST /api/portal/visits/${visit}/problems`, {
        ...body,
        photos: photoIds,
      });
    const stolen = await send1([photo, other]);
    expect([stolen.statusCode, stolen.json().errors[0].pointer]).toEqual([422, '/photos/1']);
    expect((await send1(Array.from({ length: 6 }, () => photo))).statusCode).toBe(422);
    const sent = await send1([photo]);
    expect(sent.json().photos).toEqual([photo]);
    const seen = async (who: Person) =>
      (await send(test, who, `GET /api/photos/${photo}`)).statusCode;
    expect(await Promise.all([seen(fern), seen(staff), seen(basil), seen({ cookie: '' })])).toEqual(
      [200, 200, 404, 404],
    );
    const rows = await test.open.db.select().from(photos).where(eq(photos.id, photo));
    expect(rows).toMatchObject([{ expiresAt: null, visitProblemId: sent.json().id }]);
    expect((await desk(sent.json().id)).photos).toEqual([photo]);
    await mailTo('hello@prairieoak.example', sent.json().id, 'Problem reported').toMatchObject({
      text: expect.stringContaining('They sent one photo.'),
    });
  });
});

describe('the list of the office', () => {
  it('has what a reply is owed to first, by the deadline, with the office hours left or past', async () => {
    const { test, fern } = office;
    const early = await reported();
    test.setNow(new Date('2026-11-10T16:00:00Z'));
    const late = await reported();
    const answered = await reported();
    await doTo('reply', answered.id, { version: 1, text: 'We are coming.' });
    const shown = await listed();
    expect(shown.items.map(({ id }: { id: number }) => id)).toEqual([
      early.id,
      late.id,
      answered.id,
    ]);
    expect(shown.counts).toEqual({ open: 2, answered: 1 });
    const [first, second, third] = shown.items;
    expect(first).toMatchObject({
      customerName: 'fern@example.com',
      dueMinutes: expect.any(Number),
    });
    expect([first.dueMinutes < second.dueMinutes, third.dueMinutes]).toEqual([true, null]);
    test.setNow(new Date('2026-11-11T16:30:00Z'));
    expect((await desk(late.id)).dueMinutes).toBe(-30);
    await settle(late.id, 1, fern);
    expect((await listed('?status=closed')).items).toMatchObject([
      { id: late.id, dueMinutes: null },
    ]);
    expect((await listed('?status=answered')).items).toMatchObject([{ id: answered.id }]);
  });

  it('is read page by page, with each problem once, whatever the status', async () => {
    const { test, fern } = office;
    for (let one = 0; one < 33; one++) {
      const { id } = await reported();
      if (one % 3 === 0) await doTo('reply', id, { version: 1, text: 'We are coming.' });
    }
    const read = async (status: string) => {
      const ids: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { items: { id: number }[]; next: string | null } = await listed(
          `?${status}${cursor && `&cursor=${cursor}`}`,
        );
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      }
      return ids;
    };
    const all = await read('');
    expect([all.length, new Set(all).size]).toEqual([33, 33]);
    for (const id of all) await settle(id, (await own(id)).version, fern);
    const closed = await read('status=closed');
    expect([closed.length, new Set(closed).size]).toEqual([33, 33]);
    const wrong = await send(test, office.staff, 'GET /api/console/visit-problems?cursor=zzz');
    expect(wrong.statusCode).toBe(422);
  });
});
