// The office works on a request: it takes it up, schedules and completes it, and both sides write to each other.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { RequestMessage, ServiceRequest } from '#contract/quotes/service-request.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { requestMessages } from '#server/platform/database/schema/request-message.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, draftOf, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf, wholeMail } from '../../../../test/outbox.ts';
import { notifyOfMessages } from './unread-messages.jobs.ts';

let office: AddOnOffice;
let crewId: number;
beforeAll(async () => {
  office = await openAddOnOffice();
  const { db } = office.test.open;
  const [crew] = await db.select().from(crews).where(eq(crews.isActive, true));
  crewId = crew?.id ?? 0;
  await db.update(users).set({ firstName: 'Ivy' }).where(eq(users.email, 'ivy@example.com'));
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

const desk = (id: number, action: string, body: object) =>
  office.call('staff', `POST /api/console/service-requests/${id}/${action}`, body);
const read = (id: number) =>
  office.must<{ request: ServiceRequest; messages: RequestMessage[]; quote: DeskQuote | null }>(
    'staff',
    `GET /api/console/service-requests/${id}`,
  );
/** Says the days of the work, as someone does who has the request before them. */
const schedule = async (id: number, version: number, day: object, more: object = {}) => {
  const days = [{ crewId, ...day }];
  return desk(id, 'schedule', { version, days, seenVisits: await office.seen(id), ...more });
};
/** A request of Maria's whose quote she has accepted. */
const accepted = async () => {
  const { request, quote } = await office.quoted();
  await office.accept('maria', quote);
  return { ...request, version: 3 };
};

describe('the office’s endpoints', () => {
  it('are closed to customers and to no one at all', async () => {
    const { id } = await office.ask('maria');
    const actions: [string, object?][] = [
      ['GET /api/console/service-requests'],
      [`GET /api/console/service-requests/${id}`],
      [`POST /api/console/service-requests/${id}/take-up`, { version: 1 }],
      [`POST /api/console/service-requests/${id}/decline`, { version: 1, reason: 'x' }],
      [
        `POST /api/console/service-requests/${id}/schedule`,
        { version: 1, days: [{ crewId, date: '2026-11-20' }] },
      ],
      [`POST /api/console/service-requests/${id}/complete`, { version: 1, finalPrice: '1.00' }],
      [`POST /api/console/service-requests/${id}/messages`, { text: 'x' }],
      [`POST /api/console/service-requests/${id}/quotes`, { ...draftOf(), requestVersion: 1 }],
      [`GET /api/console/quotes/${crypto.randomUUID()}`],
      [`PATCH /api/console/quotes/${crypto.randomUUID()}`, { ...draftOf(), version: 1 }],
      [`POST /api/console/quotes/${crypto.randomUUID()}/send`, { version: 1, requestVersion: 1 }],
      [`POST /api/console/quotes/${crypto.randomUUID()}/revise`, { ...draftOf(), version: 1 }],
    ];
    for (const [name, payload] of actions) {
      expect([name, (await office.call('maria', name, payload)).statusCode]).toEqual([name, 403]);
      expect([name, (await office.call('nobody', name, payload)).statusCode]).toEqual([name, 401]);
    }
  });

  it('list requests page by page, the latest first, and by state', async () => {
    const request = await office.ask('maria');
    type Page = { items: ServiceRequest[]; next: number | null };
    const page = await office.must<Page>('staff', 'GET /api/console/service-requests');
    expect(page.items[0]).toMatchObject({ id: request.id, customerEmail: 'maria@example.com' });
    const older = `GET /api/console/service-requests?before=${request.id}&status=pending`;
    const rest = await office.must<Page>('staff', older);
    expect(rest.items.every(({ id, status }) => id < request.id && status === 'pending')).toBe(
      true,
    );
  });
});

describe('a request at the desk', () => {
  it('that is taken up says so to its customer, and stays changeable', async () => {
    const { id } = await office.ask('maria');
    expect((await desk(id, 'take-up', { version: 1 })).json()).toMatchObject({ version: 2 });
    const thread = await office.must<{ request: ServiceRequest }>(
      'maria',
      `GET /api/service-requests/${id}`,
    );
    expect(thread.request).toMatchObject({ isTakenUp: true, status: 'pending' });
  });

  it('is not written over by who has not seen its last change, and says what is there', async () => {
    const { id } = await office.ask('maria');
    await desk(id, 'take-up', { version: 1 });
    const late = await desk(id, 'decline', { version: 1, reason: 'Too far.' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current).toEqual({ version: 2, status: 'pending' });
  });

  it('can be declined with a reason, which its customer reads; a quote for it is void', async () => {
    const { request, quote } = await office.quoted();
    const reason = 'We found a gas line there.';
    expect((await desk(request.id, 'decline', { version: 2, reason })).json()).toMatchObject({
      status: 'declined',
      declinedBy: 'office',
      declineReason: reason,
    });
    expect((await office.accept('maria', quote)).json().code).toBe('quote_answered');
  });
});

describe('accepted work', () => {
  it('is given to a crew on a day, which makes the one visit of the request; moving it moves that', async () => {
    const request = await accepted();
    const first = await schedule(request.id, 3, { date: '2026-11-20', time: '10:00' });
    expect(first.json()).toMatchObject({
      status: 'scheduled',
      assignedCrew: 'Live Oak Crew',
      scheduledDate: '2026-11-20',
    });
    await schedule(request.id, 4, { date: '2026-11-24' });
    const rows = await office.test.open.db
      .select()
      .from(visits)
      .where(eq(visits.serviceRequestId, request.id));
    expect(rows).toMatchObject([
      // Anyone who still has the first day before them is told so when they move it.
      { scheduledDate: '2026-11-24', crewId, serviceType: 'Mulch Installation', version: 2 },
    ]);
  });

  it('goes to a day whose places are all taken only with a reason, which is written down', async () => {
    const { db } = office.test.open;
    await db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, crewId));
    const [first, second] = [await accepted(), await accepted()];
    const at = { date: '2026-11-25' };
    expect((await schedule(first.id, 3, at)).statusCode).toBe(200);
    const full = await schedule(second.id, 3, at);
    expect([full.statusCode, full.json().code]).toEqual([409, 'needs_reason']);
    expect((await schedule(first.id, 4, { ...at, time: '11:00' })).statusCode).toBe(200);
    const overbookReason = 'Both are on one street.';
    const taken = await schedule(second.id, 3, at, { overbookReason });
    expect(taken.statusCode).toBe(200);
    const said = sql`${auditLog.details} ->> 'overbookReason' = ${overbookReason}`;
    expect(await db.$count(auditLog, said)).toBe(1);
    await db.update(crews).set({ visitsPerDay: 8 }).where(eq(crews.id, crewId));
  });

  it.each([
    ['2026-12-25', 'We are closed on Friday, December 25, 2026 (Christmas Day).'],
    ['2026-11-22', 'Live Oak Crew does not work on Sundays.'],
  ])('goes to %s, on which the crew does not work, only with a reason', async (date, sentence) => {
    const { db } = office.test.open;
    await db
      .insert(closures)
      .values({ date: '2026-12-25', reason: 'Christmas Day' })
      .onConflictDoNothing();
    const days = await office.call(
      'staff',
      `GET /api/console/service-requests/crew-days?date=${date}`,
    );
    expect(days.json().crews[0]).toMatchObject({ dayOff: sentence });
    const request = await accepted();
    const refused = await schedule(request.id, 3, { date });
    expect(refused.json()).toMatchObject({
      code: 'needs_reason',
      detail: `${sentence} To book it anyway, please say why.`,
      errors: [{ pointer: '/overbookReason' }],
    });
    expect(await db.$count(visits, eq(visits.serviceRequestId, request.id))).toBe(0);
    const overbookReason = 'The customer asked for it.';
    const taken = await schedule(request.id, 3, { date }, { overbookReason });
    expect(taken.statusCode).toBe(200);
    // Another time on the same day keeps its reason.
    await schedule(request.id, 4, { date, time: '13:00' });
    expect(
      await db.select().from(visits).where(eq(visits.serviceRequestId, request.id)),
    ).toMatchObject([{ scheduledDate: date, scheduledTime: '13:00', overbookReason }]);
  });

  it.each([
    [
      'before it is accepted',
      async () => ({ ...(await office.ask('maria')), version: 1 }),
      {},
      409,
    ],
    ['on a day that is past', accepted, { date: '2026-11-08' }, 422],
    ['with a crew that is gone', accepted, { crewId: 2_000_000 }, 422],
  ])('is not scheduled %s', async (_when, make, changes, status) => {
    const { id, version } = await make();
    const answer = await schedule(id, version, { date: '2026-11-20', ...changes });
    expect(answer.statusCode).toBe(status);
  });

  it('is completed with its price, at most what was accepted; the visit is done with it', async () => {
    const request = await accepted();
    await schedule(request.id, 3, { date: '2026-11-20' });
    const dear = await desk(request.id, 'complete', { version: 4, finalPrice: '341.00' });
    expect([dear.statusCode, dear.json().errors[0].pointer]).toEqual([422, '/finalPrice']);
    const done = await desk(request.id, 'complete', { version: 4, finalPrice: '300.00' });
    expect(done.json()).toMatchObject({ status: 'completed', finalPrice: '300.00' });
    const isDone = and(eq(visits.serviceRequestId, request.id), eq(visits.status, 'completed'));
    expect(await office.test.open.db.$count(visits, isDone)).toBe(1);
  });
});

describe('writing about a request', () => {
  const write = (person: 'maria' | 'staff', id: number, body: object, key?: string) =>
    office.call(
      person,
      `POST /api/${person === 'staff' ? 'console/' : ''}service-requests/${id}/messages`,
      body,
      key,
    );

  it('is read by both sides, with photos, and unread until the other one opens it', async () => {
    const { id } = await office.ask('maria');
    const photo = await office.upload('maria');
    await write('maria', id, { text: 'Here it is.', photos: [photo] });
    await write('staff', id, { text: 'Thank you.' });
    const unread = async () =>
      (await office.must<ServiceRequest[]>('maria', 'GET /api/service-requests'))[0]?.unread;
    expect(await unread()).toBe(1);
    const { messages } = await office.must<{ messages: RequestMessage[] }>(
      'maria',
      `GET /api/service-requests/${id}`,
    );
    expect(messages).toMatchObject([
      { from: 'customer', text: 'Here it is.', photos: [photo] },
      { from: 'office', text: 'Thank you.', authorName: 'Ivy', photos: [] },
    ]);
    expect(await unread()).toBe(0);
    expect((await read(id)).messages).toHaveLength(2);
    // A photo of a message is none of the request itself.
    expect((await read(id)).request.photos).toEqual([]);
  });

  it('happens once for a request key', async () => {
    const { id } = await office.ask('maria');
    const first = await write('maria', id, { text: 'Once.' }, 'message-once');
    expect((await write('maria', id, { text: 'Once.' }, 'message-once')).body).toBe(first.body);
    expect((await read(id)).messages).toHaveLength(1);
  });

  it('is mailed to the other side once, when no one has read it for five minutes', async () => {
    const { db } = office.test.open;
    await db.delete(requestMessages).where(eq(requestMessages.fromOffice, true));
    await db.update(requestMessages).set({ toldAt: TEST_NOW });
    const { id } = await office.ask('maria', { serviceType: 'Fertilization' });
    await write('staff', id, { text: 'A first secret word.' });
    await write('staff', id, { text: 'A second one.' });
    const read = await office.ask('maria', { serviceType: 'Tree Trimming' });
    await write('staff', read.id, { text: 'This one is read.' });
    await office.must('maria', `GET /api/service-requests/${read.id}`);
    await notifyOfMessages(office.test.context);
    office.test.setNow(new Date(TEST_NOW.getTime() + 5 * 60_000));
    await notifyOfMessages(office.test.context);
    await notifyOfMessages(office.test.context);
    await office.test.work();
    const mails = (await mailsAfterWork(office.test)).filter(({ subject }) =>
      subject?.startsWith('You have a message from us'),
    );
    expect(mails.map((mail) => [recipientsOf(mail)[0], mail.subject])).toEqual([
      ['maria@example.com', 'You have a message from us: Fertilization'],
    ]);
    expect(wholeMail(mails[0])).not.toContain('secret word');
  });
});
