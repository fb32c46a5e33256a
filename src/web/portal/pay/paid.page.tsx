// What became of an online payment; once the money is there, it is the receipt. Until then it says what is being waited for, and follows by itself.
import { useSearchParams } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import type { OnlinePayment } from '#contract/billing/online-payments.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert, type AlertTone } from '#web/ui/app/alert.tsx';
import { PrintButton } from '../billing/print-button.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/paid.page.ts';

export const meta = portalMeta('Payment');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/online-payments/{id}', {
    params: { id },
  });
}

export default function PaidPage({ loaderData: payment }: Route.ComponentProps) {
  // What Stripe says in the address is no proof; it only tells that someone comes from there.
  const [search] = useSearchParams();
  const { tone, title, text } = describe(payment, search.get('redirect_status'));
  const { amount, tip, method, invoice, status } = payment;
  return (
    <PortalMain
      heading={status === 'succeeded' ? 'Receipt' : 'Payment'}
      back={{ to: '/customer-portal/billing', label: 'Billing' }}
    >
      <Alert className="mt-6 max-w-reading" tone={tone} title={title}>
        {text}
      </Alert>
      <Facts className="mt-6 max-w-reading">
        <Fact name="Amount">{formatMoney(amount)}</Fact>
        {Number(tip) > 0 ? <Fact name="Of it a tip for the crew">{formatMoney(tip)}</Fact> : null}
        {method ? <Fact name="Paid with">{method}</Fact> : null}
        <Fact name="For">{invoice ? `Invoice ${invoice.number}` : 'Everything you owed'}</Fact>
      </Facts>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        {status === 'succeeded' ? <PrintButton /> : null}
        <PageLink
          to={invoice ? `/customer-portal/billing/${invoice.id}` : '/customer-portal/billing'}
        >
          {invoice ? `See invoice ${invoice.number}` : 'See your invoices'}
        </PageLink>
      </div>
    </PortalMain>
  );
}

type Said = { tone: AlertTone; title: string; text: string };

function describe({ status, failure, amount }: OnlinePayment, redirect: string | null): Said {
  const money = formatMoney(amount);
  if (status === 'succeeded') {
    const text = 'Thank you. We mailed you this receipt.';
    return { tone: 'green', title: `We received your ${money}.`, text };
  }
  if (status === 'processing') {
    const text = 'A transfer from a bank account can take up to four business days.';
    return { tone: 'neutral', title: `Your payment of ${money} is on its way.`, text };
  }
  // An earlier try may have failed; this one did not.
  if (redirect && redirect !== 'failed' && status === 'open') {
    const text = 'This takes a moment. The page changes by itself once your bank has answered.';
    return { tone: 'neutral', title: `Your payment of ${money} is being confirmed.`, text };
  }
  if (failure || redirect === 'failed' || status === 'canceled') {
    const text = failure ?? 'Nothing was charged. You can try again from your invoice.';
    return { tone: 'amber', title: 'This payment did not go through.', text };
  }
  return { tone: 'amber', title: 'This is not paid yet.', text: 'You can pay from your invoice.' };
}
