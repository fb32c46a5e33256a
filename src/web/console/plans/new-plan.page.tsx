// Starts a plan, or changes a draft: filled in from a lead, a customer or a property, priced by the held receipt or the list. What the
// price depends on is chosen by the address of the page; everything else is the form's.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { PlanOfferFormQuery } from '#contract/visits/plan-offer-desk.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-plan.page.ts';
import { PlanChoices } from './plan-choices.tsx';
import { PlanForm } from './plan-form.tsx';
import { planFormSteps } from './plan-steps.ts';

export const meta = consoleMeta('Start a plan');

export async function loader({ context, url }: Route.LoaderArgs) {
  const form = await context.get(apiContext)('GET /api/console/plan-offer-form', {
    query: queryOf(url.searchParams),
  });
  const day = url.searchParams.get('firstDay');
  const crew = Number(url.searchParams.get('crewId')) || null;
  return {
    form: day ? { ...form, firstDay: day, crewId: crew } : form,
    address: url.search,
    requestKey: newKey(),
  };
}

export const action = stepAction(planFormSteps);

export default function NewPlanPage({ loaderData }: Route.ComponentProps) {
  const { form, address, requestKey } = loaderData;
  const { lead, customerId, heldPrice, decision } = form;
  return (
    <ConsoleMain
      heading={form.offer ? 'Change plan offer' : 'Start a plan'}
      lead={`For ${form.person.name}`}
      back={
        lead
          ? { to: `/console/leads/${lead.kind}/${lead.id}`, label: 'Lead' }
          : { to: `/console/customers/${customerId}`, label: 'Customer' }
      }
      width="list"
    >
      <div className="mt-6 grid gap-6">
        {form.openOfferId ? (
          <Alert tone="amber" title="This property has an open offer">
            <Link className="text-link" to={`/console/plans/offers/${form.openOfferId}`}>
              Open it
            </Link>{' '}
            to change or withdraw it first.
          </Alert>
        ) : null}
        {form.hasPlan ? (
          <Alert tone="amber" title="This property already has a plan">
            It has to end before another one can start.
          </Alert>
        ) : null}
        {decision ? (
          <Alert tone="amber" title="A person decides this price">
            {decision}
          </Alert>
        ) : null}
        {heldPrice ? (
          <Alert tone="green" title={`Price number ${heldPrice.number}`}>
            This is the price that they were shown. We hold it until {formatDate(heldPrice.until)}.
          </Alert>
        ) : null}
        <PlanChoices form={form} />
        <PlanForm form={form} address={address} requestKey={requestKey} />
      </div>
    </ConsoleMain>
  );
}

/** What the address chooses; a blank field chooses nothing. */
function queryOf(params: URLSearchParams) {
  const leadId = params.get('leadId');
  const names = Object.keys(PlanOfferFormQuery.shape).filter((name) => name !== 'addOns');
  const chosen = Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = params.get(name === 'offerId' ? 'offer' : name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  return {
    ...chosen,
    ...(leadId && { leadId }),
    ...(params.has('isChosen') && { addOns: params.getAll('addOn').join(',') }),
  };
}
