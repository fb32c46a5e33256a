// Money that comes through Stripe: one payment for one debt however often it is asked, each event once in any order, and what is forged, stale or
// none of ours changes nothing.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { newInvoice } from '../../../../test/money-things.ts';
import { newCustomer, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import type { BankEvent } from '../../../../test/stripe-shapes.ts';
import {
  type StripeStandIn,
  signatureOf,
  startStripeStandIn,
} from '../../../../test/stripe-stand-in.ts';
import { askAboutOpenPayments } from './open-payments.service.ts';

const VISA = { brand: 'visa', last4: '4242' };
const PAY = 'POST /api/portal/billing/online-payments';

let stripe: StripeStandIn;
let office: AddOnOffice;
let fern: PortalCustomer;
let ben: PortalCustomer;
let invoiceId: string;
let day = 1;
beforeAll(async () => {
  stripe = await startStripeStandIn(() => office.test.context.clock());
  office = await openAddOnOffice(stripe.environment);
  fern = await newCustomer(office.test, 'fern@example.com');
  ben = await newCustomer(office.test, 'ben2@example.com', { crewId: fern.crewId });
  await office.test.work();
});
afterAll(async () => {
  await office.test.close();
  await stripe.close();
});
beforeEach(async () => {
  invoiceId = await newInvoice(
    { office, maria: fern },
    `2026-10-${String(++day).padStart(2, '0')}`,
  );
});

const begin = (customer = fern, body: object = { invoiceId }) =>
  send(office.test, customer, PAY, body);
const begun = async (body: object = { invoiceId }) => {
  const { id, clientSecret } = (await begin(fern, body)).json();
  return { id, intentId: String(clientSecret).replace(/_secret_.*/, '') };
};
const tell = (event: BankEvent, signature = signatureOf(event, office.test.context.clock())) =>
  office.test.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: event.body,
  });
const account = () =>
  office.must<DeskAccount>('staff', `GET /api/console/billing/accounts/${fern.id}`);
const invoice = async () => (await account()).invoices.find(({ id }) => id === invoiceId);
const online = async () => (await account()).payments.filter(({ method }) => method === 'online');
const status = async (id: string) =>
  (await send(office.test, fern, `GET /api/portal/billing/online-payments/${id}`)).json();
const expectBalanced = async () => {
  const { rows } = await office.test.open.db.execute(
    sql`select entry_id from ledger_lines group by entry_id having sum(cents) <> 0`,
  );
  expect(rows).toEqual([]);
};

describe('a customer who pays', () => {
  it('pays what is owed, sees it confirmed, and is mailed a receipt', async () => {
    const { offer } = (
      await send(office.test, fern, `GET /api/portal/billing/online?invoice=${invoiceId}`)
    ).json();
    expect(offer).toMatchObject({ cents: 5995, amount: '59.95', invoice: { id: invoiceId } });
    const { id, intentId } = await begun();
    expect(stripe.intents.get(intentId)).toMatchObject({
      ...{ amount: 5995, currency: 'usd', metadata: { online_payment: id } },
    });
    expect(await status(id)).toMatchObject({ status: 'open', failure: null });
    const before = (await online()).length;
    for (const event of stripe.happens(intentId, { status: 'succeeded', card: VISA })) {
      expect((await tell(event)).statusCode).toBe(204);
    }
    expect(await status(id)).toMatchObject({ status: 'succeeded', method: 'Visa 4242' });
    expect(await invoice()).toMatchObject({ status: 'paid', open: '0.00' });
    expect(await online()).toHaveLength(before + 1);
    await expect
      .poll(() => office.test.sent.map(({ subject }) => subject), { timeout: 20_000 })
      .toContain('Payment received: $59.95');
    await expectBalanced();
  });

  it('is one payment however often and fast they ask, also when an answer is lost', async () => {
    stripe.loseAnswers(2);
    const answers = await Promise.all(Array.from({ length: 50 }, () => begin()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().clientSecret)).size).toBe(1);
  });

  it('is told that nothing was charged when Stripe does not answer, and goes on later', async () => {
    stripe.loseAnswers(4);
    const failed = await begin();
    expect(failed.statusCode).toBe(503);
    expect(failed.json().detail).toMatch(/Nothing was charged/);
    expect((await begin()).statusCode).toBe(201);
  });

  it('hears why a try failed, in words, and can try again', async () => {
    const { id, intentId } = await begun();
    const [failed] = stripe.happens(intentId, {
      status: 'requires_payment_method',
      error: 'insufficient_funds',
    });
    if (failed) await tell(failed);
    expect((await status(id)).failure).toMatch(/not enough money/);
    expect((await begun()).intentId).toBe(intentId);
    const [paid] = stripe.happens(intentId, { status: 'succeeded' });
    if (paid) await tell(paid);
    // Late, and of a time when it had not come.
    if (failed) await tell({ ...failed, ...stripe.event('payment_intent.payment_failed', {}) });
    expect(await status(id)).toMatchObject({ status: 'succeeded', failure: null });
  });

  it('does not pay twice while a bank transfer is under way', async () => {
    const { id, intentId } = await begun();
    for (const event of stripe.happens(intentId, { status: 'processing' })) await tell(event);
    expect(await status(id)).toMatchObject({ status: 'processing' });
    expect((await begin()).statusCode).toBe(409);
    for (const event of stripe.happens(intentId, { status: 'succeeded' })) await tell(event);
    expect(await invoice()).toMatchObject({ open: '0.00' });
    expect((await begin()).statusCode).toBe(409);
  });

  it('neither pays nor sees what is someone else’s', async () => {
    const { id } = await begun();
    expect((await begin(ben)).statusCode).toBe(409);
    const seen = await send(office.test, ben, `GET /api/portal/billing/online-payments/${id}`);
    expect(seen.statusCode).toBe(404);
    const offered = await send(
      office.test,
      ben,
      `GET /api/portal/billing/online?invoice=${invoiceId}`,
    );
    expect(offered.json()).toEqual({ offer: null });
  });
});

describe('a card that is kept', () => {
  const kept = async (customer = fern) =>
    (await send(office.test, customer, 'GET /api/portal/billing/methods')).json().items;

  it('is known by its last digits, is only theirs, and is forgotten at Stripe when it is removed', async () => {
    const { clientSecret } = (await begin(fern, { invoiceId, keepsMethod: true })).json();
    const form = new URLSearchParams({ client_secret: clientSecret, number: '4242424242424242' });
    const events = await stripe.pays(form);
    expect(stripe.methods.size).toBe(1);
    for (const event of events) await tell(event);
    await expect
      .poll(() => kept(), { timeout: 10_000 })
      .toEqual([{ id: expect.any(String), label: 'Visa 4242', expires: '2030-12' }]);
    const [{ id }] = await kept();
    expect(await kept(ben)).toEqual([]);
    const offered = async (customer = fern) =>
      (await send(office.test, customer, 'POST /api/portal/billing/online-sessions')).json()
        .clientSecret;
    const [method] = stripe.methods.values();
    expect(await offered()).toBe(`cuss_secret_${method?.customer}`);
    expect(await offered(ben)).toBeNull();
    // The form asks for a card then. Jobs ask meanwhile as well.
    stripe.loseAnswers(20);
    expect(await offered()).toBeNull();
    stripe.loseAnswers(0);
    const remove = (customer: PortalCustomer) =>
      send(office.test, customer, `DELETE /api/portal/billing/methods/${id}`);
    expect((await remove(ben)).statusCode).toBe(404);
    expect((await remove(fern)).statusCode).toBe(204);
    expect((await remove(fern)).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
    expect(await offered()).toBeNull();
    await expect
      .poll(() => [...stripe.methods.values()].map(({ customer }) => customer), { timeout: 10_000 })
      .toEqual([null]);
  });
});

describe('an event', () => {
  it('counts once, however often and fast it comes', async () => {
    const { intentId } = await begun();
    const before = (await online()).length;
    const [paid] = stripe.happens(intentId, { status: 'succeeded' });
    if (!paid) throw new Error('nothing happened');
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(paid)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    // Other events about the same payment.
    await Promise.all(
      Array.from({ length: 5 }, () => stripe.happens(intentId, { status: 'succeeded' }))
        .flat()
        .map((event) => tell(event)),
    );
    expect(await online()).toHaveLength(before + 1);
    await expectBalanced();
  });

  it('comes in any order', async () => {
    const { id, intentId } = await begun();
    const events = [
      ...stripe.happens(intentId, { status: 'processing' }),
      ...stripe.happens(intentId, { status: 'requires_payment_method', error: 'expired_card' }),
      ...stripe.happens(intentId, { status: 'succeeded', card: VISA }),
    ];
    for (const event of events.reverse()) expect((await tell(event)).statusCode).toBe(204);
    expect(await status(id)).toMatchObject({ status: 'succeeded', method: 'Visa 4242' });
    const { rows } = await office.test.open.db.execute(sql`
      select payments.reference, payments.cents from payments
      join online_payments as online on online.payment_id = payments.id where online.id = ${id}`);
    expect(rows).toEqual([{ reference: 'Visa 4242', cents: 5995 }]);
  });

  it('is refused when it is forged, stale or empty', async () => {
    const { id, intentId } = await begun();
    const [paid] = stripe.happens(intentId, { status: 'succeeded' });
    if (!paid) throw new Error('nothing happened');
    const now = office.test.context.clock();
    const stale = new Date(now.getTime() - 301_000);
    const forged = { ...paid, body: paid.body.replace('5995', '1') };
    const answers = [
      await tell(paid, signatureOf(paid, now, 'whsec_someoneelse1')),
      await tell(paid, signatureOf(paid, stale)),
      await tell(paid, ''),
      await tell(forged, signatureOf(paid, now)),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
    expect(await status(id)).toMatchObject({ status: 'open' });
    await tell(paid);
    expect(await status(id)).toMatchObject({ status: 'succeeded' });
  });

  it('changes nothing when it is of another account, another intent, or of what we do not know', async () => {
    const { id, intentId } = await begun();
    const before = (await online()).length;
    const intent = { ...stripe.intents.get(intentId), status: 'succeeded', amount_received: 5995 };
    const strangers = [
      stripe.event('payment_intent.succeeded', intent, { account: 'acct_other' }),
      stripe.event('payment_intent.succeeded', { ...intent, id: `pi_${crypto.randomUUID()}` }),
      stripe.event('payment_intent.succeeded', { ...intent, currency: 'eur' }),
      stripe.event('payment_intent.succeeded', { id: 'pi_unknown' }),
      stripe.event('product.created', { id: 'prod_1' }),
    ];
    for (const event of strangers) expect((await tell(event)).statusCode).toBe(204);
    expect(await status(id)).toMatchObject({ status: 'open' });
    expect(await online()).toHaveLength(before);
  });

  it('that was lost is asked for', async () => {
    const { id, intentId } = await begun();
    stripe.happens(intentId, { status: 'succeeded' });
    const now = office.test.context.clock();
    office.test.setNow(new Date(now.getTime() + 11 * 60_000));
    await askAboutOpenPayments(office.test.context);
    office.test.setNow(now);
    expect(await status(id)).toMatchObject({ status: 'succeeded' });
  });
});

it('two payments for one invoice are both real money: the second becomes credit, and the office sees it', async () => {
  const { intentId } = await begun();
  const { open } = (await invoice()) ?? { open: '' };
  const cash = { customerId: fern.id, invoiceId, method: 'cash', amount: open };
  await office.must('staff', 'POST /api/console/billing/payments', {
    ...cash,
    receivedOn: '2026-11-02',
  });
  const before = await account();
  for (const event of stripe.happens(intentId, { status: 'succeeded' })) await tell(event);
  const after = await account();
  const worth = ({ owed, credit }: DeskAccount) => Number(owed) - Number(credit);
  expect(worth(before) - worth(after)).toBeCloseTo(59.95, 2);
  expect(await invoice()).toMatchObject({ open: '0.00' });
  await expectBalanced();
});

describe('without keys', () => {
  it('nothing is offered and nothing is heard', async () => {
    const plain = await openAddOnOffice();
    const maria = await newCustomer(plain.test, 'plain@example.com');
    const owed = await newInvoice({ office: plain, maria });
    const at = (path: `GET /${string}`) => send(plain.test, maria, path);
    expect((await at(`GET /api/portal/billing/online?invoice=${owed}`)).json()).toEqual({
      offer: null,
    });
    expect((await send(plain.test, maria, PAY, {})).statusCode).toBe(404);
    const event = stripe.event('payment_intent.succeeded', {});
    const heard = await plain.test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(event, plain.test.context.clock()),
      },
      payload: event.body,
    });
    expect(heard.statusCode).toBe(404);
    await plain.test.close();
  });
});
