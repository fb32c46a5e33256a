// Has Stripe delete its customers of accounts that were erased, with the cards and bank accounts kept there, until it has done so
// (docs/product/online-payments.md#kept-methods).
import { asc, eq, isNotNull } from 'drizzle-orm';
import { stripeCustomers } from '#server/platform/database/schema/online-payments.ts';
import { oneByOne } from '#server/platform/jobs/one-by-one.ts';
import type { ServerContext } from '../../context.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** How many at a time; the next hour takes the next ones. */
const MOST = 200;

/**
 * Asks for each; one that Stripe does not answer about holds up no other one.
 *
 * @throws Error when Stripe did not answer about one of them, so that the job is tried again and, given up, is seen on the page of health.
 */
export async function deleteErasedCustomers({ config, db, log }: ServerContext): Promise<void> {
  if (!config.stripe) return;
  const gateway = stripeGateway(config.stripe);
  const { stripeId, erasedAt } = stripeCustomers;
  const rows = await db
    .select({ stripeId })
    .from(stripeCustomers)
    .where(isNotNull(erasedAt))
    .orderBy(asc(erasedAt))
    .limit(MOST);
  await oneByOne(log, rows, {
    what: 'the deletion of customers at Stripe',
    nameOf: (row) => row.stripeId,
    work: async (row) => {
      await gateway.deleteCustomer(row.stripeId);
      await db.delete(stripeCustomers).where(eq(stripeId, row.stripeId));
    },
  });
}
