// A plan as one line of a list: what it is, where it stands, and the way to manage it.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ServicePlan } from '#contract/visits/service-plans.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';

type PlanLineProps = {
  plan: ServicePlan;
  /** Where the list is not grouped by property. */
  hasAddress?: boolean;
};

export function PlanLine({ plan, hasAddress = false }: PlanLineProps) {
  const { id, name, address, frequency, state, monthlyPrice, visitPrice, nextVisit } = plan;
  const messages = usePartsMessages();
  const say = useSpokenTimes();
  const price = { amount: formatMoney(monthlyPrice), often: messages.frequencies[frequency] };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <OwnerWords>{name}</OwnerWords>
          {state === 'active' ? null : (
            <PlanBadge state={state} label={messages.planStates[state]} />
          )}
        </p>
        {hasAddress ? <p className="wrap-anywhere">{address}</p> : null}
        <p className="text-small text-ink-soft tabular-nums">
          {fill(messages.aMonth, price)}
          {visitPrice ? `, ${fill(messages.aVisit, { amount: formatMoney(visitPrice) })}` : ''}
        </p>
        {nextVisit ? (
          <p className="text-small text-ink-soft">
            {fill(messages.nextVisit, { day: say.fullDay(nextVisit) })}
          </p>
        ) : null}
      </div>
      <PageLink size="small" to={`/customer-portal/plan/${id}`}>
        {state === 'cancelled' ? messages.viewPlan : messages.managePlan}
        <span className="sr-only">
          : <OwnerWords>{name}</OwnerWords>, {address}
        </span>
      </PageLink>
    </li>
  );
}
