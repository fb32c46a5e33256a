// What keeps texts from a number of a customer: who holds it has stopped them, it is wrong, or they have not agreed to any there.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { Db } from '#server/platform/database/client.ts';
import { hasAgreed } from '#server/platform/text-messages/consented-numbers.ts';
import { type TextStop, textStopOf } from '#server/platform/text-messages/text-stops.ts';
import { hasCalled } from './has-called.ts';

/** Texts that no one asked for need a permission (47 U.S.C. 227); what they have texted us may always be answered, and so may a call. */
export const NOT_AGREED =
  'They have not agreed to texts at this number. Save their permission in their record first.';

/** Why nothing leaves to a number, as a sentence. */
export function whyStopped({ since, why }: TextStop, timeZone: string): string {
  const day = formatDate(dateInZone(since, timeZone));
  return why === 'stop'
    ? `They stopped our texts on ${day}.`
    : `This number was marked as wrong on ${day}. You can undo that at the desk, above the conversation by text.`;
}

/** When it is asked, and in which zone days are said. */
export type AskedAt = { now: Date; timeZone: string };

/** Why a customer cannot be texted at a number, before they have texted from it; null when they can. */
export async function whyNotText(
  db: Db,
  customerId: string | null,
  number: string,
  { now, timeZone }: AskedAt,
): Promise<string | null> {
  const stop = await textStopOf(db, number);
  if (stop) return whyStopped(stop, timeZone);
  const isAgreed = (await hasAgreed(db, customerId, number)) || (await hasCalled(db, number, now));
  return isAgreed ? null : NOT_AGREED;
}
