// The mail that brings an account's statement of a month: what was owed, billed and paid, and the link to it.
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

/** What the mail says. */
export type StatementFacts = {
  language: Language;
  firstName: string | null;
  /** Days are YYYY-MM-DD, amounts dollars with two decimals. */
  statement: {
    from: string;
    to: string;
    opening: string;
    billed: string;
    settled: string;
    closing: string;
  };
  link: string;
};

/** The mail. */
export function statementMailOf(
  { language, firstName, statement, link }: StatementFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const messages = moneyMailMessages[language];
  const { to, billed, settled } = statement;
  const balance =
    centsOf(statement.closing) > 0
      ? fill(messages.isDue, { amount: formatMoney(statement.closing) })
      : messages.nothingDue;
  const { subject, heading, opening, closing } = fillWords(
    'statement',
    words,
    settings,
    {
      greeting: greeting(firstName ?? '', language),
      balance,
      firstDay: formatDate(statement.from, language),
      lastDay: formatDate(to, language),
    },
    language,
  );
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={fill(messages.statementPreview, {
        day: formatDate(to, language),
        balance,
      })}
      heading={heading}
      language={language}
    >
      {opening}
      <PriceRow label={messages.openingBalance} amount={statement.opening} />
      <PriceRow label={messages.billed} amount={billed} />
      <PriceRow label={messages.settled} amount={`-${settled}`} />
      <PriceRow label={messages.closingBalance} amount={statement.closing} isTotal />
      <Action href={link}>{messages.seeStatement}</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        {fill(messages.statementMore, { phone: settings.phone })}
      </Text>
    </MailLayout>,
  );
}
