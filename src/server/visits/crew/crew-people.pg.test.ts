// The people of a crew: the office keeps the names, the crew says who is here, and visits that begin then keep it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crewMembers } from '#server/platform/database/schema/crew-day.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { send } from '../../../../test/portal-customer.ts';

let office: CrewDayOffice;
beforeAll(async () => {
  office = await openCrewDayOffice();
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.clear();
  await office.test.open.db.delete(crewMembers);
});

const listed = async () => {
  const { items } = (await send(office.test, office.staff, 'GET /api/console/crews')).json();
  return items.find(({ id }: { id: number }) => id === office.fern.crewId);
};

/** The office names the people of Fern's crew. */
async function name(people: string[], version?: number) {
  const seen = version ?? (await listed()).version;
  return send(office.test, office.staff, `PATCH /api/console/crews/${office.fern.crewId}`, {
    version: seen,
    people,
  });
}

describe('the people of a crew', () => {
  it('are added, renamed and taken out by the office, by the version that it saw', async () => {
    const { version } = await listed();
    expect((await name(['Luis Sample', 'Marco Example'], version)).json()).toMatchObject({
      version: version + 1,
      people: ['Luis Sample', 'Marco Example'],
    });
    const late = await name(['Someone Else'], version);
    expect([late.statusCode, late.json().current.people]).toEqual([
      409,
      ['Luis Sample', 'Marco Example'],
    ]);
    expect((await name(['luis sample', 'Marco B. Example'])).json().people).toEqual([
      'luis sample',
      'Marco B. Example',
    ]);
    const version3 = (await listed()).version;
    expect((await name(['Marco B. Example', 'luis sample'])).json().version).toBe(version3);
    const twice = await name(['Ana', 'ana']);
    expect(twice.json().errors[0].pointer).toMatch(/^\/people/);
    await name([]);
    expect((await name(['Marco Example'])).json().people).toEqual(['Marco Example']);
  });

  it('who are here today are on every visit that begins after it, for the customer by first names', async () => {
    await name(['Luis Sample', 'Marco Example', 'Ana Placeholder']);
    const [before, after] = [await office.today(office.fern), await office.today(office.fern)];
    const phone = crewPhone(office.test, office.fern.crewId, TODAY);
    const tap = async (id: number, kind: string, more = {}) =>
      phone.tap((await phone.stopOf(id)).stop, { kind, ...more });
    expect(await phone.day()).toMatchObject({
      people: ['Ana Placeholder', 'Luis Sample', 'Marco Example'],
      here: [],
    });
    await tap(before, 'set-out');
    const chosen = phone.ofDay({ kind: 'people', people: ['Luis Sample', 'Marco Example'] });
    for (let times = 0; times < 2; times++) {
      expect((await phone.send(chosen)).json()).toMatchObject({ outcome: 'taken', stop: null });
    }
    expect((await phone.day()).here).toEqual(['Luis Sample', 'Marco Example']);
    await tap(after, 'arrived');
    await phone.send(phone.ofDay({ kind: 'people', people: ['Ana Placeholder'] }));
    await tap(after, 'done', { photosMissingReason: 'The phone was wet.' });
    expect(await office.row(before)).toMatchObject({ people: [] });
    const desk = await send(office.test, office.staff, `GET /api/console/visits/${after}`);
    expect(desk.json().people).toEqual(['Luis Sample', 'Marco Example']);
    const page = await send(office.test, office.fern, `GET /api/portal/visits/${after}`);
    expect(page.json().people).toEqual(['Luis', 'Marco']);
    expect(page.body).not.toContain('Luis Sample');
    await tap(before, 'done', { photosMissingReason: 'The phone was wet.' });
    expect(await office.row(before)).toMatchObject({ people: ['Ana Placeholder'] });
  });

  it('are refused when they are none of this crew, and need no stop', async () => {
    await name(['Luis Sample']);
    const phone = crewPhone(office.test, office.fern.crewId, TODAY);
    const stranger = phone.ofDay({ kind: 'people', people: ['Nobody Known'] });
    expect((await phone.send(stranger)).json().outcome).toBe('refused');
    const stopless = await phone.send(phone.ofDay({ kind: 'arrived' }));
    expect(stopless.json().errors).toMatchObject([{ pointer: '/stop' }]);
    await name([]);
    const late = phone.ofDay({ kind: 'people', people: ['Luis Sample'] });
    expect((await phone.send(late)).json().outcome).toBe('taken');
  });
});
