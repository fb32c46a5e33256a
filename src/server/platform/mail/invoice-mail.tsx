// The mail that brings an invoice: what it bills, what is owed and by when, and the link to its page with the proof of each visit.
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
export type InvoiceFacts = {
  firstName: string | null;
  number: number;
  dueOn: string;
  items: { title: string; servedOn: string; total: string }[];
  tax: string;
  total: string;
  /** What is still owed on it. */
  open: string;
  link: string;
};

/** The mail. */
export function invoiceMailOf(
  facts: InvoiceFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const isOwed = centsOf(facts.open) > 0;
  const due = isOwed
    ? `${formatMoney(facts.open)}, due ${formatDate(facts.dueOn)}`
    : 'paid in full';
  const { subject, heading, opening, closing } = fillWords('invoice', words, settings, {
    greeting: greeting(facts.firstName ?? ''),
    number: String(facts.number),
    balance: due,
    dueSentence: isOwed
      ? `${formatMoney(facts.open)} is due by ${formatDate(facts.dueOn)}.`
      : 'It is paid; you owe nothing.',
  });
  return renderMail(
    subject,
    <MailLayout settings={settings} preview={`Invoice ${facts.number}: ${due}`} heading={heading}>
      {opening}
      {facts.items.map(({ title, servedOn, total }) => (
        <PriceRow
          key={`${title} ${servedOn} ${total}`}
          label={`${title}, ${formatDate(servedOn)}`}
          amount={total}
        />
      ))}
      <PriceRow
        label={`Total, with ${formatMoney(facts.tax)} sales tax`}
        amount={facts.total}
        isTotal
      />
      <Action href={facts.link}>See the invoice</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        Each line opens its visit: when we came and left, and the photos. Questions? Reply to this
        email or call {settings.phone}.
      </Text>
    </MailLayout>,
  );
}
