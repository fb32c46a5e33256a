// The mail that brings an invoice: what it bills, what is owed and by when, and the link to its page with the proof of each visit.
import { Text } from 'react-email';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
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
export type InvoiceFacts = {
  language: Language;
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
  const { language } = facts;
  const messages = moneyMailMessages[language];
  const number = String(facts.number);
  const owed = { amount: formatMoney(facts.open), day: formatDate(facts.dueOn, language) };
  const isOwed = centsOf(facts.open) > 0;
  const balance = isOwed ? fill(messages.balanceDue, owed) : messages.paidInFull;
  const { subject, heading, opening, closing } = fillWords(
    'invoice',
    words,
    settings,
    {
      greeting: greeting(facts.firstName ?? '', language),
      number,
      balance,
      dueSentence: isOwed ? fill(messages.dueSentence, owed) : messages.owesNothing,
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.invoicePreview, { number, balance })}
      heading={heading}
      language={language}
    >
      {opening}
      {facts.items.map(({ title, servedOn, total }) => (
        <PriceRow
          key={`${title} ${servedOn} ${total}`}
          label={`${title}, ${formatDate(servedOn, language)}`}
          amount={total}
        />
      ))}
      <PriceRow
        label={fill(messages.total, { tax: formatMoney(facts.tax) })}
        amount={facts.total}
        isTotal
      />
      <Action href={facts.link}>{messages.seeInvoice}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.invoiceMore, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}
