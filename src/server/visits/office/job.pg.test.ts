// Work of several days and crews: the office sets its days, crews do them, and it is charged once.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '#contract/overviews/console.ts';
import type { DeskRequest, ProposedDays } from '#contract/quotes/request-desk.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import type { VisitPage } from '#contract/visits/visits.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { visitNotices } from '#server/platform/database/schema/notices.ts';
import { crews, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { calendarOf, mailsAfterWork, recipientsOf, wholeMail } from '../../../../test/outbox.ts';

/** A Monday to Wednesday ahead of the test's clock. */
const [MON, TUE, WED, THU] = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];

let office: AddOnOffice;
let oak: number;
let pecan: number;
beforeAll(async () => {
  office = await openAddOnOffice();
  const { db } = office.test.open;
  const [first] = await db.select().from(crews).where(eq(crews.isActive, true));
  const [second] = await db.insert(crews).values({ name: 'Pecan Crew' }).returning();
  [oak, pecan] = [first?.id ?? 0, second?.id ?? 0];
});
afterAll(() => office.test.close());
beforeEach(async () => {
  office.test.setNow(TEST_NOW);
  await office.test.open.db.delete(visitNotices);
  await office.test.open.db.delete(crewActions);
  await office.test.open.db.delete(visits);
  await office.test.open.db.update(crews).set({ visitsPerDay: 8 });
});

const api = (id: number) => `/api/console/service-requests/${id}`;
const read = (id: number) => office.must<DeskRequest>('staff', `GET ${api(id)}`);
const day = (crewId: number, date: string, time = '09:00') => ({ crewId, date, time });

/** Work that Maria has accepted. Gives its id. */
const accepted = async (): Promise<number> => {
  const { request, quote } = await office.quoted();
  await office.accept('maria', quote);
  return request.id;
};

/** Says the days ahead, as someone does who has the request before them. */
const schedule = async (id: number, days: object[], changes: object = {}) => {
  const { version } = (await read(id)).request;
  const body = { version, days, seenVisits: await office.seen(id), ...changes };
  return office.call('staff', `POST ${api(id)}/schedule`, body);
};

const complete = async (id: number, finalPrice = '300.00') =>
  office.call('staff', `POST ${api(id)}/complete`, {
    version: (await read(id)).request.version,
    finalPrice,
  });

const rowsOf = (id: number) =>
  office.test.open.db
    .select()
    .from(visits)
    .where(eq(visits.serviceRequestId, id))
    .orderBy(asc(visits.scheduledDate), asc(visits.crewId));

const placesOf = async (id: number) =>
  (await rowsOf(id))
    .filter(({ status }) => status !== 'cancelled')
    .map(({ scheduledDate, crewId }) => [scheduledDate, crewId]);

/** Moves the clock to the morning of a date, and reports of a visit from its crew's phone. */
const report = async (visitId: number, kind: string, details: object = {}) => {
  const [visit] = await office.test.open.db.select().from(visits).where(eq(visits.id, visitId));
  office.test.setNow(new Date(`${visit?.scheduledDate}T15:00:00Z`));
  const phone = crewPhone(office.test, visit?.crewId ?? 0, visit?.scheduledDate ?? '');
  const { stop } = await phone.stopOf(visitId);
  return phone.tap(stop, { kind, ...details });
};
const done = (visitId: number) => report(visitId, 'done', { photosMissingReason: 'Dark.' });
const leaveUndone = (visitId: number) =>
  report(visitId, 'problem', { note: 'Too wet to dig.', couldNotWork: true });

describe('work of several days', () => {
  it('has a visit for each crew and day, and its customer one mail with all of them', async () => {
    const id = await accepted();
    const days = [MON, TUE, WED].flatMap((date) => [day(oak, date), day(pecan, date)]);
    const answer = await schedule(id, days);
    expect(answer.json()).toMatchObject({
      status: 'scheduled',
      scheduledDate: MON,
      assignedCrew: 'Live Oak Crew, Pecan Crew',
    });
    expect(answer.json().days.map(({ jobDay }: { jobDay: object }) => jobDay)).toEqual(
      [1, 1, 2, 2, 3, 3].map((number) => ({ day: number, of: 3 })),
    );
    await office.test.work();
    const mails = (await mailsAfterWork(office.test)).filter(({ subject }) =>
      subject?.startsWith('Your work is scheduled'),
    );
    expect(mails.map((mail) => [recipientsOf(mail)[0], mail.subject])).toEqual([
      ['maria@example.com', 'Your work is scheduled: Mulch Installation'],
    ]);
    const [mail] = mails;
    if (!mail) throw new Error('no mail was sent');
    expect(wholeMail(mail)).toContain('Wednesday, November 18, 2026');
    const calendar = calendarOf(mail) ?? '';
    expect(calendar).toContain('METHOD:PUBLISH');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6);
    expect(calendar).toContain('day 2 of 3');
  });

  it('is proposed for days on which all crews work and have a place, with why others are none', async () => {
    const id = await accepted();
    const { db } = office.test.open;
    await db.insert(closures).values({ date: TUE, reason: 'Inventory' }).onConflictDoNothing();
    await db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, pecan));
    expect((await schedule(await accepted(), [day(pecan, MON)])).statusCode).toBe(200);
    const asked = `first=${MON}&days=2&crews=${oak},${pecan}`;
    const found = await office.must<ProposedDays>('staff', `GET ${api(id)}/job-days?${asked}`);
    expect(found.days.map(({ date, crew, taken, places }) => [date, crew, taken, places])).toEqual([
      [WED, 'Live Oak Crew', 0, 8],
      [WED, 'Pecan Crew', 0, 1],
      [THU, 'Live Oak Crew', 0, 8],
      [THU, 'Pecan Crew', 0, 1],
    ]);
    expect(found.leftOut).toEqual([
      { date: MON, reason: 'Pecan Crew has no room left on Monday, November 16, 2026.' },
      { date: TUE, reason: 'We are closed on Tuesday, November 17, 2026 (Inventory).' },
    ]);
    await db.delete(closures).where(eq(closures.date, TUE));
  });

  it('takes other days: one moves, one is added, one is taken out, and what is begun stays', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE), day(oak, WED)]);
    const [first] = await rowsOf(id);
    await report(first?.id ?? 0, 'set-out');
    expect((await schedule(id, [day(oak, WED), day(pecan, THU)])).statusCode).toBe(200);
    expect(await placesOf(id)).toEqual([
      [MON, oak],
      [WED, oak],
      [THU, pecan],
    ]);
    expect((await schedule(id, [day(oak, WED)])).statusCode).toBe(200);
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual([
      'in_progress',
      'scheduled',
      'cancelled',
    ]);
  });

  it('is not changed over a day that someone has moved since', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE)]);
    const seenVisits = await office.seen(id);
    const [first] = await rowsOf(id);
    await report(first?.id ?? 0, 'set-out');
    const late = await schedule(id, [day(oak, WED)], { seenVisits });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await placesOf(id)).toEqual([
      [MON, oak],
      [TUE, oak],
    ]);
  });

  it.each([
    ['no day at all', () => [], 'Please choose at least one day.'],
    [
      'one crew twice on a day',
      () => [day(oak, MON), day(oak, MON, '13:00')],
      'Live Oak Crew is on Monday, November 16, 2026 twice.',
    ],
    ['a crew that is not there', () => [day(9999, MON)], 'We could not find this crew.'],
    [
      'a day that is past',
      () => [day(oak, '2026-11-06')],
      'Friday, November 6, 2026 has passed. Please choose another day.',
    ],
  ])('is refused with %s', async (_what, days, detail) => {
    const answer = await schedule(await accepted(), days());
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ pointer: '/days', detail }],
    ]);
  });

  it('is written as a whole or not at all where a crew has no place', async () => {
    const { db } = office.test.open;
    await db.update(crews).set({ visitsPerDay: 1 }).where(eq(crews.id, oak));
    expect((await schedule(await accepted(), [day(oak, TUE)])).statusCode).toBe(200);
    const id = await accepted();
    const full = await schedule(id, [day(oak, MON), day(oak, TUE)]);
    expect([full.statusCode, full.json().code]).toEqual([409, 'needs_reason']);
    expect(await placesOf(id)).toEqual([]);
    const overbookReason = 'Both are on one street.';
    await schedule(id, [day(oak, MON), day(oak, TUE)], { overbookReason });
    expect((await rowsOf(id)).map((row) => row.overbookReason)).toEqual([null, overbookReason]);
  });

  it('has no visit moved to a day on which its crew comes for it already', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE)]);
    const [first] = await rowsOf(id);
    const move = { version: first?.version, date: TUE, duration: 60, crewId: oak };
    const url = `PATCH /api/console/calendar/visits/${first?.id}/time`;
    const answer = await office.call('staff', url, { ...move, tellCustomer: false });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  });
});

describe('a day that was left undone', () => {
  it('is asked about on Today until it has another day, on which the same visit is made', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE)]);
    const [first] = await rowsOf(id);
    await leaveUndone(first?.id ?? 0);
    const waiting = async () =>
      (await office.must<Today>('staff', 'GET /api/console/today')).waiting.filter(
        ({ kind }) => kind === 'undone',
      );
    expect(await waiting()).toMatchObject([
      { path: `/console/requests/${id}`, words: expect.stringContaining('Too wet to dig.') },
    ]);
    await schedule(id, [day(oak, TUE), day(oak, WED)]);
    expect(await waiting()).toEqual([]);
    expect((await rowsOf(id)).map((row) => [row.scheduledDate, row.status])).toEqual([
      [TUE, 'scheduled'],
      [WED, 'scheduled'],
    ]);
    expect((await rowsOf(id)).at(-1)).toMatchObject({
      id: first?.id,
      originalDate: MON,
      skipReason: null,
    });
  });

  it('is taken out with the days that the office saves without it', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE)]);
    const [first] = await rowsOf(id);
    await leaveUndone(first?.id ?? 0);
    await schedule(id, [day(oak, TUE)]);
    expect(await placesOf(id)).toEqual([[TUE, oak]]);
  });
});

describe('the end of a job', () => {
  it('comes with its last day alone, and charges its price once', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE), day(pecan, TUE)]);
    const early = await complete(id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'wrong_state']);
    const [first, second, last] = await rowsOf(id);
    expect((await done(first?.id ?? 0)).outcome).toBe('taken');
    expect((await complete(id)).json()).toMatchObject({ status: 'completed' });
    expect((await rowsOf(id)).map((row) => [row.status, row.jobPrice])).toEqual([
      ['completed', '0.00'],
      ['completed', '0.00'],
      ['completed', '300.00'],
    ]);
    const pages = [first, second, last].map((row) =>
      office.must<VisitPage>('maria', `GET /api/portal/visits/${row?.id}`),
    );
    expect((await Promise.all(pages)).map(({ job }) => job?.charge)).toEqual([
      'part-of-job',
      'part-of-job',
      'charged',
    ]);
    const desk = await office.must<ConsoleVisit>('staff', `GET /api/console/visits/${first?.id}`);
    expect(desk.job).toMatchObject({ requestId: id, charge: 'part-of-job', price: '300.00' });
    expect(desk.job?.days).toHaveLength(3);
  });

  it('lets no day come back that was left undone', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(oak, TUE)]);
    const [first, last] = await rowsOf(id);
    await leaveUndone(first?.id ?? 0);
    await done(last?.id ?? 0);
    expect((await complete(id)).statusCode).toBe(200);
    const [row] = await rowsOf(id);
    const url = `POST /api/console/visits/${row?.id}/unskip`;
    const back = await office.call('staff', url, { version: row?.version });
    expect([back.statusCode, back.json().detail]).toEqual([
      409,
      'The office has completed this work, so the visit cannot come back.',
    ]);
    office.test.setNow(new Date(`${MON}T16:00:00Z`));
    const { outcome } = await done(first?.id ?? 0);
    expect(outcome).toBe('conflict');
    const [request] = await office.test.open.db
      .select()
      .from(serviceRequests)
      .where(eq(serviceRequests.id, id));
    expect(request?.finalPrice).toBe('300.00');
  });
});

describe('the crew of a job', () => {
  it('reads which day of how many it is, and who else comes', async () => {
    const id = await accepted();
    await schedule(id, [day(oak, MON), day(pecan, MON), day(oak, TUE)]);
    const [first] = await rowsOf(id);
    office.test.setNow(new Date(`${MON}T13:00:00Z`));
    const stop = await crewPhone(office.test, oak, MON).stopOf(first?.id ?? 0);
    expect(stop.job).toEqual({ jobDay: { day: 1, of: 2 }, otherCrews: ['Pecan Crew'] });
  });
});
