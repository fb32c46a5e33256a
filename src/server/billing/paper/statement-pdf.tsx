// An account's statement on letter paper: what was owed, what was billed and paid, and what is owed (docs/product/billing.md#statements).
import { Text, View } from '@react-pdf/renderer';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Statement } from '#contract/billing/statements.ts';
import { AmountRow, Paper, PaperFacts, paper } from './paper.tsx';

/** What it is made from; `madeAt` is the instant that its file says. */
export type StatementPdfFacts = { company: BusinessSettings; statement: Statement; madeAt: Date };

/** The document. */
export function StatementPdf({ company, statement, madeAt }: StatementPdfFacts) {
  const { customer, from, to, opening, rows, billed, settled, closing } = statement;
  return (
    <Paper company={company} title="Statement" madeAt={madeAt}>
      <PaperFacts
        of={[
          ['For', customer.name],
          ['From', formatDate(from)],
          ['Through', formatDate(to)],
        ]}
      />
      <View style={{ ...paper.item, ...paper.row, ...paper.strong, marginTop: 16 }}>
        <Text style={paper.what}>What</Text>
        <Text style={paper.amount}>Amount</Text>
        <Text style={paper.amount}>Balance</Text>
      </View>
      <Row what="Opening balance" amount="" balance={opening} />
      {rows.map(({ id, on, label, amount, balance }) => (
        <Row
          key={id}
          what={`${formatDate(on)}: ${label}`}
          amount={formatMoney(amount)}
          balance={balance}
        />
      ))}
      <View style={paper.sum}>
        <AmountRow label="Opening balance" amount={opening} />
        <AmountRow label="Billed" amount={billed} />
        <AmountRow label="Paid and credited" amount={`-${settled}`} />
        <AmountRow label="Closing balance" amount={closing} isStrong />
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
