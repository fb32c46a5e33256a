// Pays an invoice, or all that is owed, by card or bank account.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/pay.page.ts';
import { usePayMessages } from './messages/use-pay-messages.ts';
import { PaymentForm } from './payment-form.tsx';

export const meta = portalMeta('pay');

export async function loader({ context, url }: Route.LoaderArgs) {
  const invoice = url.searchParams.get('invoice')?.slice(0, 100);
  return context.get(apiContext)('GET /api/portal/billing/online', {
    query: { ...(invoice && { invoice }) },
  });
}

export default function PayPage({ loaderData: { offer } }: Route.ComponentProps) {
  const messages = usePayMessages();
  const back = { to: '/customer-portal/billing', label: messages.billing };
  if (!offer) {
    return (
      <PortalMain heading={messages.heading} back={back}>
        <Alert
          className="mt-6 max-w-reading"
          title={messages.nothing}
          action={<PageLink to={back.to}>{messages.seeInvoices}</PageLink>}
        />
      </PortalMain>
    );
  }
  const { amount, cents, invoice, underWay } = offer;
  return (
    <PortalMain
      heading={fill(messages.pay, { amount: formatMoney(amount) })}
      back={back}
      lead={invoice ? fill(messages.forInvoice, { number: invoice.number }) : messages.forAll}
    >
      {underWay === null ? (
        <Card className="mt-6 max-w-reading p-5 lg:p-7">
          <PaymentForm key={cents} offer={offer} />
          <noscript>
            <p className="mt-4">{messages.noScript}</p>
          </noscript>
          <WhoTakesIt />
        </Card>
      ) : (
        <Alert
          className="mt-6 max-w-reading"
          title={fill(messages.confirming, { amount: formatMoney(underWay) })}
        >
          {messages.fourDays}
        </Alert>
      )}
    </PortalMain>
  );
}

function WhoTakesIt() {
  const { companyName, phone } = useSite().company;
  const messages = usePayMessages();
  return (
    <p className="mt-5 text-small text-ink-soft">
      {fill(messages.whoTakesIt, { company: companyName, phone })}{' '}
      <a className="text-link" href="/customer-portal/billing/cards">
        {messages.seeKept}
      </a>
    </p>
  );
}
