// What is owed, in one line with the way to it.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OwedNow } from '#contract/billing/own-billing.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

export function MoneyOwed({ owed }: { owed: OwedNow }) {
  const { amount, dueOn, isOverdue, invoices } = owed;
  const messages = useOverviewMessages();
  const say = useSpokenTimes();
  const [first, ...others] = invoices;
  const isOne = others.length === 0;
  return (
    <section
      aria-label={messages.owedLabel}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-raised px-5 py-4"
    >
      <p className="tabular-nums">
        {messages.youOwe} <strong className="font-semibold">{formatMoney(amount)}</strong>
        {fill(isOverdue ? messages.wasDue : messages.due, { day: say.day(dueOn) })}
      </p>
      <PageLink
        size="small"
        to={isOne && first ? `/customer-portal/billing/${first.id}` : '/customer-portal/billing'}
      >
        {isOne && first
          ? fill(messages.seeInvoice, { number: first.number })
          : fill(messages.seeInvoices, { count: invoices.length })}
      </PageLink>
    </section>
  );
}
