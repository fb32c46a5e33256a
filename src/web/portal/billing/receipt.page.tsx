// The receipt of a payment: how much, by what, on which day, and what it was for; to read and print.
import { Link } from 'react-router';
import { paymentMethodLabel } from '#company/rules/billing/ledger-accounts.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/receipt.page.ts';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('Receipt');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/payments/{id}', { params: { id } });
}

export default function ReceiptPage({ loaderData: receipt }: Route.ComponentProps) {
  const { companyName } = useSite().company;
  const { amount, method, reference, receivedOn, invoices, credit, tip, returned, reversal } =
    receipt;
  return (
    <PortalMain heading="Receipt" back={{ to: '/customer-portal/billing', label: 'Billing' }}>
      {reversal === null ? null : (
        <Alert className="mt-6 max-w-reading" tone="amber" title="This payment did not go through.">
          {reversal}
        </Alert>
      )}
      <Facts className="mt-6 max-w-reading">
        <Fact name="Received by">{companyName}</Fact>
        <Fact name="Amount">{formatMoney(amount)}</Fact>
        <Fact name="Date">{formatDate(receivedOn)}</Fact>
        <Fact name="Paid with">
          {[paymentMethodLabel(method), reference].filter(Boolean).join(' ')}
        </Fact>
        {invoices.map(({ id, number, amount: settled }) => (
          <Fact key={id} name={`Invoice ${number}`}>
            <Link className="text-link" to={`/customer-portal/billing/${id}`}>
              {formatMoney(settled)}
            </Link>
          </Fact>
        ))}
        {Number(tip) > 0 ? <Fact name="Tip for the crew">{formatMoney(tip)}</Fact> : null}
        {Number(credit) > 0 ? <Fact name="Kept as credit">{formatMoney(credit)}</Fact> : null}
        {Number(returned) > 0 ? <Fact name="Went back to you">{formatMoney(returned)}</Fact> : null}
      </Facts>
      <div className="no-print mt-8">
        <PrintButton />
      </div>
    </PortalMain>
  );
}
