// Starts a plan of mowing or a program, or changes a draft: filled in from a lead, a customer or a property, priced by the held receipt
// or the list. What the price depends on is chosen by the address of the page; everything else is the form's.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { PlanOfferFormQuery } from '#contract/visits/plan-offer-form.ts';
import { ProgramOfferFormQuery } from '#contract/visits/program-offers.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-plan.page.ts';
import { PlanChoices, ProgramChoices } from './plan-choices.tsx';
import { PlanForm } from './plan-form.tsx';
import { planFormSteps } from './plan-steps.ts';
import { ProgramForm } from './program-form.tsx';

export const meta = consoleMeta('Start a plan');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const params = url.searchParams;
  const page = { address: url.search, requestKey: newKey() };
  if (params.get('program')) {
    const query = programQueryOf(params);
    return {
      ...page,
      mowing: null,
      program: await api('GET /api/console/program-offer-form', { query }),
    };
  }
  const form = await api('GET /api/console/plan-offer-form', { query: mowingQueryOf(params) });
  const day = params.get('firstDay');
  const crew = Number(params.get('crewId')) || null;
  return {
    ...page,
    mowing: day ? { ...form, firstDay: day, crewId: crew } : form,
    program: null,
  };
}

export const action = stepAction(planFormSteps);

export default function NewPlanPage({ loaderData }: Route.ComponentProps) {
  const { mowing, program, address, requestKey } = loaderData;
  const form = mowing ?? program;
  const { lead, customerId, decision } = form;
  const heldPrice = mowing?.heldPrice;
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
        {mowing ? (
          <>
            <PlanChoices form={mowing} />
            <PlanForm form={mowing} address={address} requestKey={requestKey} />
          </>
        ) : (
          <>
            <ProgramChoices form={program} />
            <ProgramForm
              key={program.program.slug}
              form={program}
              address={address}
              requestKey={requestKey}
            />
          </>
        )}
      </div>
    </ConsoleMain>
  );
}

/** What the address chooses of mowing; a blank field chooses nothing. */
function mowingQueryOf(params: URLSearchParams) {
  return {
    ...chosenIn(params, Object.keys(PlanOfferFormQuery.shape)),
    ...(params.has('isChosen') && { addOns: params.getAll('addOn').join(',') }),
  };
}

/** The same of a program. The rounds of another one are not its own. */
function programQueryOf(params: URLSearchParams) {
  const program = params.get('program') ?? '';
  return {
    ...chosenIn(params, Object.keys(ProgramOfferFormQuery.shape)),
    program,
    ...(params.get('roundsOf') === program && { rounds: params.getAll('round').join(',') }),
  };
}

function chosenIn(params: URLSearchParams, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names
      .filter((name) => name !== 'addOns' && name !== 'rounds')
      .flatMap((name): [string, string][] => {
        const value = params.get(name === 'offerId' ? 'offer' : name)?.trim();
        return value ? [[name, value]] : [];
      }),
  );
}
