// Autopay at a glance: whether it is on, with what, and the next charge.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Autopay } from '#contract/billing/autopay.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';

export function AutopayPanel({ autopay: { active } }: { autopay: Autopay }) {
  const next = active?.next[0];
  return (
    <Panel
      id="autopay"
      heading="Autopay"
      aside={active ? <Badge tone="green">On</Badge> : <Badge>Off</Badge>}
    >
      <p className="mt-3 text-ink-soft">
        {active
          ? next
            ? `${formatMoney(next.amount)} for invoice ${next.invoice.number} will be charged to ${active.method.label} on ${formatDate(next.on)}.`
            : `Your next invoice will be charged to ${active.method.label} when it is due.`
          : 'Have each invoice paid on the day it is due, by card or bank account.'}
      </p>
      <p className="mt-4">
        <PageLink to="/customer-portal/billing/autopay">
          {active ? 'See or change autopay' : 'Set up autopay'}
        </PageLink>
      </p>
    </Panel>
  );
}
