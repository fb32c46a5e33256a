// The mail that brings an account's statement of a month: what was owed, billed and paid, and the link to it.
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

/** What the mail says. */
export type StatementFacts = {
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
  { firstName, statement, link }: StatementFacts,
  settings: BusinessSettings,
  words: WordsOfMails,
): Promise<RenderedMail> {
  const { to, billed, settled } = statement;
  const balance =
    centsOf(statement.closing) > 0 ? `${formatMoney(statement.closing)} is due` : 'nothing is due';
  const { subject, heading, opening, closing } = fillWords('statement', words, settings, {
    greeting: greeting(firstName ?? ''),
    balance,
    firstDay: formatDate(statement.from),
    lastDay: formatDate(to),
  });
  return renderMail(
    subject,
    <MailLayout
      settings={settings}
      preview={`Through ${formatDate(to)}, ${balance}`}
      heading={heading}
    >
      {opening}
      <PriceRow label="Opening balance" amount={statement.opening} />
      <PriceRow label="Billed" amount={billed} />
      <PriceRow label="Paid and credited" amount={`-${settled}`} />
      <PriceRow label="Closing balance" amount={statement.closing} isTotal />
      <Action href={link}>See the statement</Action>
      {closing}
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        The statement is attached. Payments that reached us later are not on it. Questions? Reply to
        this email or call {settings.phone}.
      </Text>
    </MailLayout>,
  );
}
