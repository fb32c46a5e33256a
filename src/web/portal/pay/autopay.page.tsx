// Autopay: what a customer agrees to, and once it is on, what is charged next and how it is turned off.
import { useSearchParams } from 'react-router';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/autopay.page.ts';
import { AutopayOffer, OtherMethods } from './autopay-offer.tsx';
import { AutopayState } from './autopay-state.tsx';
import { autopaySteps } from './autopay-steps.ts';
import { useAutopayMessages } from './messages/use-pay-messages.ts';
import { useNewCard } from './use-new-card.ts';

export const meta = portalMeta('autopay');

export async function loader({ context, url }: Route.LoaderArgs) {
  const method = url.searchParams.get('method')?.slice(0, 100);
  return context.get(apiContext)('GET /api/portal/billing/autopay', {
    query: { ...(method && { method }) },
  });
}

export const action = stepAction(autopaySteps);

export default function AutopayPage({ loaderData: { autopay } }: Route.ComponentProps) {
  const adding = useNewCard();
  const messages = useAutopayMessages();
  const back = { to: '/customer-portal/billing', label: messages.billing };
  const [search] = useSearchParams();
  if (!autopay) {
    return (
      <PortalMain heading={messages.heading} back={back}>
        <Alert
          className="mt-6 max-w-reading"
          title={messages.notAvailable}
          action={<PageLink to={back.to}>{messages.seeInvoices}</PageLink>}
        />
      </PortalMain>
    );
  }
  const { active, methods, offer } = autopay;
  const isChosen = search.has('method') || search.has('setup_intent');
  const isOffered = !active || (isChosen && offer?.method.id !== active.method.id);
  return (
    <PortalMain heading={messages.heading} back={back} lead={active ? undefined : messages.lead}>
      <DoneNote of={autopaySteps} words={messages.done} className="mt-6 max-w-reading" />
      <div className="mt-6 grid max-w-reading gap-5">
        {adding === 'adding' ? <Alert title={messages.adding} /> : null}
        {adding === 'failed' ? (
          <Alert tone="amber" title={messages.notSaved}>
            {messages.followsByItself}
          </Alert>
        ) : null}
        {active ? <AutopayState active={active} /> : null}
        {isOffered ? <AutopayOffer autopay={autopay} /> : null}
        {active && !isOffered ? <OtherMethods methods={methods} usedId={active.method.id} /> : null}
      </div>
    </PortalMain>
  );
}
