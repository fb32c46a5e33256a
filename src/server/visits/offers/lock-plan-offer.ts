// Holds an offer as it is until the transaction ends: first the lead that it came from, then the offer, anyone who does it.
import { eq } from 'drizzle-orm';
import { findLeadById } from '#server/leads/inbox/lead-source.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { requireOffer } from './plan-offer.policy.ts';
import type { ReadOffer } from './plan-offer.queries.ts';

/**
 * The offer as it is now and stays.
 *
 * @param find Reads it as the caller may see it.
 * @throws RequestProblem 404, the same for a foreign one, a draft and one that never was.
 */
export async function openOffer(
  tx: Tx,
  find: (tx: Tx) => Promise<ReadOffer | undefined>,
): Promise<ReadOffer> {
  const { offer } = requireOffer(await find(tx));
  if (offer.leadId !== null) await findLeadById(tx, offer.leadId, 'lock');
  await tx.select().from(planOffers).where(eq(planOffers.id, offer.id)).for('update');
  return requireOffer(await find(tx));
}
