// What a plan is: where, what every visit costs, who comes and when next, and its pause.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { countRounds } from '#company/rules/visits/program-rounds.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { PlanRounds } from '#web/features/service-plan/plan-rounds.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { pauseWords } from './plan-labels.ts';

export function PlanFacts({ plan }: { plan: ServicePlan }) {
  const { address, crew, nextVisit, visitLines, rounds } = plan;
  const pause = pauseWords(plan);
  return (
    <>
      {pause ? <p className="mt-3">{pause}</p> : null}
      <Facts className="mt-6 max-w-[46rem]">
        <Fact name="Property">{address}</Fact>
        <Fact name="Next visit">{nextVisit ? formatDate(nextVisit) : 'None planned'}</Fact>
        {crew ? <Fact name="Crew">{crew}</Fact> : null}
        {visitLines.map(({ label, amount }) => (
          <Fact key={label} name={label}>
            {formatMoney(amount)} a visit
          </Fact>
        ))}
        {rounds.length > 0 ? (
          <Fact name={countRounds(rounds)}>
            <PlanRounds rounds={rounds} />
          </Fact>
        ) : null}
      </Facts>
    </>
  );
}
