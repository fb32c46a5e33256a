// What a mail server means by giving up a mail of ours, in words for the office (RFC 3463).

/** What is kept of a reason. */
const REASON_LENGTH = 300;

/** By subject and detail of an enhanced status code, the narrower ones first; both classes, 4 and 5, end a mail alike. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^.\.1\.(1|6|10)$/, 'The address does not exist.'],
  [/^.\.1\.2$/, 'What follows the @ in the address does not exist.'],
  [/^.\.1\./, 'There is something wrong with the address.'],
  [/^.\.2\.1$/, 'The mailbox is turned off.'],
  [/^.\.2\.2$/, 'Their mailbox is full.'],
  [/^.\.(2\.3|3\.4)$/, 'The email is too large for them.'],
  [/^.\.2\./, 'Their mailbox takes no mail.'],
  [/^.\.[34]\.|^4\./, 'Their mail server could not be reached or did not take it in time.'],
  [/^.\.7\./, 'Their mail server blocked it.'],
];

/** Why a mail came back, in plain words and in those of the mail server. */
export function returnReason({ status, words }: { status: string; words: string }): string {
  const meaning =
    MEANINGS.find(([pattern]) => pattern.test(status))?.[1] ?? 'Their mail server refused it.';
  const said = words ? ` It said: ${words}` : ` (Code ${status})`;
  return `${meaning}${said}`.slice(0, REASON_LENGTH).toWellFormed();
}
