// What a visit costs, line by line with its tax, for its customer and for staff.
import { formatMoney } from '#company/rules/money/money.ts';
import type { VisitPrice as Price } from '#contract/visits/visit-price.ts';

/** The note says who pays when. */
export function VisitPrice({ price, note }: { price: Price; note: string }) {
  return (
    <section aria-labelledby="price">
      <h2 id="price" className="text-title">
        Price of this visit
      </h2>
      <dl className="mt-4 grid gap-2 tabular-nums">
        {price.lines.map(({ label, amount }) => (
          <PriceRow key={label} label={label} amount={amount} />
        ))}
        <PriceRow
          label="Before tax"
          amount={price.beforeTax}
          className="border-t border-line pt-2"
        />
        <PriceRow label={`Sales tax ${price.taxRate}`} amount={price.tax} />
        <PriceRow label="Total" amount={price.total} className="font-semibold" />
      </dl>
      <p className="mt-3 text-small text-ink-soft">{note}</p>
    </section>
  );
}

type PriceRowProps = { label: string; amount: string; className?: string };

function PriceRow({ label, amount, className = '' }: PriceRowProps) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
