// The monthly plan at a glance, with the way to manage it; of several each as a line.
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { pauseWords } from '../plan/plan-labels.ts';
import { PlanLine } from '../plan/plan-line.tsx';

type PlanPanelProps = { plans: readonly ServicePlan[]; hasMore: boolean };

export function PlanPanel({ plans, hasMore }: PlanPanelProps) {
  const [plan, ...others] = plans;
  if (!plan) {
    return (
      <Panel id="monthly-plan" heading="Monthly Plan">
        <p className="mt-4 text-ink-soft">
          You have no plan yet. With one, your crew shows up on schedule, at a price you saw line by
          line.
        </p>
      </Panel>
    );
  }
  if (others.length > 0) return <PlanList plans={plans} hasMore={hasMore} />;
  const pause = pauseWords(plan);
  return (
    <Panel id="monthly-plan" heading="Monthly Plan">
      <p className="mt-4 font-semibold">{plan.name}</p>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-display text-feature font-semibold tabular-nums">
          {formatMoney(plan.monthlyPrice)}
        </span>
        <span className="text-ink-soft">a month, {frequencyWords[plan.frequency]}</span>
      </p>
      {plan.visitPrice ? (
        <p className="mt-1 text-small text-ink-soft tabular-nums">
          {formatMoney(plan.visitPrice)} a visit
        </p>
      ) : null}
      {pause ? <p className="mt-3">{pause}</p> : null}
      <Actions>
        <PageLink to={`/customer-portal/plan/${plan.id}`}>Manage Plan</PageLink>
      </Actions>
    </Panel>
  );
}

/** Several plans, each with its property. */
function PlanList({ plans, hasMore }: PlanPanelProps) {
  return (
    <Panel id="monthly-plan" heading="Monthly Plan">
      <ul className="mt-3 divide-y divide-line">
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} hasAddress />
        ))}
      </ul>
      {hasMore ? (
        <Actions>
          <PageLink to="/customer-portal/plan">All plans</PageLink>
        </Actions>
      ) : null}
    </Panel>
  );
}
