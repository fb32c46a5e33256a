// The rounds of a program, each with its season and its price: the same for its customer and for the office.
import { formatMoney } from '#company/rules/money/money.ts';
import { describeSeason } from '#company/rules/visits/program-rounds.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';

export function PlanRounds({ rounds }: Pick<ServicePlan, 'rounds'>) {
  return (
    <span className="grid gap-1">
      {rounds.map(({ name, price, ...season }) => (
        <span key={name} className="flex justify-between gap-4 tabular-nums">
          <span>
            {name}
            <span className="block text-small text-ink-soft">{describeSeason(season)}</span>
          </span>
          {price === null ? null : formatMoney(price)}
        </span>
      ))}
    </span>
  );
}
