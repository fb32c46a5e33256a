// Offers and plans of the company, by how they stand, page by page.
import { Link } from 'react-router';
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { PlanListRow, PlanOfferRow } from '#contract/visits/plan-offer-desk.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { RecordTable } from '../record-table.tsx';
import { ViewTabs } from '../view-tabs.tsx';
import type { Route } from './+types/plans.page.ts';
import { offerLabels, planLabels } from './plan-labels.ts';
import { offerPath } from './plan-steps.ts';

export const meta = consoleMeta('Plans');

const views = [
  { value: 'open', label: 'Offers to answer' },
  { value: 'draft', label: 'Drafts' },
  { value: 'running', label: 'Active plans' },
  { value: 'due', label: 'Due for review' },
  { value: 'paused', label: 'Paused' },
  { value: 'ended', label: 'Ended' },
  { value: 'closed', label: 'Closed offers' },
] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = url.searchParams.get('view');
  const view = views.find(({ value }) => value === asked)?.value ?? 'open';
  const cursor = url.searchParams.get('cursor')?.slice(0, 200) || undefined;
  const page = cursor ? { cursor } : {};
  if (view === 'running' || view === 'due' || view === 'paused' || view === 'ended') {
    const plans = await api('GET /api/console/service-plans', { query: { view, ...page } });
    return { view, cursor, plans, offers: null, next: plans.next };
  }
  const offers = await api('GET /api/console/plan-offers', { query: { view, ...page } });
  return { view, cursor, plans: null, offers, next: offers.next };
}

export default function PlansPage({ loaderData }: Route.ComponentProps) {
  const { view, cursor, plans, offers, next } = loaderData;
  useLivePage(['plan', 'visit']);
  const items = (plans ?? offers)?.items ?? [];
  return (
    <ConsoleMain heading="Plans">
      <div className="mt-6">
        <ViewTabs
          label="Plans and offers"
          tabs={views.map(({ value, label }) => ({
            to: `/console/plans?view=${value}`,
            label,
            isChosen: value === view,
          }))}
        />
      </div>
      {view === 'due' && items.length > 0 ? (
        <p className="mt-5">
          <Link className={PAGE_LOOK} to="/console/plans/prices?due=yes">
            Review and Renew
          </Link>
        </p>
      ) : null}
      <div className="mt-5">
        {items.length === 0 ? <NoPlans view={view} /> : null}
        {offers && items.length > 0 ? <Offers offers={offers.items} /> : null}
        {plans && items.length > 0 ? <Plans plans={plans.items} /> : null}
      </div>
      <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
        {cursor ? (
          <Link className={PAGE_LOOK} to={`/console/plans?view=${view}`}>
            First page
          </Link>
        ) : null}
        {next ? (
          <Link
            className={PAGE_LOOK}
            to={`/console/plans?view=${view}&cursor=${encodeURIComponent(next)}`}
          >
            Next page
          </Link>
        ) : null}
      </nav>
    </ConsoleMain>
  );
}

const PAGE_LOOK = buttonLook({ variant: 'quiet', size: 'small' }, undefined);

function Offers({ offers }: { offers: PlanOfferRow[] }) {
  return (
    <RecordTable
      label="Offers"
      items={offers}
      idOf={({ id }) => id}
      name={{
        label: 'Customer',
        nameOf: ({ customer }) => customer,
        noteOf: ({ address }) => address,
      }}
      pathOf={offerPath}
      columns={[
        {
          label: 'Status',
          cell: ({ state }) => (
            <Badge tone={offerLabels[state].tone}>{offerLabels[state].label}</Badge>
          ),
        },
        { label: 'Plan', cell: (one) => `${one.name}, ${frequencyWords[one.frequency]}` },
        {
          label: 'Each visit, with tax',
          cell: ({ everyVisitTotal }) =>
            everyVisitTotal === null ? 'By round' : formatMoney(everyVisitTotal),
          align: 'end',
        },
        { label: 'First day', cell: ({ firstDay }) => formatDate(firstDay) },
        { label: 'Good through', cell: ({ validUntil }) => formatDate(validUntil) },
      ]}
    />
  );
}

function Plans({ plans }: { plans: PlanListRow[] }) {
  return (
    <RecordTable
      label="Plans"
      items={plans}
      idOf={({ id }) => id}
      name={{
        label: 'Customer',
        nameOf: ({ customer }) => customer,
        noteOf: ({ address }) => address,
      }}
      pathOf={({ customerId }) => `/console/customers/${customerId}`}
      columns={[
        {
          label: 'Status',
          cell: ({ state, hasObjection }) => (
            <span className="flex flex-wrap gap-1">
              <Badge tone={planLabels[state].tone}>{planLabels[state].label}</Badge>
              {hasObjection ? <Badge tone="red">Objection</Badge> : null}
            </span>
          ),
        },
        { label: 'Plan', cell: (one) => `${one.name}, ${frequencyWords[one.frequency]}` },
        {
          label: 'A month',
          cell: ({ monthlyPrice }) => formatMoney(monthlyPrice),
          align: 'end',
        },
        { label: 'Since', cell: ({ startsOn }) => formatDate(startsOn) },
        { label: 'Crew', cell: ({ crew }) => crew ?? 'Unassigned' },
      ]}
    />
  );
}

/** What the list is for, and how the first plan starts. */
function NoPlans({ view }: { view: (typeof views)[number]['value'] }) {
  if (view === 'open' || view === 'running') {
    return (
      <EmptyState
        icon="file"
        title={view === 'open' ? 'No offers to answer' : 'No plans yet'}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link className={PAGE_LOOK} to="/console/leads">
              Open Leads
            </Link>
            <Link className={PAGE_LOOK} to="/console/customers">
              Open Customers
            </Link>
          </div>
        }
      >
        Plans bring crews back by themselves. Open a plan request or a customer and press Start
        Plan: the customer gets the offer by email, and their visits are scheduled when they agree.
      </EmptyState>
    );
  }
  if (view === 'due') {
    return (
      <EmptyState icon="check" title="No plan is due for review">
        Plans show up here 60 days before their next year begins.
      </EmptyState>
    );
  }
  return <EmptyState icon="file" title="Nothing here" />;
}
