// What rows are found by, as the database compares it: the mailbox of an address, words of a person, words of a text.
import { type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The mailbox that an e-mail address most likely belongs to, by which bookings are counted: without case, and without a
 * tag behind a plus sign (RFC 5233), since mail to it reaches the same person.
 */
export function mailboxOf(email: SQLWrapper | string) {
  return sql`lower(regexp_replace(${email}, '^([^+@]+)\\+[^@]*@', '\\1@'))`;
}

/** Whether a column has an address of the same mailbox, by its index. */
export function isSameMailbox(column: SQLWrapper, email: string) {
  return sql`${mailboxOf(column)} = ${mailboxOf(sql`${email}::text`)}`;
}

/** Makes what is counted for one mailbox wait for each other until the transaction ends, so that the counts are exact. */
export function lockMailbox(what: string, email: string) {
  const name = sql`${`${what} `}::text || ${mailboxOf(sql`${email}::text`)}`;
  return sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

/** The words of name, address for mail, telephone and address by which someone is found (person_words in its migration). */
export function personWords(
  name: SQLWrapper,
  email: SQLWrapper,
  phone: SQLWrapper,
  address: SQLWrapper,
) {
  return sql`person_words(${name}, ${email}, ${phone}, ${address})`;
}

/** The words of what someone has written, by which it is found (text_words in its migration). */
export function wordsOf(text: SQLWrapper) {
  return sql`text_words(${text})`;
}
