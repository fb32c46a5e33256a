// Seals an offer: its text as its customer sees it from then on, and the hash by which it is agreed to.
import { createHash } from 'node:crypto';
import { displayName } from '#company/rules/customers/person-name.ts';
import { contentOf, offeredPlan } from '#company/rules/visits/plan-offer-content.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { requireNoPlan, todayOf } from './plan-offer.policy.ts';
import type { ReadOffer } from './plan-offer.queries.ts';
import { planOfferMail } from './plan-offer-mails.ts';
import { offeredOf } from './present-plan-offer.ts';
import { requireLicenseFor } from './program-license.policy.ts';
import { type OfferActing, type OfferRow, writeOffer } from './write-plan-offer.ts';

/** SHA-256 in hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Sends a locked draft: its text is sealed in the version that it gets thereby, and mailed where there is an address.
 *
 * @throws RequestProblem 409 when the property has a plan of the kind; 422 when its days are over, or a round needs a license that
 *   we do not have.
 */
export async function sealOffer(
  context: ServerContext,
  tx: Tx,
  { offer, property, user }: Pick<ReadOffer, 'offer' | 'property' | 'user'>,
  by: OfferActing,
): Promise<OfferRow> {
  await requireNoPlan(tx, offer);
  const today = todayOf(context);
  if (offer.validUntil < today) throw refusedField('/validUntil', 'This day has passed.');
  if (offer.firstDay <= today) throw refusedField('/firstDay', 'Please choose a day after today.');
  requireLicenseFor(offer.rounds, context.settings());
  const content = contentOf(
    offeredPlan({
      offer: offer.id,
      version: offer.version + 1,
      customerName: displayName(user),
      propertyAddress: property.address,
      kind: offer.kind,
      ...offeredOf(context, offer),
    }),
  );
  const sealed = await writeOffer(tx, offer, {
    event: 'send',
    by,
    userId: user.id,
    values: { content, contentHash: hashOf(content), sentAt: by.at },
  });
  if (user.email) await context.jobs.enqueue(tx, planOfferMail, { offerId: offer.id });
  return sealed;
}
