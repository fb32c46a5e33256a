// Ends the permissions to text a number that turned out to be wrong, and gives them back when it was right after all.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import type { ServerContext } from '../context.ts';
import { writeDown } from './customer.service.ts';

/** How a permission was withdrawn that ended with its number; no one tells us so, as they do in all other ways. */
const WRONG_NUMBER = 'wrong-number';

type OfNumber = { actor: CurrentUser; number: string; at: Date };

/** Ends them, whoever they are of, with the reason. */
export async function endConsentsOf(
  context: ServerContext,
  tx: Tx,
  { actor, number, at }: OfNumber,
): Promise<void> {
  const ended = await tx
    .update(consents)
    .set({ withdrawnHow: WRONG_NUMBER, withdrawnAt: at })
    .where(and(isFor(number), isNull(consents.withdrawnAt)))
    .returning();
  for (const { userId, channel, purpose } of ended) {
    const details = { channel, purpose, how: WRONG_NUMBER };
    await writeDown(context, tx, actor, 'consent-withdrawn', userId, details);
  }
}

/** Gives those back that ended at that moment; what was agreed anew meanwhile stays as it is. */
export async function restoreConsentsOf(
  context: ServerContext,
  tx: Tx,
  { actor, number, at }: OfNumber,
): Promise<void> {
  const isAgreedAnew = sql`exists (select from consents as other where other.user_id = consents.user_id
    and other.channel = consents.channel and other.purpose = consents.purpose
    and other.reaches = consents.reaches and other.withdrawn_at is null)`;
  const restored = await tx
    .update(consents)
    .set({ withdrawnHow: null, withdrawnAt: null })
    .where(
      and(
        isFor(number),
        eq(consents.withdrawnHow, WRONG_NUMBER),
        eq(consents.withdrawnAt, at),
        sql`not ${isAgreedAnew}`,
      ),
    )
    .returning();
  for (const { userId, channel, purpose } of restored) {
    const details = { channel, purpose };
    await writeDown(context, tx, actor, 'consent-restored', userId, details);
  }
}

function isFor(number: string) {
  return and(
    eq(consents.channel, 'text'),
    sql`(phone_words(${consents.reaches}))[1] = ${number.replace('+', '')}`,
  );
}
