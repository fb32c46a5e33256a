// A plan as one line of a list: what it is, where it stands, and the way to manage it.
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { PageLink } from '../parts/page-link.tsx';

type PlanLineProps = {
  plan: ServicePlan;
  /** Where the list is not grouped by property. */
  hasAddress?: boolean;
};

export function PlanLine({ plan, hasAddress = false }: PlanLineProps) {
  const { id, name, address, frequency, state, monthlyPrice, visitPrice, nextVisit } = plan;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {name}
          {state === 'active' ? null : <PlanBadge state={state} />}
        </p>
        {hasAddress ? <p className="wrap-anywhere">{address}</p> : null}
        <p className="text-small text-ink-soft tabular-nums">
          {formatMoney(monthlyPrice)} a month, {frequencyWords[frequency]}
          {visitPrice ? `, ${formatMoney(visitPrice)} a visit` : ''}
        </p>
        {nextVisit ? (
          <p className="text-small text-ink-soft">Next visit {formatDate(nextVisit)}</p>
        ) : null}
      </div>
      <PageLink size="small" to={`/customer-portal/plan/${id}`}>
        {state === 'cancelled' ? 'View Plan' : 'Manage Plan'}
        <span className="sr-only">
          : {name}, {address}
        </span>
      </PageLink>
    </li>
  );
}
