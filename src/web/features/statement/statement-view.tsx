// A statement as its customer and the office see it: the days, what was owed before, each row with the balance after it, and what is owed.

import { Form } from 'react-router';
import { entryLabel } from '#company/rules/billing/entry-labels.ts';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import type { Statement } from '#contract/billing/statements.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { DatedAmount } from './dated-amount.tsx';
import { englishStatement, type SpokenStatement } from './spoken-statement.ts';

type StatementDaysProps = { from: string; to: string; spoken?: SpokenStatement };

/** Chooses the days, by the address of the page. */
export function StatementDays({ from, to, spoken = englishStatement }: StatementDaysProps) {
  const { messages } = spoken;
  return (
    <Form className="no-print mt-6 grid max-w-reading grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <TextField id="from" name="from" type="date" label={messages.from} defaultValue={from} />
      <TextField id="to" name="to" type="date" label={messages.to} defaultValue={to} />
      <Button type="submit" variant="quiet">
        {messages.show}
      </Button>
    </Form>
  );
}

type StatementViewProps = { statement: Statement; spoken?: SpokenStatement };

export function StatementView({ statement, spoken = englishStatement }: StatementViewProps) {
  const { language, messages } = spoken;
  const { opening, rows, billed, settled, closing } = statement;
  return (
    <section className="mt-8 max-w-[48rem]" aria-labelledby="statement">
      <h2 id="statement" className="sr-only">
        {messages.heading}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 tabular-nums sm:grid-cols-4">
        <Sum label={messages.opening} amount={opening} />
        <Sum label={messages.billed} amount={billed} />
        <Sum label={messages.settled} amount={settled} />
        <Sum label={messages.closing} amount={closing} isStrong />
      </dl>
      {rows.length === 0 ? (
        <p className="mt-6 text-ink-soft">{messages.nothing}</p>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line tabular-nums">
          {rows.map((row) => (
            <DatedAmount
              key={row.id}
              on={row.on}
              label={entryLabel(row, messages.words)}
              amount={row.amount}
              language={language}
            >
              <span className="sr-only">{messages.balance}</span>
              {formatMoney(row.balance)}
            </DatedAmount>
          ))}
        </ul>
      )}
      {centsOf(closing) < 0 ? <p className="mt-4">{messages.credit}</p> : null}
    </section>
  );
}

function Sum({ label, amount, isStrong = false }: SumProps) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={isStrong ? 'text-title font-semibold' : 'text-title'}>
        {formatMoney(amount)}
      </dd>
    </div>
  );
}

type SumProps = { label: string; amount: string; isStrong?: boolean };
