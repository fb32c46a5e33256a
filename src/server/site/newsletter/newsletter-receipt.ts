// What the page that thanks a new reader may know: the address as a mask, for an hour. It is made from what was typed and
// not from the row, because a row's number would tell whether the address was known before.
const SHOWN_MS = 3_600_000;

/** What a receipt's token names for an address that has just subscribed. */
export function newsletterSubject(email: string, now: Date): string {
  return `${now.getTime()} ${masked(email)}`;
}

/** The masked address, or undefined once the hour has passed. */
export function newsletterReceiptOf(subject: string, now: Date): string | undefined {
  const [at = '', email] = subject.split(' ');
  return now.getTime() - Number(at) < SHOWN_MS ? email : undefined;
}

/** The first character and the domain: enough to know it again, too little for someone the mail was forwarded to. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}…${email.slice(at)}`;
}
