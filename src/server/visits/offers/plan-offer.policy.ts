// When an offered plan can be answered: while it is open, and as what its customer has before them.

import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { offerChanges, readOffered } from '#company/rules/visits/plan-offer-content.ts';
import type { PlanOfferState } from '#contract/visits/plan-offers.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { findLivePlan, findNewerOffer, type ReadOffer } from './plan-offer.queries.ts';
import type { OfferRow } from './write-plan-offer.ts';

type Asked = Pick<ServerContext, 'clock' | 'settings'>;

/** The date at the company. */
export function todayOf({ clock, settings }: Asked): string {
  return dateInZone(clock(), settings().timeZone);
}

/** How an offer stands by now: one that no one answered in time has expired. */
export function stateOf(context: Asked, { status, validUntil }: OfferRow): PlanOfferState {
  return status === 'sent' && validUntil < todayOf(context) ? 'expired' : status;
}

/** The found offer, or the same 404 for a foreign one, a draft and one that never was. */
export function requireOffer(read: ReadOffer | undefined): ReadOffer {
  if (read) return read;
  throw new RequestProblem('not_found', 'We could not find this offer.');
}

/**
 * Lets pass what is done to an offer that waits for an answer; `expired too` for what is still possible after its last day.
 *
 * @throws RequestProblem 409 with how it stands: `wrong_state` once it was answered, `too_late` after its last day,
 *   `changed_meanwhile` when it was withdrawn, with what is different in a newer one.
 */
export async function requireAnswerable(
  context: Asked,
  db: Db,
  read: ReadOffer,
  expired?: 'expired too',
): Promise<void> {
  const state = stateOf(context, read.offer);
  const { phone } = context.settings();
  switch (state) {
    case 'sent':
      return;
    case 'accepted':
      throw new RequestProblem('wrong_state', 'This plan has already been agreed to.');
    case 'declined':
      throw new RequestProblem(
        'wrong_state',
        `This offer has been declined. Call us at ${phone} if you would like a new one.`,
      );
    case 'expired':
      if (expired) return;
      throw new RequestProblem(
        'too_late',
        `This offer was good through ${formatDate(read.offer.validUntil)}. Call us at ${phone}, and we will send a new one.`,
      );
    default:
      throw await withdrawn(db, read, phone);
  }
}

/**
 * Lets pass who has before them what was sent.
 *
 * @throws RequestProblem 409 `changed_meanwhile`.
 */
export function requireSameText(
  { offer }: ReadOffer,
  seen: { version: number; contentHash: string },
): void {
  if (seen.version === offer.version && seen.contentHash === offer.contentHash) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'This offer is not the one that you have before you. Nothing was agreed. Please read it again.',
    { current: { version: offer.version, contentHash: offer.contentHash } },
  );
}

/** @throws RequestProblem 409 with the version that is there now. */
export function requireSeenOffer({ version }: OfferRow, seen: number): void {
  if (version === seen) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this offer since you opened it. Please look at it again.',
    { current: { version } },
  );
}

/** @throws RequestProblem 409 `wrong_state` when the property has a plan of the kind that has not ended. */
export async function requireNoPlan(
  db: Db,
  { propertyId, kind }: Pick<OfferRow, 'propertyId' | 'kind'>,
): Promise<void> {
  if (!(await findLivePlan(db, propertyId, kind))) return;
  throw new RequestProblem(
    'wrong_state',
    'This property already has a plan of this kind. It has to end before another one can start.',
  );
}

async function withdrawn(db: Db, read: ReadOffer, phone: string): Promise<RequestProblem> {
  const newer = await findNewerOffer(db, read);
  const sealed = read.offer.content;
  if (newer?.content && sealed) {
    return new RequestProblem(
      'changed_meanwhile',
      'We have sent you a newer offer in place of this one. Nothing was agreed. Please open it from our latest email.',
      { changes: offerChanges(readOffered(sealed), readOffered(newer.content)) },
    );
  }
  return new RequestProblem(
    'changed_meanwhile',
    `We have withdrawn this offer. Nothing was agreed. Please call us at ${phone}.`,
  );
}
