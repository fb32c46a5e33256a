// What someone allows us to send, as staff record it: texts need a consent of their own (47 U.S.C. 227, 47 CFR 64.1200).
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Consent, ConsentWay, NewConsent } from '#contract/customers/customers.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { textStopOf } from '#server/platform/text-messages/text-stops.ts';
import type { ServerContext } from '../context.ts';
import { type CustomerRow, presentConsent } from './customer.queries.ts';
import { lockCustomer, writeDown } from './customer.service.ts';

/**
 * Keeps a consent with the words that were shown, for the address or number that the customer has now. One that holds
 * already for the same is answered as it stands.
 *
 * @throws RequestProblem 404 for no one, 422 for texts to someone without a number.
 */
export async function recordConsent(
  context: ServerContext,
  actor: CurrentUser,
  id: string,
  given: NewConsent,
): Promise<Consent> {
  return context.db.transaction(async (tx) => {
    const row = await lockCustomer(context, tx, id);
    const reaches = reachOf(row, given.channel);
    const known = await holding(tx, row.id, given, reaches);
    if (known) return presentConsent(known, await stopOf(tx, known));
    const [kept] = await tx
      .insert(consents)
      .values({ ...given, userId: row.id, reaches, givenAt: context.clock(), takenBy: actor.id })
      .returning();
    if (!kept) throw new Error('the consent was not kept');
    const details = { channel: given.channel, purpose: given.purpose };
    await writeDown(context, tx, actor, 'consent-recorded', row.id, details);
    return presentConsent(kept, await stopOf(tx, kept));
  });
}

/**
 * Records that a consent was taken back. A second time changes nothing.
 *
 * @throws RequestProblem 404 for a consent of someone else.
 */
export async function withdrawConsent(
  context: ServerContext,
  actor: CurrentUser,
  ids: { id: string; consentId: number },
  withdrawnHow: ConsentWay,
): Promise<Consent> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomer(context, tx, ids.id);
    const own = and(eq(consents.userId, userId), eq(consents.id, ids.consentId));
    const [row] = await tx.select().from(consents).where(own);
    if (!row) throw new RequestProblem('not_found', 'We could not find this consent.');
    if (row.withdrawnAt) return presentConsent(row, await stopOf(tx, row));
    const [changed] = await tx
      .update(consents)
      .set({ withdrawnHow, withdrawnAt: context.clock() })
      .where(own)
      .returning();
    const details = { channel: row.channel, purpose: row.purpose };
    await writeDown(context, tx, actor, 'consent-withdrawn', userId, details);
    return presentConsent(changed ?? row, await stopOf(tx, row));
  });
}

/** What keeps texts from the number of a consent. */
async function stopOf(tx: Tx, { channel, reaches }: typeof consents.$inferSelect) {
  return channel === 'text' ? textStopOf(tx, reaches) : null;
}

function reachOf({ email, phone }: CustomerRow, channel: NewConsent['channel']): string {
  const reaches = channel === 'email' ? email : phone;
  if (reaches) return reaches;
  const missing = channel === 'email' ? 'email' : 'phone number';
  const detail = `We have no ${missing} for this customer. Please add it first.`;
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/channel', detail }] });
}

async function holding(tx: Tx, userId: string, given: NewConsent, reaches: string) {
  const [row] = await tx
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.channel, given.channel),
        eq(consents.purpose, given.purpose),
        eq(consents.reaches, reaches),
        isNull(consents.withdrawnAt),
      ),
    );
  return row;
}
