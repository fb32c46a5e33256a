// The receipt of a payment: how much, by what, on which day, and what it was for; to read and print.

import { Link } from 'react-router';
import { paidLabel } from '#company/rules/billing/entry-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/receipt.page.ts';
import { useBillingMessages, useEntryLabels } from './messages/use-billing-messages.ts';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('receipt');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/payments/{id}', { params: { id } });
}

export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const { companyName } = useSite().company;
  const { amount, receivedOn, invoices, credit, tip, returned, reversal } = receipt;
  const messages = useBillingMessages();
  const words = useEntryLabels();
  const say = useSpokenTimes();
  return (
    <PortalMain
      heading={messages.receipt}
      back={{ to: '/customer-portal/billing', label: messages.heading }}
    >
      {reversal === null ? null : (
        <Alert className="mt-6 max-w-reading" tone="amber" title={messages.notThrough}>
          <OwnerWords>{reversal}</OwnerWords>
        </Alert>
      )}
      <Facts className="mt-6 max-w-reading">
        <Fact name={messages.receivedBy}>{companyName}</Fact>
        <Fact name={messages.amount}>{formatMoney(amount)}</Fact>
        <Fact name={messages.date}>{say.heading(say.fullDay(receivedOn))}</Fact>
        <Fact name={messages.paidWith}>{paidLabel(receipt, words)}</Fact>
        {invoices.map(({ id, number, amount: settled }) => (
          <Fact key={id} name={fill(messages.invoice, { number })}>
            <Link className="text-link" to={`/customer-portal/billing/${id}`}>
              {formatMoney(settled)}
            </Link>
          </Fact>
        ))}
        {Number(tip) > 0 ? <Fact name={messages.tip}>{formatMoney(tip)}</Fact> : null}
        {Number(credit) > 0 ? (
          <Fact name={messages.keptAsCredit}>{formatMoney(credit)}</Fact>
        ) : null}
        {Number(returned) > 0 ? (
          <Fact name={messages.wentBack}>{formatMoney(returned)}</Fact>
        ) : null}
      </Facts>
      <div className="no-print mt-8">
        <PrintButton />
      </div>
    </PortalMain>
  );
}
