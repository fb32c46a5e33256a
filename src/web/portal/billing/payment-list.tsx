// What was paid on an account, the latest first; a payment that was taken back says why.

import { Link } from 'react-router';
import { paidLabel } from '#company/rules/billing/entry-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Payment } from '#contract/billing/invoice.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useBillingMessages, useEntryLabels } from './messages/use-billing-messages.ts';

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const messages = useBillingMessages();
  if (payments.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="payments">
      <h2 id="payments" className="text-title">
        {messages.payments}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {payments.map((payment) => (
          <Row key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Row({ payment }: { payment: Payment }) {
  const { id, receivedOn, amount, tip, reversal, returned } = payment;
  const messages = useBillingMessages();
  const words = useEntryLabels();
  const say = useSpokenTimes();
  const day = say.fullDay(receivedOn);
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{paidLabel(payment, words)}</p>
        <p className="text-ink-soft">{say.heading(day)}</p>
        {Number(tip) > 0 ? (
          <p className="mt-1">{fill(messages.tipOf, { amount: formatMoney(tip) })}</p>
        ) : null}
        {reversal === null ? (
          <Link
            className="text-link no-print inline-flex min-h-11 items-center"
            to={`/customer-portal/billing/receipts/${id}`}
          >
            {messages.receipt}
            <span className="sr-only">
              {' '}
              {fill(messages.receiptOf, { amount: formatMoney(amount), day })}
            </span>
          </Link>
        ) : null}
        {Number(returned) > 0 ? (
          <p className="mt-1">{fill(messages.returnedOf, { amount: formatMoney(returned) })}</p>
        ) : null}
        {reversal === null ? null : (
          <p className="mt-1 wrap-anywhere">
            {messages.notThrough} <OwnerWords>{reversal}</OwnerWords>
          </p>
        )}
      </div>
      <p
        className={`tabular-nums ${reversal === null ? 'font-semibold' : 'text-ink-soft line-through'}`}
      >
        {formatMoney(amount)}
      </p>
    </li>
  );
}
