// What a plan is: where, what every visit costs, who comes and when next, and its pause.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { PlanRounds } from '#web/features/service-plan/plan-rounds.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { usePlanMessages } from './messages/use-plan-messages.ts';
import { pauseWords } from './plan-labels.ts';

export function PlanFacts({ plan }: { plan: ServicePlan }) {
  const { address, crew, nextVisit, visitLines, rounds } = plan;
  const messages = usePlanMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  const pause = pauseWords(plan, parts, say);
  return (
    <>
      {pause ? <p className="mt-3">{pause}</p> : null}
      <Facts className="mt-6 max-w-[46rem]">
        <Fact name={messages.property}>{address}</Fact>
        <Fact name={messages.nextVisit}>
          {nextVisit ? say.heading(say.fullDay(nextVisit)) : messages.nonePlanned}
        </Fact>
        {crew ? (
          <Fact name={messages.crew}>
            <OwnerWords>{crew}</OwnerWords>
          </Fact>
        ) : null}
        {visitLines.map(({ label, amount }) => (
          <Fact key={label} name={<OwnerWords>{label}</OwnerWords>}>
            {fill(parts.aVisit, { amount: formatMoney(amount) })}
          </Fact>
        ))}
        {rounds.length > 0 ? (
          <Fact
            name={
              rounds.length === 1
                ? messages.oneRound
                : fill(messages.rounds, { count: rounds.length })
            }
          >
            <OwnerWords>
              <PlanRounds rounds={rounds} />
            </OwnerWords>
          </Fact>
        ) : null}
      </Facts>
    </>
  );
}
