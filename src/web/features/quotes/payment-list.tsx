// How a quote is paid for, as its customer reads it before they accept: each payment, when it is due and what it comes to.
import { formatMoney } from '#company/rules/money/money.ts';
import {
  paymentDue,
  paymentLabel,
  type ShownPayment,
} from '#company/rules/quotes/payment-terms.ts';
import type { PricedQuoteMessages } from './messages/priced-quote-messages.en.ts';
import { QuotedWords, useQuoteMessages } from './quote-language.tsx';

export function PaymentList({ payments }: { payments: readonly ShownPayment[] }) {
  const messages = useQuoteMessages();
  if (payments.length === 0) return null;
  return (
    <dl
      className="grid gap-2 border-t border-line py-3 tabular-nums"
      aria-label={messages.payments}
    >
      {payments.map((payment, index) => (
        <div key={`${payment.name} ${index.toString()}`} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-anywhere">
            <Label payment={payment} names={messages.paymentNames} />
            <span className="block text-small text-ink-soft">
              {messages.due?.[payment.kind] ?? paymentDue(payment.kind)}
            </span>
          </dt>
          <dd>{formatMoney(payment.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

type LabelProps = { payment: ShownPayment; names: PricedQuoteMessages['paymentNames'] };

/** What a payment is called; a step on the way has the name that the office gave it. */
function Label({ payment, names }: LabelProps) {
  const { kind, percent } = payment;
  if (!names || kind === 'progress') return <QuotedWords>{paymentLabel(payment)}</QuotedWords>;
  return paymentLabel({ name: names[kind], percent });
}
