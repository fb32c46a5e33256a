// What a crew applies under the license: recorded once as Texas asks, read by customer and office, and told by mail.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applicationRecords } from '#server/platform/database/schema/crew-day.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
import { setPesticideLicense } from '../../../../test/pesticide-license.ts';
import { send } from '../../../../test/portal-customer.ts';

let office: CrewDayOffice;
beforeAll(async () => {
  office = await openCrewDayOffice();
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.test.open.db.delete(applicationRecords);
  await office.clear();
  await license('');
});

const license = (number: string) => setPesticideLicense(office.test, number);

const application = {
  product: 'Sample Herbicide',
  registrationNumber: '12345-67',
  target: 'Dandelions',
  area: '4200',
  rate: '1.5 oz per 1,000 sq ft',
  amount: '6.3 oz',
  windSpeed: '5',
  windDirection: 'SE',
  temperature: '72',
  method: 'Backpack sprayer',
  applicator: 'Luis Sample',
  license: 'TDA 0123456',
  reEntryHours: '4',
};

async function atStop(serviceType = 'Weed Control') {
  const id = await office.today(office.fern, { serviceType });
  const phone = crewPhone(office.test, office.fern.crewId, TODAY);
  return { id, phone, ...(await phone.stopOf(id)) };
}

describe('an application record', () => {
  it('is kept once with who, where and when, read by customer and office, and told by mail', async () => {
    await license('TDA 0123456');
    const { id, phone, stop, applicationLicense } = await atStop();
    expect(applicationLicense).toBe('TDA 0123456');
    const report = phone.written(stop, { kind: 'application', application });
    for (let times = 0; times < 2; times++) {
      expect((await phone.send(report)).json()).toMatchObject({
        outcome: 'taken',
        stop: { applications: ['Sample Herbicide'] },
      });
    }
    expect(await office.test.open.db.select().from(applicationRecords)).toMatchObject([
      {
        visitId: id,
        actionId: report.id,
        appliedAt: office.test.context.clock(),
        address: '1 Sample Lane of fern@example.com',
        area: 4200,
        windSpeed: 5,
        reEntryHours: 4,
      },
    ]);
    const own = (await send(office.test, office.fern, `GET /api/portal/visits/${id}`)).json();
    expect(own.applications).toMatchObject([
      { product: 'Sample Herbicide', area: 4200, reEntry: '1:00 PM', isReEntryAhead: true },
    ]);
    expect(JSON.stringify(own.applications)).not.toContain('Luis');
    const desk = await send(office.test, office.staff, `GET /api/console/visits/${id}`);
    expect(desk.json().applications).toMatchObject([
      { registrationNumber: '12345-67', windDirection: 'SE', applicator: 'Luis Sample' },
    ]);
    await mailsAfterWork(office.test);
    expect(office.test.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['fern@example.com', 'Please stay off the lawn until 1:00 PM'],
    ]);
  });

  it('is refused without the license, for other work, and with anything missing', async () => {
    const without = await atStop();
    expect(without.applicationLicense).toBeNull();
    const tapped = { kind: 'application', application };
    expect(await without.phone.tap(without.stop, tapped)).toMatchObject({
      outcome: 'refused',
      reason: { code: 'no-license' },
    });
    await license('TDA 0123456');
    const mowing = await atStop('Lawn Maintenance');
    expect((await mowing.phone.tap(mowing.stop, tapped)).outcome).toBe('refused');
    const half = { kind: 'application', application: { ...application, area: '0', target: '' } };
    const answer = await without.phone.send(without.phone.written(without.stop, half));
    const pointers = answer.json().errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers.sort()).toEqual(['/application/area', '/application/target']);
    expect(await office.test.open.db.$count(applicationRecords)).toBe(0);
  });

  it('that comes when the time to stay off is over is kept, and causes no mail', async () => {
    await license('TDA 0123456');
    const { id, phone, stop } = await atStop();
    const report = phone.written(stop, { kind: 'application', application });
    office.later(5 * 60);
    const sentAt = office.test.context.clock().toISOString();
    expect((await phone.send({ ...report, sentAt })).json().outcome).toBe('taken');
    const own = (await send(office.test, office.fern, `GET /api/portal/visits/${id}`)).json();
    expect(own.applications).toMatchObject([{ isReEntryAhead: false }]);
    await mailsAfterWork(office.test);
    expect(office.test.sent).toEqual([]);
  });
});
