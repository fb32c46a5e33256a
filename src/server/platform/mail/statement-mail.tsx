// The mail that brings an account's statement of a month: what was owed, billed and paid, and the link to it.
import { Text } from 'react-email';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import { greeting } from '#company/rules/platform/greeting.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Action } from './mail-action.tsx';
import { MailLayout, mailStyles } from './mail-layout.tsx';
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
): Promise<RenderedMail> {
  const { to, opening, billed, settled, closing } = statement;
  const balance = centsOf(closing) > 0 ? `${formatMoney(closing)} is due` : 'nothing is due';
  return renderMail(
    `Your statement through ${formatDate(to)}: ${balance}`,
    <MailLayout
      settings={settings}
      preview={`Through ${formatDate(to)}, ${balance}`}
      heading="Your statement"
    >
      <Text style={mailStyles.text}>
        {greeting(firstName ?? '')}, here is your account from {formatDate(statement.from)} through{' '}
        {formatDate(to)}.
      </Text>
      <PriceRow label="Opening balance" amount={opening} />
      <PriceRow label="Billed" amount={billed} />
      <PriceRow label="Paid and credited" amount={`-${settled}`} />
      <PriceRow label="Closing balance" amount={closing} isTotal />
      <Action href={link}>See the statement</Action>
      <Text className="soft" style={{ ...mailStyles.label, marginTop: '24px' }}>
        The statement is attached. Payments that reached us later are not on it. Questions? Reply to
        this email or call {settings.phone}.
      </Text>
    </MailLayout>,
  );
}
