// Finds the customer whose money someone of the office works on, and holds it for them.
import { findCustomer } from '#server/customers/customer.queries.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { mergedMeanwhile } from './merged-meanwhile.ts';

/** @throws RequestProblem 404 for someone who is no customer. */
export async function requireCustomer({ config }: ServerContext, db: Db, id: string) {
  const customer = await findCustomer(db, id, config.staffEmails);
  if (!customer) throw new RequestProblem('not_found', 'We could not find this customer.');
  return customer;
}

/**
 * A customer whose money no one else changes until the transaction ends.
 *
 * @throws RequestProblem 404 for someone who is no customer, 409 for one who was merged meanwhile.
 */
export async function lockCustomerAccount(context: ServerContext, tx: Tx, id: string) {
  const found = await requireCustomer(context, tx, id);
  await lockAccounts(tx, [found.id]);
  const customer = await requireCustomer(context, tx, found.id);
  if (customer.id !== found.id) throw mergedMeanwhile();
  return customer;
}
