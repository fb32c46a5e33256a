// What was paid on an account, the latest first; a payment that was taken back says why.
import { Link } from 'react-router';
import { paymentMethodLabel } from '#company/rules/billing/ledger-accounts.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Payment } from '#contract/billing/invoice.ts';

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="payments">
      <h2 id="payments" className="text-title">
        Payments
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {payments.map(({ id, method, reference, receivedOn, amount, tip, reversal, returned }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {[paymentMethodLabel(method), reference].filter(Boolean).join(' ')}
              </p>
              <p className="text-ink-soft">{formatDate(receivedOn)}</p>
              {Number(tip) > 0 ? (
                <p className="mt-1">{formatMoney(tip)} of it is a tip for the crew.</p>
              ) : null}
              {reversal === null ? (
                <Link
                  className="text-link no-print inline-flex min-h-11 items-center"
                  to={`/customer-portal/billing/receipts/${id}`}
                >
                  Receipt
                  <span className="sr-only">
                    {' '}
                    of {formatMoney(amount)}, {formatDate(receivedOn)}
                  </span>
                </Link>
              ) : null}
              {Number(returned) > 0 ? (
                <p className="mt-1">{formatMoney(returned)} of it went back to you.</p>
              ) : null}
              {reversal === null ? null : (
                <p className="mt-1 wrap-anywhere">This payment did not go through. {reversal}</p>
              )}
            </div>
            <p
              className={`tabular-nums ${reversal === null ? 'font-semibold' : 'text-ink-soft line-through'}`}
            >
              {formatMoney(amount)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
