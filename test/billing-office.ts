// An office that bills customers, as requests to the app: what is done, invoices, payments and credit notes.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { trialBalance } from '#server/billing/invoices/invoice.queries.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { addVisit, done, newCustomer, type PortalCustomer, send } from './portal-customer.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp } from './test-app.ts';

let keys = 0;
const api = '/api/console/billing';

/** Opens an app with an owner, a member of staff, and Fern and Ben, who have a plan. */
export async function openBillingOffice(
  environment: Record<string, string> = {},
  { works = true }: { works?: boolean } = {},
) {
  const test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com,office@example.com',
    ...environment,
  });
  const fern = await newCustomer(test, 'fern@example.com');
  const ben = await newCustomer(test, 'ben@example.com', { crewId: fern.crewId });
  const owner = { cookie: await signedIn(test, 'owner@example.com') };
  const office = { cookie: await signedIn(test, 'office@example.com') };
  await test.open.db
    .update(users)
    .set({ firstName: 'Fern', lastName: 'Sample' })
    .where(eq(users.id, fern.id));
  if (works) await test.work();

  /** Sends something with a key of its own and expects that it is taken. */
  const must = async <Answer>(
    by: { cookie: string },
    call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`,
    body?: object,
  ): Promise<Answer> => {
    const header = call.startsWith('POST') ? { 'idempotency-key': `office-${++keys}` } : {};
    const answer = await send(test, by, call, body, header);
    expect(answer.statusCode, `${call}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  };
  const readInvoice = (id: string) => must<Invoice>(office, `GET ${api}/invoices/${id}`);
  const account = (customer: PortalCustomer) =>
    must<DeskAccount>(office, `GET ${api}/accounts/${customer.id}`);
  return {
    ...{ test, fern, ben, owner, office, must, readInvoice, account },
    /** A finished visit of 59.95 dollars, and the invoice of everything that waits. */
    bill: async (customer: PortalCustomer, scheduledDate?: string): Promise<Invoice> => {
      if (scheduledDate) await addVisit(test, customer, { ...done, scheduledDate });
      const path = `GET ${api}/preview?customers=${customer.id}` as const;
      const { hash } = await must<{ hash: string }>(office, path);
      const body = { customers: customer.id, hash };
      type Made = { invoices: { id: string }[] };
      const { invoices } = await must<Made>(office, `POST ${api}/invoices`, body);
      return readInvoice(invoices[0]?.id ?? '');
    },
    pay: (customer: PortalCustomer, amount: string, more: object = {}) =>
      must<DeskAccount>(office, `POST ${api}/payments`, {
        ...{ customerId: customer.id, method: 'check', amount, receivedOn: '2026-11-03' },
        ...more,
      }),
    credit: (invoice: Invoice, body: object = {}) =>
      must<Invoice>(office, `POST ${api}/invoices/${invoice.id}/credit-notes`, {
        reason: 'Agreed on the phone',
        ...body,
      }),
    /** The ledger comes to zero. */
    expectBalanced: async () => {
      const sums = await trialBalance(test.open.db);
      expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      return sums;
    },
  };
}
export type BillingOffice = Awaited<ReturnType<typeof openBillingOffice>>;
