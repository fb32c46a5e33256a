// What is left of a mailing that is being sent: how long the rest takes, and when addresses are tried again.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { MailingResults } from '#contract/site/mailings.ts';
import { momentLabel } from '../content/moment-label.ts';
import { durationLabel } from './duration-label.ts';

type Clock = { now: Date; timeZone: string };

/** Such as "about 3 minutes to go. One address is tried again at 4:10 PM"; nothing once no one is left. */
export function leftLabel(
  { counts, later }: Pick<MailingResults, 'counts' | 'later'>,
  mailsPerMinute: number,
  clock: Clock,
): string {
  const soon = counts.waiting + counts.claimed - (later?.count ?? 0);
  const rest = soon > 0 ? `, ${durationLabel(soon / mailsPerMinute)} to go` : '';
  return later ? `${rest}. ${retryLabel(later, clock)}` : rest;
}

function retryLabel(later: NonNullable<MailingResults['later']>, { now, timeZone }: Clock): string {
  const at = new Date(later.firstAt);
  const isToday = dateInZone(at, timeZone) === dateInZone(now, timeZone);
  const time = at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  const when = isToday ? `at ${time}` : `on ${momentLabel(later.firstAt, timeZone)}`;
  return later.count === 1
    ? `One address is tried again ${when}`
    : `${later.count.toLocaleString('en-US')} addresses are tried again, the first ${when}`;
}
