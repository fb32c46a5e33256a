// What a customer sees of the day of their visit, what staff say of one visit, and that nothing of anyone else is told.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crewActions, crewLinks } from '#server/platform/database/schema/crew-day.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
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
import { visitTodayPath } from './day-link.ts';

const TODAY = '2026-11-09';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let canary: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  basil = await newCustomer(test, 'basil@example.com', { crewId: fern.crewId });
  canary = await newCustomer(test, 'canary@example.com', { crewId: fern.crewId });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(crewActions);
  await test.open.db.delete(crewLinks);
  await emptySchedule(test);
});

const today = (who: PortalCustomer, changes = {}) =>
  addVisit(test, who, { scheduledDate: TODAY, duration: 45, scheduledTime: null, ...changes });
const linkOf = (id: number, date = TODAY) => {
  const path = visitTodayPath(test.context.secrets.dayLink, id, date);
  return `/api/visits-today/${path.slice('/visit-today/'.length)}`;
};
const look = async (id: number) => (await test.app.inject(linkOf(id))).json();

describe('the link of the day', () => {
  it('counts the stops before, in their order, and tells nothing of anyone else', async () => {
    const last = await today(fern, { stopOrder: 3 });
    const first = await today(canary, { stopOrder: 1, customerNotes: 'Canary note' });
    await today(basil, { stopOrder: 2 });
    expect(await look(last)).toMatchObject({
      state: 'ahead',
      time: null,
      expected: {
        stopsBefore: 2,
        from: '11:00',
        to: '11:30',
        words: '2 stops before you, 11:00–11:30 AM',
      },
    });
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(first);
    await phone.tap(stop, { kind: 'done', photosMissingReason: 'Canary reason' });
    const after = await look(last);
    expect(after.expected.words).toMatch(/^1 stop before you/);
    const own = (await send(test, fern, `GET /api/portal/visits/${last}`)).json();
    expect(own.today).toEqual(after.expected);
    const told = JSON.stringify([after, own]);
    expect(told).not.toMatch(/canary|basil/i);
  });

  it('rings for everyone who still waits that day when the crew goes on', async () => {
    const rung: (string | undefined)[] = [];
    const stop = test.context.hub.subscribe('portal', (id) => void rung.push(id));
    const first = await today(canary, { stopOrder: 1 });
    await today(fern, { stopOrder: 2 });
    const phone = crewPhone(test, fern.crewId, TODAY);
    await phone.tap((await phone.stopOf(first)).stop, { kind: 'arrived' });
    await expect.poll(() => rung).toEqual(expect.arrayContaining([canary.id, fern.id]));
    expect(rung).not.toContain(basil.id);
    stop();
  });

  it('opens nothing when it is forged, and says little once the visit is on another day', async () => {
    const id = await today(fern, { scheduledTime: '09:00' });
    const other = await today(basil);
    const forged = linkOf(id).replace(`/${id}-`, `/${other}-`);
    expect((await test.app.inject(forged)).statusCode).toBe(404);
    await test.open.db.update(visits).set({ scheduledDate: '2026-11-12' }).where(eq(visits.id, id));
    expect(await look(id)).toMatchObject({
      state: 'not-today',
      date: '2026-11-12',
      expected: null,
    });
    await test.open.db.update(visits).set({ status: 'cancelled' }).where(eq(visits.id, id));
    expect((await test.app.inject(linkOf(id))).statusCode).toBe(404);
  });
});

describe('one visit for staff', () => {
  it('shows what the telephone reported, and keeps a problem until someone has seen to it', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    await phone.tap(stop, { kind: 'arrived' });
    await phone.tap(stop, { kind: 'problem', note: 'A hose bib is broken.' });
    const read = async () => (await send(test, staff, `GET /api/console/visits/${id}`)).json();
    const { reports, missingPhotos, state } = await read();
    expect([state, missingPhotos]).toEqual(['here', ['after']]);
    expect(
      reports.map(({ kind, isOpen }: { kind: string; isOpen: boolean }) => [kind, isOpen]),
    ).toEqual([
      ['arrived', false],
      ['problem', true],
    ]);
    const handled = `POST /api/console/crew-reports/${reports[1].id}/handled` as const;
    expect((await send(test, staff, handled)).statusCode).toBe(204);
    expect((await read()).reports[1].isOpen).toBe(false);
  });

  it('is marked as not made by the version that was seen, and that is taken back', async () => {
    const id = await today(fern);
    const skip = (version: number) =>
      send(test, staff, `POST /api/console/visits/${id}/skip`, {
        version,
        kind: 'no-access',
        reason: 'The gate is locked.',
      });
    expect((await skip(9)).json()).toMatchObject({ code: 'changed_meanwhile' });
    expect((await skip(1)).statusCode).toBe(204);
    expect((await skip(2)).json().code).toBe('wrong_state');
    const unskip = `POST /api/console/visits/${id}/unskip` as const;
    expect((await send(test, staff, unskip, { version: 2 })).statusCode).toBe(204);
    const visit = (await send(test, staff, `GET /api/console/visits/${id}`)).json();
    expect(visit).toMatchObject({ state: 'ahead', version: 3, skip: null });
  });
});

it('the link of a crew is renewed once for the one that was seen', async () => {
  const path = `/api/console/crew-links?crewId=${fern.crewId}&date=${TODAY}` as const;
  const link = (await send(test, staff, `GET ${path}`)).json();
  const token = new URL(link.url).pathname;
  expect((await test.app.inject(`/api/crew-days${token.slice('/crew'.length)}`)).json().state).toBe(
    'open',
  );
  const renew = () =>
    send(test, staff, 'POST /api/console/crew-links/renew', {
      crewId: fern.crewId,
      date: TODAY,
      generation: 1,
    });
  const [first, second] = await Promise.all([renew(), renew()]);
  expect([first.json().generation, second.json().generation]).toEqual([2, 2]);
  const old = await test.app.inject(`/api/crew-days${token.slice('/crew'.length)}`);
  expect(old.json()).toMatchObject({ state: 'replaced', stops: [] });
});
