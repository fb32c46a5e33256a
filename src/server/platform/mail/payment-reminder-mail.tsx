// The mail that reminds a customer of an unpaid invoice: what is owed since when, and where it is seen.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
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
): Promise<RenderedMail> {
  const about = `${formatMoney(open)} was due ${formatDate(dueOn)}`;
  return renderMail(
    `Reminder: Invoice ${number}, ${about}`,
    <MailLayout settings={settings} preview={about} heading={`Invoice ${number} is past due`}>
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, we have not received payment for invoice {number} yet. It was
        due {formatDate(dueOn)}.
      </Text>
      <PriceRow label="Balance due" amount={open} isTotal />
      <Action href={link}>See the invoice</Action>
      <Text style={{ ...mailStyles.text, marginTop: '16px' }}>
        {isLast
          ? `This is our last reminder by email. Please pay within the next few days, or call us at ${settings.phone} so that we can find a way together.`
          : `If something about it is wrong, or you need more time, call us at ${settings.phone} or reply to this email.`}
      </Text>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Already paid? Thank you. A check can take a few days to reach us. The invoice is attached.
      </Text>
    </MailLayout>,
  );
}
