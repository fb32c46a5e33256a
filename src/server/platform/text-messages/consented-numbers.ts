// Which customers may be sent text messages about their visits, and at which number (47 U.S.C. 227, 47 CFR 64.1200).
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { phoneDigits, textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db } from '../database/client.ts';
import { users } from '../database/schema/account.ts';
import { consents } from '../database/schema/customer.ts';
import { stoppedAmong } from './text-stops.ts';

/**
 * The numbers by person. A consent counts as long as no one has taken it back, the account is open, and the number is still the
 * one that they have: a number that was given up belongs to someone else by now. Whoever holds the telephone and has written STOP from it counts
 * before every consent.
 */
export async function consentedNumbers(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: consents.userId, reaches: consents.reaches, phone: users.phone })
    .from(consents)
    .innerJoin(users, eq(users.id, consents.userId))
    .where(
      and(
        inArray(consents.userId, [...userIds]),
        eq(consents.channel, 'text'),
        eq(consents.purpose, 'visits'),
        isNull(consents.withdrawnAt),
        isNull(users.disabledAt),
      ),
    );
  const stopped = await stoppedAmong(
    db,
    rows.map(({ reaches }) => reaches),
  );
  const theirs = rows.filter(({ reaches, phone }) => {
    const digits = phoneDigits(reaches);
    return digits === phoneDigits(phone ?? '') && !stopped.has(textNumberOf(reaches));
  });
  return new Map(theirs.map(({ userId, reaches }) => [userId, reaches]));
}

/** Whether someone has agreed to texts at a number, however it is written; no one has not. */
export async function hasAgreed(db: Db, userId: string | null, number: string): Promise<boolean> {
  if (userId === null) return false;
  const reaches = (await consentedNumbers(db, [userId])).get(userId);
  return reaches !== undefined && textNumberOf(reaches) === textNumberOf(number);
}
