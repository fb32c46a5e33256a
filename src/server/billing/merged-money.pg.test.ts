// Money of two customers who turn out to be one: it moves as a whole, comes back as it was, and stays together once it was mixed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../test/add-on-office.ts';
import { newInvoice, newPayment } from '../../../test/money-things.ts';
import { newCustomer, type PortalCustomer } from '../../../test/portal-customer.ts';

let office: AddOnOffice;
let stays: PortalCustomer;
let goes: PortalCustomer;
beforeAll(async () => {
  office = await openAddOnOffice();
  stays = await newCustomer(office.test, 'stays@example.com');
  goes = await newCustomer(office.test, 'goes@example.com', { crewId: stays.crewId });
  await newInvoice({ office, maria: stays });
  await newInvoice({ office, maria: goes });
});
afterAll(() => office.test.close());

const account = async ({ id }: PortalCustomer) => {
  const { owed, credit, invoices, payments } = await office.must<DeskAccount>(
    'staff',
    `GET /api/console/billing/accounts/${id}`,
  );
  return { owed, credit, invoices: invoices.map(({ number }) => number), paid: payments.length };
};
const merge = async () => {
  const path = `/api/console/customers/${stays.id}`;
  const seen = await office.must<{ version: number }>('staff', `GET ${path}`);
  const other = await office.must<{ version: number }>(
    'staff',
    `GET /api/console/customers/${goes.id}`,
  );
  const body = { other: goes.id, version: seen.version, otherVersion: other.version };
  return office.must<{ mergeId: string }>('staff', `POST ${path}/merge`, body);
};
const undo = (mergeId: string) =>
  office.call('staff', `POST /api/console/customer-merges/${mergeId}/undo`);

it('moves as a whole, and back as it was', async () => {
  await newPayment({ office, maria: goes }, '100.00');
  const before = [await account(stays), await account(goes)];
  const { mergeId } = await merge();
  expect(await account(stays)).toEqual({
    ...{ owed: '59.95', credit: '40.05', invoices: [1002, 1001], paid: 1 },
  });
  expect((await undo(mergeId)).statusCode).toBe(200);
  expect([await account(stays), await account(goes)]).toEqual(before);
});

it('stays together once a payment since has settled what the other owed', async () => {
  await newInvoice({ office, maria: goes }, '2026-11-04');
  const { mergeId } = await merge();
  await newPayment({ office, maria: stays }, '500.00');
  const refused = await undo(mergeId);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    expect.stringContaining('can no longer be undone'),
  ]);
  expect(await account(stays)).toMatchObject({ owed: '0.00', invoices: [1003, 1002, 1001] });
});
