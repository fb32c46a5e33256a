// What an account owes right now and by when, or what it has to its credit.
import { Link } from 'react-router';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import type { Account } from '#contract/billing/invoice.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { dueLabel } from './invoice-labels.ts';
import { PayOnline } from './pay-online.tsx';

type BalanceProps = { account: Account; offer: OnlinePaymentOffer | null };

export function Balance({ account, offer }: BalanceProps) {
  const { owed, overdue, credit, invoices } = account;
  const isOverdue = centsOf(overdue) > 0;
  const open = invoices.filter((invoice) => centsOf(invoice.open) > 0);
  const dueOn = open.map((invoice) => invoice.dueOn).sort()[0];
  return (
    <Panel
      id="balance"
      heading="Balance due"
      aside={isOverdue ? <Badge tone="amber">Overdue</Badge> : null}
    >
      <p className="mt-3 text-section font-semibold tabular-nums">{formatMoney(owed)}</p>
      <p className="mt-1 text-ink-soft">
        {dueOn ? dueLabel(dueOn, isOverdue) : 'You’re all paid up.'}
      </p>
      {isOverdue && overdue !== owed ? (
        <p className="mt-1 text-ink-soft tabular-nums">{formatMoney(overdue)} of it is overdue.</p>
      ) : null}
      {offer ? <PayOnline offer={offer} className="mt-5" /> : null}
      {offer ? (
        <p className="mt-3">
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to="/customer-portal/billing/cards"
          >
            Cards and bank accounts
          </Link>
        </p>
      ) : null}
      {centsOf(credit) > 0 ? (
        <p className="mt-4 border-t border-line pt-4 tabular-nums">
          You have a credit of <strong className="font-semibold">{formatMoney(credit)}</strong>. It
          goes toward your next invoice.
        </p>
      ) : null}
    </Panel>
  );
}
