// The mail that an online payment has arrived: how much, by what, what is still owed, and the link to its receipt.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { AnyPaymentMethod } from '#company/rules/billing/ledger-accounts.ts';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
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

/** What the mail says. Amounts are dollars with two decimals, days YYYY-MM-DD. */
export type ReceiptFacts = {
  language: Language;
  firstName: string | null;
  amount: string;
  /** The way that it came, where it came in person. */
  way: AnyPaymentMethod | null;
  /** Such as "Visa 4242", or what staff wrote of it; blank when nothing is known. */
  reference: string;
  /** How much of it is a tip for the crew. */
  tip: string;
  paidOn: string;
  /** What the account still owes. */
  open: string;
  link: string;
};

/** The mail. */
export function receiptMailOf(
  { language, firstName, amount, tip, way, reference, paidOn, open, link }: ReceiptFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = moneyMailMessages[language];
  const method = [way && messages.ways[way], reference].filter(Boolean).join(' ');
  const { subject, heading, opening, closing } = fillWords(
    'payment-received',
    words,
    settings,
    {
      greeting: greeting(firstName ?? '', language),
      amount: formatMoney(amount),
      paidDay: formatDate(paidOn, language),
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.receiptPreview, { amount: formatMoney(amount) })}
      heading={heading}
      language={language}
    >
      {opening}
      <PriceRow
        label={method ? fill(messages.paidWith, { method }) : messages.paidOnline}
        amount={amount}
        isTotal
      />
      {centsOf(tip) > 0 ? <PriceRow label={messages.tip} amount={tip} /> : null}
      <Text style={mailStyles.text}>
        {centsOf(open) > 0
          ? fill(messages.stillOpen, { amount: formatMoney(open) })
          : messages.paidUp}
      </Text>
      <Action href={link}>{messages.seeReceipt}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.questions, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}
