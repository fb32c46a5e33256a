// The price set like a receipt: line by line, the total, and what comes after.
import type { ReactNode } from 'react';
import { type LawnPlanPrice, weeklyYear } from '#company/rules/money/lawn-price.ts';
import { formatCents } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { MarkedLabel } from './list-text.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';

type ReceiptProps = {
  words: LawnPlanMessages;
  price: LawnPlanPrice;
  hidden?: boolean;
  /** What can be done with it, below the lines. */
  children?: ReactNode;
};

/** The receipt of a first visit, and what the year comes to. */
export function Receipt({ words, price, hidden, children }: ReceiptProps) {
  const { lines, firstVisitCents, everyVisitCents, visitsPerYear, firstYearCents } = price;
  return (
    <section className="price-receipt" aria-label={words.price} hidden={hidden}>
      <h3>{words.price}</h3>
      <dl>
        {lines.map((line) => (
          <Line
            key={line.label}
            label={<MarkedLabel isEnglish={line.isEnglish}>{line.label}</MarkedLabel>}
            cents={line.cents}
          />
        ))}
        <Line label={words.firstVisit} cents={firstVisitCents} isTotal />
        {firstYearCents !== null && (
          <>
            <Line label={words.laterVisits} cents={everyVisitCents} />
            <Line
              label={fill(words.firstYear, { count: visitsPerYear ?? '' })}
              cents={firstYearCents}
            />
          </>
        )}
      </dl>
      <p>
        {visitsPerYear === weeklyYear.growingVisits + weeklyYear.winterVisits && words.weeklyYear}
        {words.pricesTaxed}
      </p>
      <p className="price-receipt-promise">{words.noUpfrontPayment}</p>
      {children}
    </section>
  );
}

type LineProps = { label: ReactNode; cents: number; isTotal?: boolean };

/** One line with its dotted leader. */
export function Line({ label, cents, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? 'price-receipt-total' : undefined}>
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
