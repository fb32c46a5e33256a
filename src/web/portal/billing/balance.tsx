// What an account owes right now and by when, or what it has to its credit.
import { Link } from 'react-router';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Account } from '#contract/billing/invoice.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { dueLabel } from './invoice-labels.ts';
import { useBillingMessages } from './messages/use-billing-messages.ts';
import { PayOnline } from './pay-online.tsx';

type BalanceProps = { account: Account; offer: OnlinePaymentOffer | null };

export function Balance({ account, offer }: BalanceProps) {
  const { owed, overdue, credit, invoices } = account;
  const messages = useBillingMessages();
  const say = useSpokenTimes();
  const isOverdue = centsOf(overdue) > 0;
  const open = invoices.filter((invoice) => centsOf(invoice.open) > 0);
  const dueOn = open.map((invoice) => invoice.dueOn).sort()[0];
  return (
    <Panel
      id="balance"
      heading={messages.balance}
      aside={isOverdue ? <Badge tone="amber">{messages.overdue}</Badge> : null}
    >
      <p className="mt-3 text-section font-semibold tabular-nums">{formatMoney(owed)}</p>
      <p className="mt-1 text-ink-soft">
        {dueOn ? dueLabel({ dueOn, isOverdue }, messages, say) : messages.paidUp}
      </p>
      {isOverdue && overdue !== owed ? (
        <p className="mt-1 text-ink-soft tabular-nums">
          {fill(messages.overdueOf, { amount: formatMoney(overdue) })}
        </p>
      ) : null}
      {offer ? <PayOnline offer={offer} className="mt-5" /> : null}
      {offer ? (
        <p className="mt-3">
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to="/customer-portal/billing/cards"
          >
            {messages.cards}
          </Link>
        </p>
      ) : null}
      {centsOf(credit) > 0 ? (
        <p className="mt-4 border-t border-line pt-4 tabular-nums">
          {messages.haveCredit}
          <strong className="font-semibold">{formatMoney(credit)}</strong>
          {messages.creditGoes}
        </p>
      ) : null}
    </Panel>
  );
}
