// A row of what waits for the office, as each kind reads it.
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '#company/facts/languages.ts';
import type { Waiting, WaitingKind } from '#contract/overviews/console.ts';

/** So many of each kind stand on the page; the rest are in their lists. */
export const SHOWN = 6;

/**
 * What waits as it is read; how long is counted for all of them at once, and what is known of its customer is found for all of them.
 * `language` is that of the request or conversation itself, where it has one.
 */
export type WaitingRow = Omit<Waiting, 'waitedMinutes' | 'language'> & {
  language?: Language | undefined;
};

/** What every kind says of a row; where a customer or a promise is known, it follows. */
export function entry(kind: WaitingKind, path: string, since: Date) {
  return { kind, path, since: since.toISOString(), due: null, customerId: null };
}

type Named = { firstName: PgColumn; lastName: PgColumn };

/** Of a person by their columns: the name, else the email address, else the phone number. */
export function nameOf(table: Named & { email: PgColumn; phone: PgColumn }) {
  const { firstName, lastName, email, phone } = table;
  return sql<string>`coalesce(nullif(concat_ws(' ', ${firstName}, ${lastName}), ''), ${email}, ${phone}, '')`;
}
