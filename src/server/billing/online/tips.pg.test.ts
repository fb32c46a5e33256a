// A tip for the crew: asked for when the owner wants it, owed to the crews and never earned or taxed, and given back.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import type { Receipt, YearSummary } from '#contract/billing/payment-receipts.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { ledgerEntries, payments } from '#server/platform/database/schema/billing.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import type { BankEvent } from '../../../../test/stripe-shapes.ts';
import {
  type StripeStandIn,
  signatureOf,
  startStripeStandIn,
} from '../../../../test/stripe-stand-in.ts';
import { manualWorker } from '../../../../test/work-off.ts';

const API = '/api/portal/billing';
const VISA = { brand: 'visa', last4: '4242' };

let stripe: StripeStandIn;
let office: BillingOffice;
let worker: ReturnType<typeof manualWorker>;
beforeAll(async () => {
  stripe = await startStripeStandIn(() => office.test.context.clock());
  office = await openBillingOffice(stripe.environment, { works: false });
  worker = manualWorker(office.test);
});
afterAll(async () => {
  await office.test.close();
  await stripe.close();
});

const turn = async (tipsAreOn: boolean) => {
  const { billing } = await office.must<SettingsParts>(office.owner, 'GET /api/console/settings');
  const body = { ...billing, tipsAreOn };
  await office.must(office.owner, 'PATCH /api/console/settings/billing', body);
  // Another instance may have changed it: each hears of it a moment later.
  await expect
    .poll(() => office.test.context.settings().tipsAreOn, { timeout: 20_000 })
    .toBe(tipsAreOn);
};
const offer = async () => (await send(office.test, office.fern, `GET ${API}/online`)).json().offer;
const begin = (body: object) => send(office.test, office.fern, `POST ${API}/online-payments`, body);
const tell = async (events: readonly BankEvent[]) => {
  for (const event of events) {
    await office.test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(event, office.test.context.clock()),
      },
      payload: event.body,
    });
  }
};
/** Pays with a tip; gives the payment at Stripe and its invoice. */
const paid = async (tip = '5.00') => {
  const invoice = await office.bill(office.fern, '2026-11-05');
  const { id, clientSecret } = (await begin({ invoiceId: invoice.id, tip })).json();
  const intentId = String(clientSecret).replace(/_secret_.*/, '');
  await tell(stripe.happens(intentId, { status: 'succeeded', card: VISA }));
  return { id, intentId, invoice };
};
const sums = () => office.expectBalanced();
const open = async ({ id }: Invoice) => (await office.readInvoice(id)).open;

describe('a tip', () => {
  it('is neither offered nor taken until the owner turns it on', async () => {
    const invoice = await office.bill(office.fern, '2026-11-05');
    expect((await offer()).tips).toBeNull();
    expect((await begin({ invoiceId: invoice.id, tip: '5.00' })).statusCode).toBe(409);
    await turn(true);
    expect((await offer()).tips).toEqual(['5.00', '10.00', '20.00']);
    for (const tip of ['200.01', '-1.00', '1.005', 'much', '1e2']) {
      expect((await begin({ invoiceId: invoice.id, tip })).statusCode).toBe(422);
    }
    await office.credit(invoice);
  });

  it('comes with the payment in one sum, and is owed to the crews: not earned, not taxed, not credit', async () => {
    const before = await sums();
    const { id, intentId, invoice } = await paid();
    expect(stripe.intents.get(intentId)?.amount).toBe(6495);
    const after = await sums();
    const change = (account: string) =>
      (Object.entries(after).find(([name]) => name === account)?.[1] ?? 0) -
      (Object.entries(before).find(([name]) => name === account)?.[1] ?? 0);
    expect(change('tips')).toBe(-500);
    expect(change('stripe')).toBe(6495);
    expect(change('customer-credit')).toBe(0);
    expect(await open(invoice)).toBe('0.00');
    const own = await send(office.test, office.fern, `GET ${API}/online-payments/${id}`);
    expect(own.json()).toMatchObject({ amount: '64.95', tip: '5.00' });
    await worker.workOff();
    const mail = worker.sent.find(({ subject }) => subject === 'Payment received: $64.95');
    expect(mail?.text).toContain('tip for the crew');
    const [row] = await office.test.open.db
      .select()
      .from(payments)
      .where(eq(payments.tipCents, 500));
    const entries = await office.test.open.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.paymentId, row?.id ?? ''), eq(ledgerEntries.kind, 'tip')));
    expect(entries).toHaveLength(1);
  });

  it('is another payment than one with another tip', async () => {
    const invoice = await office.bill(office.fern, '2026-11-05');
    const first = (await begin({ invoiceId: invoice.id, tip: '5.00' })).json();
    const again = (await begin({ invoiceId: invoice.id, tip: '5.00' })).json();
    const other = (await begin({ invoiceId: invoice.id, tip: '10.00' })).json();
    const none = (await begin({ invoiceId: invoice.id })).json();
    expect(again.id).toBe(first.id);
    expect(new Set([first.id, other.id, none.id]).size).toBe(3);
    await office.credit(invoice);
  });

  it('is given back by the owner, once, and by no one else', async () => {
    await paid();
    const { payments: all } = await office.account(office.fern);
    const [latest] = all;
    expect(latest).toMatchObject({ tip: '5.00', tipLeft: '5.00' });
    const path = `POST /api/console/billing/payments/${latest?.id}/tip-refund` as const;
    const body = { reason: 'Asked for it back' };
    expect((await send(office.test, office.office, path, body)).statusCode).toBe(403);
    const before = await sums();
    const account = await office.must<DeskAccount>(office.owner, path, body);
    expect(account.payments[0]).toMatchObject({ tip: '5.00', tipLeft: '0.00' });
    expect(account.refunds[0]).toMatchObject({ amount: '5.00', method: 'online' });
    await office.must<DeskAccount>(office.owner, path, body);
    await worker.workOff();
    const after = await sums();
    expect((after.tips ?? 0) - (before.tips ?? 0)).toBe(500);
    expect([...stripe.refunds.values()]).toMatchObject([{ amount: 500 }]);
    expect((await office.account(office.fern)).credit).toBe('0.00');
    const year = await office.must<YearSummary>(office.fern, `GET ${API}/years/2026`);
    // One tip was kept and one went back; neither is a payment of what was owed, or a refund of it.
    expect(year).toMatchObject({ tips: '5.00', refunded: '0.00' });
    const receipt = await office.must<Receipt>(office.fern, `GET ${API}/payments/${latest?.id}`);
    expect(receipt).toMatchObject({ amount: '64.95', tip: '5.00', tipLeft: '0.00' });
  });

  it('goes back last when a payment is disputed, and comes again when that is won', async () => {
    const { intentId, invoice } = await paid();
    const start = await sums();
    const dispute = (status: string) =>
      stripe.event('charge.dispute.updated', {
        ...{ id: 'dp_tip', payment_intent: intentId, amount: 6495, status },
      });
    await tell([dispute('needs_response')]);
    expect(await open(invoice)).toBe('59.95');
    expect(((await sums()).tips ?? 0) - (start.tips ?? 0)).toBe(500);
    await tell([dispute('won')]);
    expect(await open(invoice)).toBe('0.00');
    expect(await sums()).toEqual(start);
  });
});
