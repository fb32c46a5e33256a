// The mail that an online payment has arrived: how much, by what, what is still owed, and the link to its receipt.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import type { WordsOfMails } from '#company/rules/platform/automatic-mails.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
import { fillWords } from './mail-words.tsx';
import { PriceRow } from './price-row.tsx';
import { type RenderedMail, renderMail } from './render-mail.ts';

/** What the mail says. Amounts are dollars with two decimals, days YYYY-MM-DD. */
export type ReceiptFacts = {
  firstName: string | null;
  amount: string;
  /** Such as "Visa 4242"; blank when it is not known. */
  method: string;
  /** How much of it is a tip for the crew. */
  tip: string;
  paidOn: string;
  /** What the account still owes. */
  open: string;
  link: string;
};

/** The mail. */
export function receiptMailOf(
  { firstName, amount, tip, method, paidOn, open, link }: ReceiptFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const paid = `Payment received: ${formatMoney(amount)}`;
  const { subject, heading, opening, closing } = fillWords('payment-received', words, settings, {
    greeting: greeting(firstName ?? ''),
    amount: formatMoney(amount),
    paidDay: formatDate(paidOn),
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={paid} heading={heading}>
      {opening}
      <PriceRow label={method ? `Paid with ${method}` : 'Paid online'} amount={amount} isTotal />
      {centsOf(tip) > 0 ? <PriceRow label="Of it a tip for the crew" amount={tip} /> : null}
      <Text style={mailStyles.text}>
        {centsOf(open) > 0
          ? `${formatMoney(open)} is still open on your account.`
          : 'You’re all paid up.'}
      </Text>
      <Action href={link}>See the receipt</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Questions? Reply to this email or call {settings.phone}.
      </Text>
    </MailLayout>,
  );
}
