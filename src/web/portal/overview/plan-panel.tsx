// The monthly plan at a glance, with the way to manage it; of several each as a line.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { pauseWords } from '../plan/plan-labels.ts';
import { PlanLine } from '../plan/plan-line.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

type PlanPanelProps = { plans: readonly ServicePlan[]; hasMore: boolean };

export function PlanPanel({ plans, hasMore }: PlanPanelProps) {
  const messages = useOverviewMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  const [plan, ...others] = plans;
  if (!plan) {
    return (
      <Panel id="monthly-plan" heading={messages.monthlyPlan}>
        <p className="mt-4 text-ink-soft">{messages.noPlan}</p>
      </Panel>
    );
  }
  if (others.length > 0) return <PlanList plans={plans} hasMore={hasMore} />;
  const pause = pauseWords(plan, parts, say);
  return (
    <Panel id="monthly-plan" heading={messages.monthlyPlan}>
      <p className="mt-4 font-semibold">
        <OwnerWords>{plan.name}</OwnerWords>
      </p>
      <p className="mt-2 flex items-baseline gap-2">
        <span className="font-display text-feature font-semibold tabular-nums">
          {formatMoney(plan.monthlyPrice)}
        </span>
        <span className="text-ink-soft">
          {fill(messages.aMonth, { often: parts.frequencies[plan.frequency] })}
        </span>
      </p>
      {plan.visitPrice ? (
        <p className="mt-1 text-small text-ink-soft tabular-nums">
          {fill(parts.aVisit, { amount: formatMoney(plan.visitPrice) })}
        </p>
      ) : null}
      {pause ? <p className="mt-3">{pause}</p> : null}
      <Actions>
        <PageLink to={`/customer-portal/plan/${plan.id}`}>{parts.managePlan}</PageLink>
      </Actions>
    </Panel>
  );
}

/** Several plans, each with its property. */
function PlanList({ plans, hasMore }: PlanPanelProps) {
  const messages = useOverviewMessages();
  return (
    <Panel id="monthly-plan" heading={messages.monthlyPlan}>
      <ul className="mt-3 divide-y divide-line">
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} hasAddress />
        ))}
      </ul>
      {hasMore ? (
        <Actions>
          <PageLink to="/customer-portal/plan">{messages.allPlans}</PageLink>
        </Actions>
      ) : null}
    </Panel>
  );
}
