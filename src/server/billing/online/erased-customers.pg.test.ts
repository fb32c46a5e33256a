// The customer at Stripe of an account that was erased: deleted there, however often it takes.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseMoney } from '#server/accounts/own-data/erase-money.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { stripeCustomers } from '#server/platform/database/schema/online-payments.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { type StripeStandIn, startStripeStandIn } from '../../../../test/stripe-stand-in.ts';
import { deleteErasedCustomers } from './erased-customers.ts';

let stripe: StripeStandIn;
let office: BillingOffice;
beforeAll(async () => {
  stripe = await startStripeStandIn(() => office.test.context.clock());
  office = await openBillingOffice(stripe.environment);
});
afterAll(async () => {
  await office.test.close();
  await stripe.close();
});

const rows = () => office.test.open.db.select().from(stripeCustomers);

it('is deleted after the erasure, with those of merged accounts, and asked for again until Stripe answers', async () => {
  const { context, open } = office.test;
  const { fern, ben } = office;
  for (const one of [fern, ben]) {
    expect(
      (await send(office.test, one, 'POST /api/portal/billing/method-setups')).statusCode,
    ).toBe(201);
  }
  const known = await rows();
  expect(known).toHaveLength(2);
  await deleteErasedCustomers(context);
  expect(stripe.deletedCustomers.size).toBe(0);
  await open.db.update(users).set({ mergedInto: fern.id }).where(eq(users.id, ben.id));
  const at = context.clock();
  const erasure = { userId: fern.id, at, retainedFrom: new Date(at.getTime() - 1) };
  await open.db.transaction((tx) => eraseMoney(tx, erasure));
  expect((await rows()).map(({ userId }) => userId)).toEqual([null, null]);
  // Each is asked for four times.
  stripe.loseAnswers(8);
  await expect(deleteErasedCustomers(context)).rejects.toThrow(
    'the deletion of customers at Stripe went on without 2',
  );
  expect(await rows()).toHaveLength(2);
  await deleteErasedCustomers(context);
  expect(await rows()).toEqual([]);
  expect(stripe.deletedCustomers).toEqual(new Set(known.map(({ stripeId }) => stripeId)));
});
