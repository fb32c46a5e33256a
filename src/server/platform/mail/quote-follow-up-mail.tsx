// The mail that asks a customer about a quote they have not answered: what it comes to, until when it is good, and where it is.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { requestMailMessages } from './messages/choose-request-mail-messages.ts';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type QuoteFollowUpFacts = {
  language: Language;
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
  { language, firstName, serviceType, total, sentOn, validUntil, isLast, link }: QuoteFollowUpFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = requestMailMessages[language];
  const day = formatDate(validUntil, language);
  const { subject, heading, opening, closing } = fillWords(
    'quote-follow-up',
    words,
    settings,
    {
      greeting: greeting(firstName ?? '', language),
      service: serviceType,
      sentDay: formatDate(sentOn, language),
      validUntil: day,
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.goodThrough, { day })}
      heading={heading}
      language={language}
    >
      {opening}
      <PriceRow label={messages.total} amount={total} isTotal />
      <Action href={link}>{messages.seeQuote}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {isLast ? messages.lastFollowUp : messages.notInterested}
      </Text>
    </MailLayout>,
  );
}
