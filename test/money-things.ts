// Money of a customer as the office makes it, by requests: an invoice of what is done, a payment, a charge, an account with credit.
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { newEntries } from '#server/billing/exports/export.queries.ts';
import { writeExport } from '#server/billing/exports/write-export.ts';
import type { AddOnOffice } from './add-on-office.ts';
import { TEST_NOW } from './now.ts';
import { addVisit, done, type PortalCustomer } from './portal-customer.ts';

type Of = { office: AddOnOffice; maria: PortalCustomer };

const api = '/api/console/billing';

/** Gives the id of an invoice of a visit that was made on a day; it owes at least 59.95 dollars. */
export async function newInvoice({ office, maria }: Of, scheduledDate = '2026-11-02') {
  await addVisit(office.test, maria, { ...done, scheduledDate });
  const { hash } = await office.must<{ hash: string }>(
    'staff',
    `GET ${api}/preview?customers=${maria.id}`,
  );
  const body = { customers: maria.id, hash };
  const made = await office.must<{ invoices: { id: string }[] }>(
    'staff',
    `POST ${api}/invoices`,
    body,
  );
  return made.invoices[0]?.id ?? '';
}

/** Gives the id of a payment that has left some credit. */
export async function newPayment({ office, maria }: Of, amount = '5000.00') {
  const paid = { customerId: maria.id, method: 'check', amount, receivedOn: '2026-11-02' };
  const account = await office.must<DeskAccount>('staff', `POST ${api}/payments`, paid);
  return account.payments[0]?.id ?? '';
}

/** Gives the id of a charge that waits for the next invoice. */
export async function newCharge({ office, maria }: Of) {
  const charge = { description: 'Gate latch', amount: '30.00', taxClass: 'taxable' };
  const account = await office.must<DeskAccount>(
    'staff',
    `POST ${api}/accounts/${maria.id}/charges`,
    {
      ...charge,
      chargedOn: '2026-11-02',
    },
  );
  return account.charges.at(-1)?.id ?? 0;
}

/** Gives the number of an export of all that was booked, a payment among it. */
export async function newExport(people: Of) {
  await newPayment(people);
  return people.office.test.open.db.transaction(async (tx) => {
    const entries = await newEntries(tx);
    return writeExport(
      tx,
      entries.map(({ id: entryId }) => ({ entryId, customer: 'Maria' })),
      { actorId: people.maria.id, at: TEST_NOW },
    );
  });
}
