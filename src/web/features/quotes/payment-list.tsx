// How a quote is paid for, as its customer reads it before they accept: each payment, when it is due and what it comes to.
import { formatMoney } from '#company/rules/money/money.ts';
import {
  paymentDue,
  paymentLabel,
  type ShownPayment,
} from '#company/rules/quotes/payment-terms.ts';

export function PaymentList({ payments }: { payments: readonly ShownPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <dl className="grid gap-2 border-t border-line py-3 tabular-nums" aria-label="Payments">
      {payments.map((payment, index) => (
        <div key={`${payment.name} ${index.toString()}`} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">
            {paymentLabel(payment)}
            <span className="block text-small text-ink-soft">{paymentDue(payment.kind)}</span>
          </dt>
          <dd>{formatMoney(payment.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
