// The Overview: the next visit with what to do before it, the plan, the property, and what was done last.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { DeletionNote } from '../own-data/deletion-note.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import { usePortalUser } from '../use-portal-user.ts';
import type { Route } from './+types/overview.page.ts';
import { useOverviewMessages } from './messages/use-overview-messages.ts';
import { MoneyOwed } from './money-owed.tsx';
import { NextVisit } from './next-visit.tsx';
import { OpenPlanOffers } from './open-plan-offers.tsx';
import { OpenQuotes } from './open-quotes.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PropertyPanel } from './property-panel.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { SentRequests } from './sent-requests.tsx';

export const meta = portalMeta('overview');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [overview, planOffers] = await Promise.all([
    api('GET /api/portal/overview'),
    api('GET /api/portal/plan-offers'),
  ]);
  return { ...overview, planOffers };
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { firstName } = usePortalUser();
  const messages = useOverviewMessages();
  const { planStates } = usePartsMessages();
  const { plans, next, consultation, property, recent, quotes, requests, deletion } = loaderData;
  const [plan, ...others] = plans;
  const { planOffers, owed } = loaderData;
  return (
    <PortalMain
      heading={firstName ? fill(messages.welcome, { name: firstName }) : messages.welcomeNameless}
      aside={
        plan && others.length === 0 ? (
          <PlanBadge state={plan.state} label={planStates[plan.state]} />
        ) : null
      }
    >
      {deletion ? <DeletionNote deletion={deletion} className="mt-6" /> : null}
      {firstName ? null : (
        <p className="mt-3">
          <Link className="text-link" to="/customer-portal/account">
            {messages.nameLink}
          </Link>
          {messages.nameWhy}
        </p>
      )}
      {owed ? <MoneyOwed owed={owed} /> : null}
      <div className="mt-8 grid gap-5 lg:grid-cols-[1.35fr_1fr] lg:gap-6">
        {planOffers.length > 0 ? <OpenPlanOffers offers={planOffers} /> : null}
        {quotes.length > 0 ? <OpenQuotes quotes={quotes} /> : null}
        <NextVisit visit={next} consultation={consultation} property={property} plans={plans} />
        <PlanPanel plans={plans} hasMore={loaderData.hasMorePlans} />
        <RecentActivity visits={recent} />
        <PropertyPanel property={property} count={loaderData.propertiesCount} />
        {requests.length > 0 ? <SentRequests requests={requests} /> : null}
      </div>
    </PortalMain>
  );
}
