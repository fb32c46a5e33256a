// An office with autopay and the stand-in of Stripe: each test has a customer of its own, days come when it says so, and what they cause is
// worked off.
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Autopay } from '#contract/billing/autopay.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { runAutopay } from '#server/billing/autopay/run-autopay.ts';
import { autopayNotices } from '#server/platform/database/schema/autopay.ts';
import { billingTasks, onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import { type BillingOffice, openBillingOffice } from './billing-office.ts';
import { newCustomer, type PortalCustomer, send } from './portal-customer.ts';
import type { BankEvent } from './stripe-shapes.ts';
import { type StripeStandIn, signatureOf, startStripeStandIn } from './stripe-stand-in.ts';
import { manualWorker } from './work-off.ts';

/** Cards that pay, that have no money, and that ask their owner. */
export const GOOD = '4242424242424242';
export const POOR = '4000000000000341';
export const ASKS = '4000002500003155';
export const API = '/api/portal/billing';

/** Opens it on November 9, 2026. `begin` goes before each test. */
export async function openAutopayOffice(): Promise<AutopayOffice> {
  const heard: BankEvent[] = [];
  const stripe = await startStripeStandIn(
    () => office.test.context.clock(),
    (event) => heard.push(event),
  );
  const office = await openBillingOffice(stripe.environment, { works: false });
  return new AutopayOffice(office, stripe, heard);
}

export class AutopayOffice {
  readonly office: BillingOffice;
  readonly stripe: StripeStandIn;
  readonly worker: ReturnType<typeof manualWorker>;
  /** What Stripe would tell of, and nobody has told yet. */
  readonly heard: BankEvent[];
  /** The customer of this test. */
  fern: PortalCustomer;
  #people = 0;

  constructor(office: BillingOffice, stripe: StripeStandIn, heard: BankEvent[]) {
    this.office = office;
    this.stripe = stripe;
    this.heard = heard;
    this.fern = office.fern;
    this.worker = manualWorker(office.test);
  }

  async begin() {
    const { office, worker } = this;
    office.test.setNow(new Date('2026-11-09T16:00:00Z'));
    // A bank would tell of everything later as well; tests that are about that tell it themselves.
    this.heard.length = 0;
    this.#people += 1;
    this.fern = await newCustomer(office.test, this.address, office.fern);
    await worker.workOff();
    worker.sent.length = 0;
  }

  get address() {
    return `fern${this.#people}@example.com`;
  }

  async close() {
    await this.office.test.close();
    await this.stripe.close();
  }

  tell(event: BankEvent) {
    const { test } = this.office;
    return test.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureOf(event, test.context.clock()),
      },
      payload: event.body,
    });
  }

  /** As its customer. */
  send(call: Parameters<typeof send>[2], body?: object, by = this.fern) {
    return send(this.office.test, by, call, body);
  }

  async read(by = this.fern, query = ''): Promise<Autopay> {
    return (await this.send(`GET ${API}/autopay${query}`, undefined, by)).json().autopay;
  }

  /** Keeps a card without paying. */
  async keep(number = GOOD, by = this.fern) {
    const { clientSecret } = (await this.send(`POST ${API}/method-setups`, undefined, by)).json();
    this.stripe.confirmSetup(new URLSearchParams({ client_secret: clientSecret, number }));
    const setup = String(clientSecret).replace(/_secret_.*/, '');
    const kept = await this.send(`POST ${API}/methods`, { setup }, by);
    return { setup, kept };
  }

  async agree(by = this.fern, change: object = {}) {
    const { offer } = await this.read(by);
    const body = { methodId: offer?.method.id, termsHash: offer?.termsHash, ...change };
    return this.send(`POST ${API}/autopay`, body, by);
  }

  async turnOn(number = GOOD) {
    await this.keep(number);
    expect((await this.agree()).statusCode).toBe(201);
  }

  turnOff() {
    return this.send(`DELETE ${API}/autopay`);
  }

  /** The clock comes on a day; what it causes is worked off. */
  async at(day: string, time = '16:40') {
    this.office.test.setNow(new Date(`${day}T${time}:00Z`));
    await runAutopay(this.office.test.context);
    await this.worker.workOff();
  }

  async tries(invoice: Invoice) {
    const rows = await this.office.test.open.db
      .select()
      .from(onlinePayments)
      .where(and(eq(onlinePayments.invoiceId, invoice.id), eq(onlinePayments.isAutopay, true)));
    return rows.toSorted((one, other) => one.attempt - other.attempt);
  }

  notices({ id }: Invoice) {
    const { db } = this.office.test.open;
    return db.select().from(autopayNotices).where(eq(autopayNotices.invoiceId, id));
  }

  async outcomes(invoice: Invoice) {
    return (await this.tries(invoice)).map(({ status, failure }) => failure ?? status);
  }

  /** How often Stripe has taken money for it. */
  async charges(invoice: Invoice) {
    const ids = new Set((await this.tries(invoice)).map(({ id }) => id));
    return [...this.stripe.intents.values()].filter(
      ({ status, metadata }) => status === 'succeeded' && ids.has(metadata.online_payment ?? ''),
    ).length;
  }

  async status({ id }: Invoice) {
    return (await this.office.readInvoice(id)).status;
  }

  subjects() {
    return this.worker.sent.map(({ subject }) => subject);
  }

  tasks() {
    const { db } = this.office.test.open;
    return db.select().from(billingTasks).where(eq(billingTasks.userId, this.fern.id));
  }

  /** Due on the 23rd. */
  billed() {
    return this.office.bill(this.fern, '2026-11-05');
  }

  /** An invoice that is announced and due tomorrow. */
  async announcedInvoice(number = GOOD) {
    const invoice = await this.billed();
    await this.turnOn(number);
    await this.at('2026-11-20');
    return invoice;
  }
}
