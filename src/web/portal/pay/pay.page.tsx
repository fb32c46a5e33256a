// Pays an invoice, or all that is owed, by card or bank account.
import { formatMoney } from '#company/rules/money/money.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/pay.page.ts';
import { PaymentForm } from './payment-form.tsx';

export const meta = portalMeta('Pay');

export async function loader({ context, url }: Route.LoaderArgs) {
  const invoice = url.searchParams.get('invoice')?.slice(0, 100);
  return context.get(apiContext)('GET /api/portal/billing/online', {
    query: { ...(invoice && { invoice }) },
  });
}

export default function PayPage({ loaderData: { offer } }: Route.ComponentProps) {
  if (!offer) {
    return (
      <PortalMain heading="Pay" back={BACK}>
        <Alert
          className="mt-6 max-w-reading"
          title="There is nothing to pay online here."
          action={<PageLink to={BACK.to}>See your invoices</PageLink>}
        />
      </PortalMain>
    );
  }
  const { amount, cents, invoice, underWay } = offer;
  return (
    <PortalMain
      heading={`Pay ${formatMoney(amount)}`}
      back={BACK}
      lead={invoice ? `For invoice ${invoice.number}.` : 'For everything you owe.'}
    >
      {underWay === null ? (
        <Card className="mt-6 max-w-reading p-5 lg:p-7">
          <PaymentForm key={cents} offer={offer} />
          <noscript>
            <p className="mt-4">Paying online needs JavaScript. Please call us to pay.</p>
          </noscript>
          <WhoTakesIt />
        </Card>
      ) : (
        <Alert
          className="mt-6 max-w-reading"
          title={`Your payment of ${formatMoney(underWay)} is being confirmed.`}
        >
          A transfer from a bank account can take up to four business days. You can pay more once
          that is done.
        </Alert>
      )}
    </PortalMain>
  );
}

const BACK = { to: '/customer-portal/billing', label: 'Billing' };

function WhoTakesIt() {
  const { companyName, phone } = useSite().company;
  return (
    <p className="mt-5 text-small text-ink-soft">
      Stripe takes the payment for {companyName}. Your card and account numbers go to Stripe and
      never to us. Questions? Call {phone}.{' '}
      <a className="text-link" href="/customer-portal/billing/cards">
        See what you keep
      </a>
    </p>
  );
}
