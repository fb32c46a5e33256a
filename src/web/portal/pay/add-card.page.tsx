// Keeps a card or bank account at Stripe without a payment.
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/add-card.page.ts';
import { AddCardForm } from './add-card-form.tsx';

export const meta = portalMeta('Add a card or bank account');

const BACK = { to: '/customer-portal/billing/autopay', label: 'Autopay' };

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/method-form');
}

export default function AddCardPage({ loaderData: { form } }: Route.ComponentProps) {
  const { companyName, phone } = useSite().company;
  if (!form) {
    return (
      <PortalMain heading="Add a card or bank account" back={BACK}>
        <Alert
          className="mt-6 max-w-reading"
          title="Paying online is not available."
          action={<PageLink to="/customer-portal/billing">See your invoices</PageLink>}
        />
      </PortalMain>
    );
  }
  return (
    <PortalMain
      heading="Add a card or bank account"
      back={BACK}
      lead="Nothing is charged now. On the next page you choose what it is used for."
    >
      <Card className="mt-6 max-w-reading p-5 lg:p-7">
        <AddCardForm form={form} />
        <noscript>
          <p className="mt-4">Adding a card needs JavaScript.</p>
        </noscript>
        <p className="mt-5 text-small text-ink-soft">
          Stripe keeps it for {companyName}. Your card and account numbers go to Stripe and never to
          us. Questions? Call {phone}.
        </p>
      </Card>
    </PortalMain>
  );
}
