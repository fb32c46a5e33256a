// Words of a change of email address that portal and console share.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import type { OpenEmailChange } from '#contract/customers/email-change.ts';

export const emailChangeLabels = { email: 'New email', code: 'Code' };

/** Where the code went and how long it works, on the company's clock. */
export function codeHint({ email, expiresAt }: OpenEmailChange, timeZone: string): string {
  const until = slotLabel(timeInZone(new Date(expiresAt), timeZone));
  return `Eight digits, mailed to ${email}. They work until ${until}.`;
}
