// What a quote comes to, with the tax; said anew to screen readers when a choice has moved it.
import { formatCents } from '#company/rules/money/money.ts';
import type { QuoteTotal } from '#company/rules/money/quote-total.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { useQuoteMessages } from './quote-language.tsx';
import './quote-sum.css';

type QuoteSumProps = { total: QuoteTotal; taxBasisPoints: number; isOpen: boolean };

export function QuoteSum({ total, taxBasisPoints, isOpen }: QuoteSumProps) {
  const messages = useQuoteMessages();
  return (
    <div className="quote-sum" data-open={isOpen || undefined}>
      <dl className="quote-sum-rows">
        <Row label={messages.subtotal} cents={total.subtotal} />
        <Row
          label={fill(messages.salesTax, { rate: formatTaxRate(taxBasisPoints) })}
          cents={total.tax}
        />
        <Row label={messages.total} cents={total.total} isTotal />
      </dl>
      <p className="sr-only" role="status">
        {isOpen ? fill(messages.totalSaid, { amount: formatCents(total.total) }) : ''}
      </p>
    </div>
  );
}

function Row({ label, cents, isTotal }: { label: string; cents: number; isTotal?: true }) {
  return (
    <div className={isTotal ? 'quote-sum-row quote-sum-total' : 'quote-sum-row'}>
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
