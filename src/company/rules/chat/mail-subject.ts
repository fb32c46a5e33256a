// What a mail is about, whoever has answered or passed it on: the subject of a conversation by mail.

/** What mail programs put before a subject, in the languages of our customers; a number counts the answers. */
const MARKS = /^(?:(?:re|fwd?|rv|aw|sv|wg|antw|res|enc)(?:\s?\[\d{1,4}\])?\s?:\s*)+/i;

/** The subject without the marks of answers and forwards. */
export function threadSubject(subject: string): string {
  return subject.trim().replace(MARKS, '').trim();
}

/** The subject of our answer to a mail; one without a subject is answered with `otherwise`. */
export function answerSubject(subject: string, otherwise: string): string {
  return `Re: ${threadSubject(subject) || otherwise}`;
}
