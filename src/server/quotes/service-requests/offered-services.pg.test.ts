// A pesticide is offered and taken only under the license that is a setting of the business.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOnServices, offeredAddOns } from '#company/facts/add-on-services.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';

let office: AddOnOffice;
beforeAll(async () => {
  office = await openAddOnOffice();
});
afterAll(() => office.test.close());

const work = { serviceType: 'Weed Control', description: 'Nutsedge along the back fence.' };

it('is refused beside the field, by customer and by telephone, and nothing is written', async () => {
  const asked = await office.call('maria', 'POST /api/service-requests', work, 'weeds-1');
  const onThePhone = await office.call(
    'staff',
    'POST /api/console/service-requests',
    {
      ...work,
      customerName: 'Fern Sample',
      customerEmail: 'fern@example.com',
      customerPhone: '(281) 555-0150',
      propertyAddress: '1 Sample Lane',
    },
    'weeds-2',
  );
  for (const answer of [asked, onThePhone]) {
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ pointer: '/serviceType', detail: expect.stringContaining('state license') }],
    ]);
  }
  expect(await office.test.open.db.$count(serviceRequests)).toBe(0);
});

it('cannot come in by a change', async () => {
  const { id, version } = await office.ask('maria');
  const changed = await office.call('maria', `PATCH /api/service-requests/${id}`, {
    version,
    ...work,
  });
  expect(changed.statusCode).toBe(422);
});

it('is offered with the license, and every other service always', () => {
  const labels = (pesticideLicense: string) =>
    offeredAddOns({ pesticideLicense }).map(({ label }) => label);
  expect(labels('0712345')).toEqual(addOnServices.map(({ label }) => label));
  expect(labels('  ')).toEqual(labels('0712345').filter((label) => label !== 'Weed Control'));
});
