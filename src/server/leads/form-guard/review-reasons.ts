// What follows when a request is reviewed: who still gets a receipt, and how the office reads the reasons.
import type { ReviewReason } from '#contract/leads/form-guard.ts';

/** Signs of a robot that writes to other people's addresses: our receipt would be its next unwanted mail. */
const NO_RECEIPT: readonly string[] = [
  'honeypot',
  'links',
  'repeated_text',
  'repeated_sender',
  'open_bookings',
] satisfies ReviewReason[];

/** Whether the person gets a receipt by mail. A form sent without JavaScript is held as well, and its sender gets one. */
export function getsReceipt(reasons: readonly string[]): boolean {
  return !reasons.some((reason) => NO_RECEIPT.includes(reason));
}

/** The reasons in words, for the office. */
const REASON_WORDS: Record<ReviewReason, string> = {
  honeypot: 'A field that people do not see was filled in',
  no_token: 'It was sent without the form’s own token, as browsers without JavaScript do',
  token_expired: 'The form had been open for more than twelve hours',
  token_reused: 'The form’s token had been used before',
  too_fast: 'It was filled in faster than people type',
  no_proof:
    'Many requests came from this connection, and this one without the work asked of its browser',
  links: 'It has several links, or a link in the name',
  repeated_text: 'The same text came from another address today',
  repeated_sender: 'This address has asked several times within an hour',
  open_bookings: 'This email address has two other consultations ahead',
};

/** Stored reasons as the office reads them; a word of an older version stands for itself. */
export function describeReasons(reasons: readonly string[]): string[] {
  return reasons.map((reason) => (REASON_WORDS as Record<string, string>)[reason] ?? reason);
}
