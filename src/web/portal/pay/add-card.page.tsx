// Keeps a card or bank account at Stripe without a payment.
import { fill } from '#company/rules/platform/fill-message.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/add-card.page.ts';
import { AddCardForm } from './add-card-form.tsx';
import { useAutopayMessages } from './messages/use-pay-messages.ts';

export const meta = portalMeta('addCard');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/method-form');
}

export default function AddCardPage({ loaderData: { form } }: Route.ComponentProps) {
  const { companyName, phone } = useSite().company;
  const messages = useAutopayMessages();
  const back = { to: '/customer-portal/billing/autopay', label: messages.heading };
  if (!form) {
    return (
      <PortalMain heading={messages.addHeading} back={back}>
        <Alert
          className="mt-6 max-w-reading"
          title={messages.payingNotAvailable}
          action={<PageLink to="/customer-portal/billing">{messages.seeInvoices}</PageLink>}
        />
      </PortalMain>
    );
  }
  return (
    <PortalMain heading={messages.addHeading} back={back} lead={messages.nothingCharged}>
      <Card className="mt-6 max-w-reading p-5 lg:p-7">
        <AddCardForm form={form} />
        <noscript>
          <p className="mt-4">{messages.needsScript}</p>
        </noscript>
        <p className="mt-5 text-small text-ink-soft">
          {fill(messages.whoKeepsIt, { company: companyName, phone })}
        </p>
      </Card>
    </PortalMain>
  );
}
