// One plan at the office: what it is, its visits with prices, what was agreed to, and what can be changed for its customer.
import { Link } from 'react-router';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { readTerms, wantedChange } from '#web/features/service-plan/wanted-change.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { planWords } from '../customers/customer-labels.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/plan.page.ts';
import { PhoneYes } from './phone-yes.tsx';
import { PlanAgreements } from './plan-agreements.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanSizeForm } from './plan-size-form.tsx';
import { planSteps } from './plan-steps.ts';
import { PlanVisits } from './plan-visits.tsx';
import { PlanWeekdayForm } from './plan-weekday-form.tsx';

export const meta = consoleMeta('Plan');

/** The plan and, when the address names a change, its terms or why it is not to be had. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = Number(params.id);
  const desk = await api('GET /api/console/service-plans/{id}', { params: { id } });
  const change = wantedChange(url);
  const terms = change
    ? await readTerms(() =>
        api('GET /api/console/service-plans/{id}/terms', { params: { id }, query: change }),
      )
    : null;
  const { timeZone } = context.get(companyContext);
  return { desk, change, terms, timeZone, requestKey: crypto.randomUUID() };
}

export const action = stepAction(planSteps);

export default function PlanRoute({ loaderData }: Route.ComponentProps) {
  const { desk, change, terms, timeZone, requestKey } = loaderData;
  const { plan, customer } = desk;
  useLivePage(['visit', 'customer'], undefined);
  return (
    <ConsoleMain
      heading={planWords(plan)}
      badge={<PlanBadge state={plan.state} />}
      lead={
        <>
          <Link className="text-link" to={`/console/customers/${customer.id}`}>
            {customer.name}
          </Link>
          , {plan.address}
        </>
      }
      back={{ to: `/console/customers/${customer.id}`, label: 'Customer' }}
    >
      {terms && 'refusal' in terms ? (
        <Alert tone="red" title={terms.refusal} className="mt-6 max-w-reading" />
      ) : null}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
        <div className="grid gap-5">
          <PlanFacts desk={desk} timeZone={timeZone} />
          {plan.state === 'cancelled' ? null : (
            <>
              <PlanWeekdayForm key={`weekday-${desk.version}`} desk={desk} />
              {plan.kind === 'mowing' ? (
                <PlanSizeForm key={`size-${desk.version}`} desk={desk} />
              ) : null}
            </>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          {change && terms && 'terms' in terms ? (
            <PhoneYes
              key={terms.termsHash}
              change={change}
              offer={terms}
              planId={plan.id}
              requestKey={requestKey}
            />
          ) : (
            <PlanChanges desk={desk} change={change} />
          )}
          <PlanVisits id="ahead" heading="Upcoming visits" visits={desk.ahead} empty="None." />
          <PlanVisits id="past" heading="Past visits" visits={desk.past} empty="None yet." />
          <PlanAgreements agreements={desk.agreements} timeZone={timeZone} />
        </div>
      </div>
    </ConsoleMain>
  );
}
