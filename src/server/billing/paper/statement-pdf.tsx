// An account's statement on letter paper: what was owed, what was billed and paid, and what is owed (docs/product/billing.md#statements).
import { Text, View } from '@react-pdf/renderer';
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { entryLabel } from '#company/rules/billing/entry-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Statement } from '#contract/billing/statements.ts';
import { paperMessages } from './messages/choose-paper-messages.ts';
import { AmountRow, Paper, PaperFacts, paper } from './paper.tsx';

/** What it is made from; `madeAt` is the instant that its file says. */
export type StatementPdfFacts = {
  company: BusinessSettings;
  statement: Statement;
  language: Language;
  madeAt: Date;
};

/** The document. */
export function StatementPdf({ company, statement, language, madeAt }: StatementPdfFacts) {
  const words = paperMessages[language];
  const day = (on: string) => capitalized(formatDate(on, language));
  const { customer, from, to, opening, rows, billed, settled, closing } = statement;
  return (
    <Paper {...{ company, language, madeAt }} title={words.statement}>
      <PaperFacts
        of={[
          [words.for, customer.name],
          [words.from, day(from)],
          [words.through, day(to)],
        ]}
      />
      <View style={{ ...paper.item, ...paper.row, ...paper.strong, marginTop: 16 }}>
        <Text style={paper.what}>{words.what}</Text>
        <Text style={paper.amount}>{words.amount}</Text>
        <Text style={paper.amount}>{words.balance}</Text>
      </View>
      <Row what={words.opening} amount="" balance={opening} />
      {rows.map((row) => (
        <Row
          key={row.id}
          what={`${day(row.on)}: ${entryLabel(row, words.entries)}`}
          amount={formatMoney(row.amount)}
          balance={row.balance}
        />
      ))}
      <View style={paper.sum}>
        <AmountRow label={words.opening} amount={opening} />
        <AmountRow label={words.billed} amount={billed} />
        <AmountRow label={words.settled} amount={`-${settled}`} />
        <AmountRow label={words.closing} amount={closing} isStrong />
      </View>
    </Paper>
  );
}

function Row({ what, amount, balance }: { what: string; amount: string; balance: string }) {
  return (
    <View style={{ ...paper.item, ...paper.row }} wrap={false}>
      <Text style={paper.what}>{what}</Text>
      <Text style={paper.amount}>{amount}</Text>
      <Text style={paper.amount}>{formatMoney(balance)}</Text>
    </View>
  );
}
