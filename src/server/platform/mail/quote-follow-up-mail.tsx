// The mail that asks a customer about a quote they have not answered: what it comes to, until when it is good, and where it is.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type QuoteFollowUpFacts = {
  firstName: string | null;
  serviceType: string;
  /** Dollars with two decimals. */
  total: string;
  /** YYYY-MM-DD. */
  sentOn: string;
  validUntil: string;
  /** Whether no other one follows. */
  isLast: boolean;
  link: string;
};

/** The follow-up. */
export function quoteFollowUpMailOf(
  { firstName, serviceType, total, sentOn, validUntil, isLast, link }: QuoteFollowUpFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const about = `good through ${formatDate(validUntil)}`;
  const { subject, heading, opening, closing } = fillWords('quote-follow-up', words, settings, {
    greeting: greeting(firstName ?? ''),
    service: serviceType,
    sentDay: formatDate(sentOn),
    validUntil: formatDate(validUntil),
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={about} heading={heading}>
      {opening}
      <PriceRow label="Total" amount={total} isTotal />
      <Action href={link}>See the quote</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {isLast
          ? 'This is our last email about it. If you have decided against it, you don’t need to do anything.'
          : 'Not interested? Decline it on that page, and you will get no more emails about it.'}
      </Text>
    </MailLayout>,
  );
}
