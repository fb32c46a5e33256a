// Which mail a follow-up means, as long as its quote still waits for an answer. Loaded with the first one, because templates are large.
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { quoteFollowUpMailOf } from '#server/platform/mail/quote-follow-up-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { findFollowUp, type WaitingQuote, waitingQuotes } from './follow-ups.queries.ts';

/** The mail; undefined when the quote was answered, changed, talked about or has lapsed since. */
export async function followUpMailFor(
  context: ServerContext,
  followUpId: number,
): Promise<Mail | undefined> {
  const { db, clock, settings } = context;
  const { timeZone, quoteFollowUpsAreOn } = settings();
  const row = await findFollowUp(db, followUpId);
  if (!row || !quoteFollowUpsAreOn) return undefined;
  const today = dateInZone(clock(), timeZone);
  const [quote] = await waitingQuotes(db, { today, id: row.quoteId });
  if (!quote || quote.isTalkedAbout) return undefined;
  if (quote.sentAt.getTime() !== row.quoteSentAt.getTime()) return undefined;
  const letter = await followUpLetter(context, quote, row.step);
  return { ...letter, to: quote.email, id: `quote-follow-up-${followUpId}` };
}

/** What is asked about a quote at a step. */
export function followUpLetter(
  context: Pick<ServerContext, 'config' | 'content' | 'settings'>,
  { firstName, language, serviceType, total, validUntil, sentAt, requestId }: WaitingQuote,
  step: number,
) {
  const { config, settings } = context;
  const { timeZone, quoteFollowUpDays } = settings();
  return quoteFollowUpMailOf(
    {
      language: writtenLanguage(language),
      ...{ firstName, serviceType, total, validUntil },
      sentOn: dateInZone(sentAt, timeZone),
      isLast: step >= quoteFollowUpDays.length,
      link: new URL(`/customer-portal/add-ons/${requestId}/quote`, config.publicUrl).href,
    },
    settings(),
    wordsOfMails(context),
  );
}
