// What became of a quote, in words for the office.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';

/** What follows "good through ...": when it was sent, looked at and answered. */
export function answeredWords(quote: DeskQuote, timeZone: string): string {
  const on = (instant: string) => formatDate(dateInZone(new Date(instant), timeZone));
  const { status, sentAt, viewedAt, answeredAt, answeredBy, answerNote, followUps } = quote;
  if (status === 'draft') return '';
  if (status === 'accepted' && answeredAt) return `. Signed by ${answeredBy} on ${on(answeredAt)}`;
  if (status === 'declined' && answeredAt) {
    return `. Declined on ${on(answeredAt)}${answerNote ? `: “${answerNote}”` : ''}`;
  }
  const seen = viewedAt ? `, first viewed on ${on(viewedAt)}` : ', not viewed yet';
  const last = followUps.at(-1);
  const asked = last ? `, last followed up on ${formatDate(last)}` : '';
  return sentAt ? `. Sent on ${on(sentAt)}${seen}${asked}` : '';
}
