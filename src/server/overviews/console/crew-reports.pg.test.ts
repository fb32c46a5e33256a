// What crews report shows on the office's day: the order in which they drive, how far they are, and what went wrong.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const TODAY = '2026-11-09';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  basil = await newCustomer(test, 'basil@example.com', { crewId: fern.crewId });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(crewActions);
  await emptySchedule(test);
});

const visitOf = (who: PortalCustomer, changes = {}) =>
  addVisit(test, who, { scheduledDate: TODAY, duration: 45, ...changes });
const day = async () => (await send(test, staff, 'GET /api/console/today')).json();
const ofDay = async () => (await day()).crews[0].visits;

describe('the crews of the day', () => {
  it('come with their stops in the order of the crew, not by the promised time', async () => {
    const late = await visitOf(fern, { scheduledTime: '14:00', stopOrder: 1 });
    const early = await visitOf(basil, { scheduledTime: '08:00', stopOrder: 2 });
    expect((await ofDay()).map(({ id }: { id: number }) => id)).toEqual([late, early]);
    expect((await day()).crews[0]).toMatchObject({ crewId: fern.crewId });
  });

  it('come with what the telephone reported and since when', async () => {
    const id = await visitOf(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    expect((await ofDay())[0]).toMatchObject({ state: 'ahead', since: null, problem: null });
    await phone.tap(stop, { kind: 'set-out' });
    expect((await ofDay())[0]).toMatchObject({ state: 'on-the-way', since: '09:00' });
    await phone.tap(stop, { kind: 'arrived' });
    expect((await ofDay())[0]).toMatchObject({ state: 'there', since: '09:00' });
    await phone.tap(stop, { kind: 'done', photosMissingReason: 'The camera is broken.' });
    expect((await ofDay())[0]).toMatchObject({ state: 'done', since: '09:00' });
  });
});

describe('a problem of a crew', () => {
  it('waits on the day with the crew’s words until someone has seen to it, and rings both times', async () => {
    const rung: (string | undefined)[] = [];
    const stop = test.context.hub.subscribe('console', (what) => void rung.push(what));
    const id = await visitOf(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const at = await phone.stopOf(id);
    await phone.tap(at.stop, { kind: 'problem', note: 'A hose bib is broken.' });
    const { waiting, counts, crews } = await day();
    expect(counts.report).toBe(1);
    const reports = waiting.filter(({ kind }: { kind: string }) => kind === 'report');
    expect(reports).toEqual([expect.objectContaining({ path: `/console/visits/${id}` })]);
    expect(reports[0].words).toMatch(/: A hose bib is broken\.$/);
    expect(crews[0].visits[0].problem).toBe('A hose bib is broken.');
    await expect.poll(() => rung).toContain(`visit ${id}`);

    rung.length = 0;
    const visit = (await send(test, staff, `GET /api/console/visits/${id}`)).json();
    const report = visit.reports.find(({ isOpen }: { isOpen: boolean }) => isOpen);
    await send(test, staff, `POST /api/console/crew-reports/${report.id}/handled`);
    const after = await day();
    expect([after.counts.report, after.crews[0].visits[0].problem]).toEqual([0, null]);
    await expect.poll(() => rung).toContain(`visit ${id}`);
    stop();
  });

  it('waits, and rings, as well when the office had moved the stop before the report came', async () => {
    const id = await visitOf(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const at = await phone.stopOf(id);
    await emptySchedule(test);
    const rung: (string | undefined)[] = [];
    const stop = test.context.hub.subscribe('console', (what) => void rung.push(what));
    await phone.tap(at.stop, { kind: 'arrived' });
    await expect.poll(() => rung).toContain(`visit ${id}`);
    stop();
    const { waiting, counts } = await day();
    expect(counts.report).toBe(1);
    expect(waiting[0]).toMatchObject({ kind: 'report', path: '/console/visits' });
    expect(waiting[0].words).toMatch(/: a report came after the stop had changed$/);
  });
});
