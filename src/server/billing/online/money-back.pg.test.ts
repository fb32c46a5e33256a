// Money that goes back: the owner's refunds by Stripe, refunds that were made there, and disputes, in any order, to the cent in the ledger.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { newInvoice } from '../../../../test/money-things.ts';
import { newCustomer, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import type { BankEvent } from '../../../../test/stripe-shapes.ts';
import {
  type StripeStandIn,
  signatureOf,
  startStripeStandIn,
} from '../../../../test/stripe-stand-in.ts';

let stripe: StripeStandIn;
let office: AddOnOffice;
let owner: { cookie: string };
let people = 0;
let fern: PortalCustomer;
let invoiceId: string;
beforeAll(async () => {
  stripe = await startStripeStandIn(() => office.test.context.clock());
  office = await openAddOnOffice(stripe.environment);
  owner = { cookie: await signedIn(office.test, 'owner@example.com') };
  await office.test.work();
});
afterAll(async () => {
  await office.test.close();
  await stripe.close();
});
beforeEach(async () => {
  fern = await newCustomer(office.test, `fern${++people}@example.com`);
  invoiceId = await newInvoice({ office, maria: fern });
});

const tell = (event: BankEvent) =>
  office.test.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(event, office.test.context.clock()),
    },
    payload: event.body,
  });
const begun = async () => {
  const path = 'POST /api/portal/billing/online-payments';
  const answer = await send(office.test, fern, path, { invoiceId });
  return String(answer.json().clientSecret).replace(/_secret_.*/, '');
};
const paid = async () => {
  const intentId = await begun();
  for (const event of stripe.happens(intentId, { status: 'succeeded' })) await tell(event);
  return intentId;
};
const account = () =>
  office.must<DeskAccount>('staff', `GET /api/console/billing/accounts/${fern.id}`);
const kinds = async () => (await account()).tasks.map(({ kind }) => kind);
const expectBalanced = async () => {
  const { rows } = await office.test.open.db.execute(
    sql`select entry_id from ledger_lines group by entry_id having sum(cents) <> 0`,
  );
  expect(rows).toEqual([]);
};
const stripeCents = async () => {
  const { rows } = await office.test.open.db.execute<{ cents: number }>(sql`
    select coalesce(sum(line.cents), 0)::int as cents from ledger_lines as line
    join ledger_entries as entry on entry.id = line.entry_id
    where line.account = 'stripe' and entry.kind <> 'fee' and line.user_id = ${fern.id}`);
  return rows[0]?.cents;
};
const dispute = (intentId: string, id: string, status: string) =>
  stripe.event(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, {
    ...{ id, object: 'dispute', amount: 5995, payment_intent: intentId, status },
  });
const refundOf = (intentId: string, id: string, status: string, amount = 5995) =>
  stripe.event(`refund.${status === 'failed' ? 'failed' : 'updated'}`, {
    ...{ id, object: 'refund', amount, payment_intent: intentId, status, metadata: {} },
  });

describe('a dispute', () => {
  it('takes the money back, and gives it again when it is won', async () => {
    const intentId = await paid();
    await tell(dispute(intentId, `dp_${people}`, 'needs_response'));
    expect(await account()).toMatchObject({ owed: '59.95', payments: [{ returned: '59.95' }] });
    expect(await kinds()).toEqual(['disputed']);
    await tell(dispute(intentId, `dp_${people}`, 'won'));
    expect(await account()).toMatchObject({ owed: '0.00', payments: [{ returned: '0.00' }] });
    expect(await kinds()).toEqual(['disputed', 'dispute-won']);
    await expectBalanced();
  });

  it('is the same in any order, also before the payment itself was heard of', async () => {
    const intentId = await begun();
    const events = [
      ...stripe.happens(intentId, { status: 'succeeded' }),
      dispute(intentId, `dp_${people}`, 'needs_response'),
      dispute(intentId, `dp_${people}`, 'lost'),
    ];
    for (const event of [...events].reverse()) expect((await tell(event)).statusCode).toBe(204);
    for (const event of events) await tell(event);
    expect(await account()).toMatchObject({ owed: '59.95', payments: [{ returned: '59.95' }] });
    expect(await kinds()).toEqual(['dispute-lost']);
    expect(await stripeCents()).toBe(0);
    await expectBalanced();
  });

  it('that was won is heard of after a refund that was made since, and both are in the books', async () => {
    const intentId = await paid();
    await tell(dispute(intentId, `dp_${people}`, 'needs_response'));
    await tell(refundOf(intentId, `re_${people}`, 'succeeded', 2000));
    await tell(dispute(intentId, `dp_${people}`, 'won'));
    expect(await account()).toMatchObject({ owed: '20.00', payments: [{ returned: '20.00' }] });
    expect(await stripeCents()).toBe(3995);
    await expectBalanced();
  });

  it('that is only an inquiry takes nothing', async () => {
    const intentId = await paid();
    await tell(dispute(intentId, `dp_${people}`, 'warning_needs_response'));
    expect(await account()).toMatchObject({ owed: '0.00', tasks: [] });
  });
});

describe('a refund that was made at Stripe', () => {
  it('is owed again, once, and the office is told until someone says that it is done', async () => {
    const intentId = await paid();
    await tell(refundOf(intentId, `re_${people}`, 'pending', 2000));
    await tell(refundOf(intentId, `re_${people}`, 'succeeded', 2000));
    expect(await account()).toMatchObject({ owed: '20.00', payments: [{ returned: '20.00' }] });
    const [task] = (await account()).tasks;
    expect(task).toMatchObject({ kind: 'refunded-at-stripe', amount: '20.00' });
    const done = await office.call('staff', `POST /api/console/billing/tasks/${task?.id}/done`);
    expect(done.statusCode).toBe(204);
    expect(await kinds()).toEqual([]);
    await tell(refundOf(intentId, `re_${people}`, 'failed', 2000));
    expect(await account()).toMatchObject({ owed: '0.00', payments: [{ returned: '0.00' }] });
    expect(await kinds()).toEqual(['refund-failed']);
    await expectBalanced();
  });
});

describe('the owner', () => {
  const refund = (amount: string) =>
    send(
      office.test,
      owner,
      `POST /api/console/billing/accounts/${fern.id}/refunds`,
      { method: 'online', amount, reason: 'Agreed by phone.' },
      { 'idempotency-key': `refund-${people}-${amount}` },
    );
  const credit = async () => {
    const note = { reason: 'Not done.' };
    await office.must(
      'staff',
      `POST /api/console/billing/invoices/${invoiceId}/credit-notes`,
      note,
    );
  };
  const asked = () =>
    [...stripe.refunds.values()].filter(({ payment_intent }) => payment_intent === current);
  let current = '';

  it('pays credit back to the card, once, and sees how far it is', async () => {
    current = await paid();
    await credit();
    expect(await account()).toMatchObject({ credit: '59.95', refundable: '59.95' });
    expect((await refund('60.00')).statusCode).toBe(422);
    expect((await refund('59.95')).statusCode).toBe(201);
    expect((await refund('59.95')).statusCode).toBe(201);
    await expect.poll(() => asked().length, { timeout: 20_000 }).toBe(1);
    const made = asked()[0] ?? {};
    expect(made).toMatchObject({ amount: 5995 });
    expect(await account()).toMatchObject({ credit: '0.00', refunds: [{ status: 'pending' }] });
    await tell(stripe.event('refund.updated', { ...made, status: 'succeeded' }));
    expect(await account()).toMatchObject({ credit: '0.00', refunds: [{ status: 'succeeded' }] });
    expect(await stripeCents()).toBe(0);
    await expectBalanced();
  });

  it('sees one that did not arrive, and its customer has the credit again', async () => {
    current = await paid();
    await credit();
    await refund('10.00');
    await expect.poll(() => asked().length, { timeout: 20_000 }).toBe(1);
    const made = asked()[0] ?? {};
    await tell(stripe.event('refund.failed', { ...made, status: 'failed' }));
    await tell(stripe.event('refund.updated', { ...made, status: 'pending' }));
    expect(await account()).toMatchObject({ credit: '59.95', refunds: [{ status: 'failed' }] });
    expect(await kinds()).toEqual(['refund-failed']);
    await expectBalanced();
  });

  it('does not take an online payment back by hand', async () => {
    await paid();
    const [payment] = (await account()).payments;
    const path = `POST /api/console/billing/payments/${payment?.id}/reverse`;
    expect((await office.call('staff', path, { reason: 'Wrong' })).statusCode).toBe(409);
  });
});

it('what Stripe keeps is a fee in the books', async () => {
  await paid();
  const fees = async () => {
    const { rows } = await office.test.open.db.execute<{ cents: number }>(sql`
      select cents from ledger_lines where account = 'processing-fees' and user_id = ${fern.id}`);
    return rows.map(({ cents }) => cents);
  };
  await expect.poll(fees, { timeout: 20_000 }).toEqual([204]);
  await expectBalanced();
});
