// The mail that reminds a customer of an unpaid invoice: what is owed since when, and where it is seen.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. */
export type PaymentReminderFacts = {
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
  { firstName, number, dueOn, open, isLast, link }: PaymentReminderFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const about = `${formatMoney(open)} was due ${formatDate(dueOn)}`;
  const { subject, heading, opening, closing } = fillWords(
    isLast ? 'payment-reminder-last' : 'payment-reminder',
    words,
    settings,
    {
      greeting: greeting(firstName ?? ''),
      number: String(number),
      amount: formatMoney(open),
      dueDay: formatDate(dueOn),
    },
  );
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={about} heading={heading}>
      {opening}
      <PriceRow label="Balance due" amount={open} isTotal />
      <Action href={link}>See the invoice</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Already paid? Thank you. A check can take a few days to reach us. The invoice is attached.
      </Text>
    </MailLayout>,
  );
}
