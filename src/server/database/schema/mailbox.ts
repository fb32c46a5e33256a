// What rows are found by, as the database compares it: the mailbox of an address, words of a person, words of a text.
import { type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The mailbox that an e-mail address most likely belongs to, by which bookings are counted: without case, and without a
 * tag behind a plus sign (RFC 5233), since mail to it reaches the same person.
 */
export function mailboxOf(email: SQLWrapper | string) {
  return sql`lower(regexp_replace(${email}, '^([^+@]+)\\+[^@]*@', '\\1@'))`;
}

/** The words of name, address for mail, telephone and address by which somebody is found (person_words in its migration). */
export function personWords(
  name: SQLWrapper,
  email: SQLWrapper,
  phone: SQLWrapper,
  address: SQLWrapper,
) {
  return sql`person_words(${name}, ${email}, ${phone}, ${address})`;
}

/** The words of what somebody has written, by which it is found (text_words in its migration). */
export function wordsOf(text: SQLWrapper) {
  return sql`text_words(${text})`;
}
