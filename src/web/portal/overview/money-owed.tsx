// What is owed, in one line with the way to it.
import { formatMoney } from '#company/rules/money/money.ts';
import type { OwedNow } from '#contract/billing/own-billing.ts';
import { PageLink } from '../parts/page-link.tsx';
import { dayWords } from '../parts/visit-labels.ts';

export function MoneyOwed({ owed }: { owed: OwedNow }) {
  const { amount, dueOn, isOverdue, invoices } = owed;
  const [first, ...others] = invoices;
  const isOne = others.length === 0;
  return (
    <section
      aria-label="What you owe"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-raised px-5 py-4"
    >
      <p className="tabular-nums">
        You owe <strong className="font-semibold">{formatMoney(amount)}</strong>
        {isOverdue ? ', which was due ' : ', due '}
        {dayWords(dueOn)}.
      </p>
      <PageLink
        size="small"
        to={isOne && first ? `/customer-portal/billing/${first.id}` : '/customer-portal/billing'}
      >
        {isOne && first ? `See Invoice ${first.number}` : `See ${invoices.length} Invoices`}
      </PageLink>
    </section>
  );
}
