// A statement as its customer and the office see it: the days, what was owed before, each row with the balance after it, and what is owed.
import { Form } from 'react-router';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import type { Statement } from '#contract/billing/statements.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { DatedAmount } from './dated-amount.tsx';

/** Chooses the days, by the address of the page. */
export function StatementDays({ from, to }: { from: string; to: string }) {
  return (
    <Form className="no-print mt-6 grid max-w-reading grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      <TextField id="from" name="from" type="date" label="From" defaultValue={from} />
      <TextField id="to" name="to" type="date" label="To" defaultValue={to} />
      <Button type="submit" variant="quiet">
        Show
      </Button>
    </Form>
  );
}

export function StatementView({ statement }: { statement: Statement }) {
  const { opening, rows, billed, settled, closing } = statement;
  return (
    <section className="mt-8 max-w-[48rem]" aria-labelledby="statement">
      <h2 id="statement" className="sr-only">
        What was billed and paid
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 tabular-nums sm:grid-cols-4">
        <Sum label="Opening balance" amount={opening} />
        <Sum label="Billed" amount={billed} />
        <Sum label="Paid and credited" amount={settled} />
        <Sum label="Closing balance" amount={closing} isStrong />
      </dl>
      {rows.length === 0 ? (
        <p className="mt-6 text-ink-soft">Nothing was billed or paid in these days.</p>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line tabular-nums">
          {rows.map(({ id, on, label, amount, balance }) => (
            <DatedAmount key={id} {...{ on, label, amount }}>
              <span className="sr-only">Balance: </span>
              {formatMoney(balance)}
            </DatedAmount>
          ))}
        </ul>
      )}
      {centsOf(closing) < 0 ? (
        <p className="mt-4">A balance below zero is credit. It goes toward the next invoice.</p>
      ) : null}
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
