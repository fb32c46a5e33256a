// The property that a service request is about, for the visit that comes of it.
import { findUserRow } from '#server/accounts/account.queries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { listPropertiesOf, type ServiceRequestRow } from './service-request.queries.ts';

/**
 * The property at the request's address, which is written down when we have not worked there before.
 *
 * @throws RequestProblem 409 when the customer has no account, and so no property that a visit could be at.
 */
export async function propertyOf(
  tx: Tx,
  { userId, customerEmail, propertyAddress }: ServiceRequestRow,
): Promise<number> {
  const owner = userId ?? (await findUserRow(tx, customerEmail))?.id;
  if (!owner) {
    throw new RequestProblem('wrong_state', 'This customer has no account yet.');
  }
  const own = await listPropertiesOf(tx, owner);
  const known = own.find(({ address }) => address === propertyAddress);
  if (known) return known.id;
  const [made] = await tx
    .insert(properties)
    .values({ userId: owner, address: propertyAddress })
    .returning({ id: properties.id });
  if (!made) throw new Error('the property was not written');
  return made.id;
}
