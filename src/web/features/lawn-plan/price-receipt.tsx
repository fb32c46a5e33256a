// The price set like a receipt: line by line, the total, and what comes after.
import type { ReactNode } from 'react';
import { noUpfrontPayment } from '#company/facts/lawn-plan-messages.ts';
import { plusSalesTax } from '#company/facts/sales-tax.ts';
import { type LawnPlanPrice, type PriceLine, weeklyYear } from '#company/rules/money/lawn-price.ts';
import { formatCents } from '#company/rules/money/money.ts';

type ReceiptProps = {
  price: LawnPlanPrice;
  hidden?: boolean;
  /** What can be done with it, below the lines. */
  children?: ReactNode;
};

/** The receipt of a first visit, and what the year comes to. */
export function Receipt({ price, hidden, children }: ReceiptProps) {
  const { lines, firstVisitCents, everyVisitCents, visitsPerYear, firstYearCents } = price;
  return (
    <section className="price-receipt" aria-label="Your price" hidden={hidden}>
      <h3>Your price</h3>
      <dl>
        {lines.map((line) => (
          <Line key={line.label} {...line} />
        ))}
        <Line label="First visit" cents={firstVisitCents} isTotal />
        {firstYearCents !== null && (
          <>
            <Line label="Each visit after that" cents={everyVisitCents} />
            <Line label={`First year, ${visitsPerYear} visits`} cents={firstYearCents} />
          </>
        )}
      </dl>
      <p>
        {visitsPerYear === weeklyYear.growingVisits + weeklyYear.winterVisits &&
          `${weeklyYear.growingVisits} visits April to October, one a week; ${weeklyYear.winterVisits} November to March, one every two weeks. `}
        Prices are {plusSalesTax}.
      </p>
      <p className="price-receipt-promise">{noUpfrontPayment}</p>
      {children}
    </section>
  );
}

/** One line with its dotted leader. */
export function Line({ label, cents, isTotal = false }: PriceLine & { isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'price-receipt-total' : undefined}>
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
