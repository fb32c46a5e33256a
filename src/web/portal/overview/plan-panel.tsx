// The monthly plan at a glance, with the way to manage it.
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { pauseWords } from '../plan/plan-labels.ts';

export function PlanPanel({ plan }: { plan: ServicePlan | null }) {
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
        <PageLink to="/customer-portal/plan">Manage Plan</PageLink>
      </Actions>
    </Panel>
  );
}
