// What the office does with a problem that a customer reported: it waits until somebody replies, and stays on the list until it is closed.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import {
  addVisit,
  done,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'crew@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  staff = { cookie: await signedIn(test, 'crew@example.com') };
  await test.work();
});
afterAll(() => test.close());
afterEach(async () => {
  await emptySchedule(test);
  test.sent.length = 0;
});

const report = (visit: number, words = 'A sprinkler head is broken.') =>
  send(test, fern, `POST /api/portal/visits/${visit}/problems`, {
    kind: 'damage',
    wish: 'credit',
    description: words,
  });
const doTo = (step: 'reply' | 'close' | 'reopen', id: number, body: object) =>
  send(test, staff, `POST /api/console/visit-problems/${id}/${step}`, body);
const ofVisit = async (who: { cookie: string }, path: string) =>
  (await send(test, who, `GET /api/${path}`)).json().problems;
const waiting = async () => {
  const { waiting: all, counts } = (await send(test, staff, 'GET /api/console/today')).json();
  return {
    count: counts.problem,
    entries: all.filter((one: { kind: string }) => one.kind === 'problem'),
  };
};

async function reported() {
  const visit = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
  const id: number = (await report(visit)).json().id;
  return { visit, id };
}

describe('a problem that was reported', () => {
  it('is answered by mail and on the page, stays on the list until it is closed, and can be opened again', async () => {
    const { visit, id } = await reported();
    expect(await ofVisit(staff, `console/visits/${visit}`)).toMatchObject([
      { id, version: 1, status: 'open', kind: 'damage', wish: 'credit', reply: null },
    ]);
    const first = await waiting();
    expect(first.count).toBe(1);
    expect(first.entries).toMatchObject([
      { words: 'Something was damaged. Asks for a credit.', due: expect.any(String) },
    ]);

    const reply = { version: 1, reply: 'Daniel replaces it tomorrow.' };
    expect((await doTo('reply', id, reply)).statusCode).toBe(204);
    expect(await ofVisit(fern, `portal/visits/${visit}`)).toMatchObject([
      { status: 'answered', reply: 'Daniel replaces it tomorrow.' },
    ]);
    expect((await waiting()).entries).toMatchObject([
      { words: 'Something was damaged. Answered; close it when it is settled.', due: null },
    ]);
    await expect
      .poll(() => test.sent.find(({ to }) => to === 'fern@example.com'), { timeout: 20_000 })
      .toMatchObject({
        subject: expect.stringContaining('Our reply about your visit'),
        text: expect.stringContaining('Daniel replaces it tomorrow.'),
        replyTo: { address: 'hello@prairieoak.example' },
      });

    expect((await doTo('close', id, { version: 2 })).statusCode).toBe(204);
    expect((await ofVisit(fern, `portal/visits/${visit}`))[0].status).toBe('closed');
    expect((await waiting()).count).toBe(0);
    expect((await doTo('reopen', id, { version: 3 })).statusCode).toBe(204);
    expect((await waiting()).count).toBe(1);
    const lines = await test.open.db
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

  it('is closed with its reply when that settles it, and never without one', async () => {
    const { visit, id } = await reported();
    expect((await doTo('close', id, { version: 1 })).statusCode).toBe(409);
    expect((await doTo('reply', id, { version: 1, reply: ' ' })).json().errors).toMatchObject([
      { pointer: '/reply', detail: 'Please write your reply.' },
    ]);
    await doTo('reply', id, { version: 1, reply: 'Done.', isSettled: true });
    expect((await ofVisit(fern, `portal/visits/${visit}`))[0].status).toBe('closed');
  });

  it('is answered once: the same reply again changes nothing, another one meets the first', async () => {
    const { visit, id } = await reported();
    const answers = await Promise.all(
      ['We come back.', 'We credit it.', 'We come back.'].map((reply) =>
        doTo('reply', id, { version: 1, reply }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0);
    const [{ reply, version }] = await ofVisit(fern, `portal/visits/${visit}`);
    expect(version).toBe(2);
    expect((await doTo('reply', id, { version: 1, reply })).statusCode).toBe(204);
    const late = await doTo('reply', id, { version: 1, reply: 'Something else' });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { reply, status: 'answered', version: 2 },
    });
    const again = await doTo('reply', id, { version: 2, reply: 'Something else' });
    expect(again.json().code).toBe('wrong_state');
    await test.work();
    await expect.poll(() => test.sent.filter(({ to }) => to === 'fern@example.com').length).toBe(1);
  });

  it('locks its visit only as long as five wait for a reply', async () => {
    const { visit, id } = await reported();
    for (let more = 0; more < 4; more++) await report(visit, `Also ${more}`);
    expect((await report(visit, 'A sixth')).statusCode).toBe(409);
    await doTo('reply', id, { version: 1, reply: 'We are coming.' });
    expect((await report(visit, 'A sixth')).statusCode).toBe(201);
  });

  it('is nobody’s business but the office’s', async () => {
    const { id } = await reported();
    const own = await send(test, fern, `POST /api/console/visit-problems/${id}/reply`, {
      version: 1,
      reply: 'Thanks, me',
    });
    expect(own.statusCode).toBe(403);
    expect((await doTo('reply', 999_999, { version: 1, reply: 'Hello' })).statusCode).toBe(404);
  });
});
