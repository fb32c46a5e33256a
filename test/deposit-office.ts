// Maria's work with a deposit, from the accepted quote to the last invoice, as requests to the app.
import { expect } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import type { RequestPayments } from '#contract/billing/deposits.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { trialBalance } from '#server/billing/invoices/invoice.queries.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { draftOf, openAddOnOffice } from './add-on-office.ts';
import { signedIn } from './signed-in.ts';

let keys = 0;
const api = '/api/console/billing';

/** Opens an app in which Maria asks for work and accepts quotes with payment terms. */
export async function openDepositOffice() {
  const office = await openAddOnOffice();
  const { test, call, must } = office;
  const owner = await signedIn(test, 'owner@example.com');
  const post = (path: string, body?: object) =>
    call('staff', `POST ${path}`, body ?? {}, `deposit-${++keys}`);
  const posted = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await post(path, body);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  };
  const people = await test.open.db.select().from(users);
  const maria = people.find(({ email }) => email === 'maria@example.com');
  const customerId = maria?.id ?? '';

  const previewed = () =>
    must<{ hash: string; items: { total: string; deposit: string; dueOn: string }[] }>(
      'staff',
      `GET ${api}/preview?customers=${customerId}`,
    );
  const readInvoice = (id: string) => must<Invoice>('staff', `GET ${api}/invoices/${id}`);
  const request = (id: number) =>
    must<DeskRequest>('staff', `GET /api/console/service-requests/${id}`);
  return {
    ...{ ...office, owner, post, posted, customerId, previewed, readInvoice },
    /** Work of 340.99 dollars with its tax (315.00 before), accepted on these terms. */
    accepted: async (paymentTerms: object | null, content: object = {}) => {
      const { request: asked, quote } = await office.quoted({
        ...draftOf(),
        ...content,
        paymentTerms,
      });
      const answer = await office.accept('maria', quote);
      expect(answer.statusCode, answer.body).toBe(200);
      return { id: asked.id, quote };
    },
    payments: (id: number) => must<RequestPayments>('staff', `GET ${api}/requests/${id}/payments`),
    account: () => must<DeskAccount>('staff', `GET ${api}/accounts/${customerId}`),
    /** Issues everything of hers that waits. */
    bill: async (): Promise<Invoice[]> => {
      const { hash } = await previewed();
      const body = { customers: customerId, hash };
      const made = await posted<{ invoices: { id: string }[] }>(`${api}/invoices`, body);
      return Promise.all(made.invoices.map(({ id }) => readInvoice(id)));
    },
    pay: (amount: string, invoiceId?: string) =>
      posted<DeskAccount>(`${api}/payments`, {
        ...{ customerId, method: 'check', amount, receivedOn: '2026-11-09' },
        ...(invoiceId && { invoiceId }),
      }),
    credit: (id: string, body: object = {}) =>
      post(`${api}/invoices/${id}/credit-notes`, { reason: 'The work is off', ...body }),
    /** Schedules the work for today and completes it at a price. */
    complete: async (id: number, finalPrice: string) => {
      const { version } = (await request(id)).request;
      const path = `/api/console/service-requests/${id}`;
      const answer = await call('staff', `POST ${path}/complete`, { version, finalPrice });
      expect(answer.statusCode, answer.body).toBe(200);
    },
    /** The whole ledger, of which every entry comes to zero. */
    books: async () => {
      const sums = await trialBalance(test.open.db);
      expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
      return sums;
    },
  };
}
