// The mail that reminds a customer of an unpaid invoice: what is owed since when, and where it is seen.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { moneyMailMessages } from './messages/choose-money-mail-messages.ts';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type PaymentReminderFacts = {
  language: Language;
  firstName: string | null;
  number: number;
  /** YYYY-MM-DD. */
  dueOn: string;
  /** Dollars with two decimals. */
  open: string;
  /** Whether no other one follows. */
  isLast: boolean;
  link: string;
};

/** The reminder. */
export function reminderMailOf(
  { language, firstName, number, dueOn, open, isLast, link }: PaymentReminderFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = moneyMailMessages[language];
  const owed = { amount: formatMoney(open), day: formatDate(dueOn, language) };
  const { subject, heading, opening, closing } = fillWords(
    isLast ? 'payment-reminder-last' : 'payment-reminder',
    words,
    settings,
    {
      greeting: greeting(firstName ?? '', language),
      number: String(number),
      amount: owed.amount,
      dueDay: owed.day,
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.reminderPreview, owed)}
      heading={heading}
      language={language}
    >
      {opening}
      <PriceRow label={messages.balance} amount={open} isTotal />
      <Action href={link}>{messages.seeInvoice}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {messages.reminderMore}
      </Text>
    </MailLayout>,
  );
}
