// The customer's plans, property by property; who has one is led to it.
import { redirect } from 'react-router';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { MoreLink } from '../parts/more-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plans.page.ts';
import { usePlanMessages } from './messages/use-plan-messages.ts';
import { PlanLine } from './plan-line.tsx';

export const meta = portalMeta('plan');

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('from') ?? undefined;
  const page = await context.get(apiContext)('GET /api/portal/plans', { query: { cursor } });
  const [only, other] = page.items;
  if (only && !other && !cursor) throw redirect(`/customer-portal/plan/${only.id}${url.search}`);
  return page;
}

export default function PlansPage({ loaderData: { items, next } }: Route.ComponentProps) {
  const messages = usePlanMessages();
  return (
    <PortalMain
      heading={messages.heading}
      back={{ to: '/customer-portal', label: messages.overview }}
      lead={items.length > 0 ? messages.byProperty : null}
    >
      {items.length === 0 ? <NoPlan /> : null}
      <div className="mt-8 grid gap-5 lg:grid-cols-2">
        {byProperty(items).map(({ key, address, plans }) => (
          <Panel key={key} id={`property-${key}`} heading={address}>
            <ul className="mt-3 divide-y divide-line">
              {plans.map((plan) => (
                <PlanLine key={plan.id} plan={plan} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <MoreLink cursor={next}>{messages.morePlans}</MoreLink>
    </PortalMain>
  );
}

function NoPlan() {
  const messages = usePlanMessages();
  return (
    <EmptyState
      icon="calendar"
      title={messages.noPlan}
      className="mt-8"
      action={
        <ButtonLink variant="clay" href="/lawn-plan">
          {messages.pricePlan}
        </ButtonLink>
      }
    >
      {messages.twoMinutes}
    </EmptyState>
  );
}

/** Neighbors in the list with the same property, those that have ended apart from those that run. */
function byProperty(plans: readonly ServicePlan[]) {
  const groups: { key: string; address: string; plans: ServicePlan[] }[] = [];
  for (const plan of plans) {
    const hasEnded = plan.state === 'cancelled';
    const key = `${plan.propertyId}${hasEnded ? '-ended' : ''}`;
    const group = groups.at(-1)?.key === key ? groups.at(-1) : undefined;
    if (group) group.plans.push(plan);
    else groups.push({ key, address: plan.address, plans: [plan] });
  }
  return groups;
}
