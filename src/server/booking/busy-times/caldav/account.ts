// What is stored of someone's CalDAV account: sealed as one, so that the password is tied to the calendars it was given for.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { BusyCalendar } from '#contract/booking/busy-calendar.ts';
import { seal, unseal } from '#server/platform/installation/seal.ts';

const Account = z.object({
  username: z.string(),
  password: z.string(),
  calendars: z.array(z.object({ name: z.string(), address: z.string() })),
});
export type Account = z.infer<typeof Account>;

/** The account as it is stored. */
export function sealAccount(key: Buffer, account: Account): string {
  return seal(key, JSON.stringify(account));
}

/** What was stored; undefined when it was sealed with another key. */
export function openAccount(key: Buffer, sealed: string): Account | undefined {
  const text = unseal(key, sealed);
  return text === undefined ? undefined : Account.parse(JSON.parse(text));
}

/** Its calendars as their person sees them. */
export function presentCalendars(
  { calendars }: Account,
  address: string | undefined,
): BusyCalendar['calendars'] {
  return calendars.map((one) => ({
    id: calendarId(one.address),
    name: one.name,
    isRead: one.address === address,
  }));
}

/** What a form calls a calendar: the same as long as its address is. */
export function calendarId(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 16);
}
