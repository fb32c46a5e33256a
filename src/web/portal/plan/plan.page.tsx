// Manage one plan: choose a change, see line by line what it means, agree by typing one's name. Two steps, each an address.
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { readTerms, wantedChange } from '#web/features/service-plan/wanted-change.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plan.page.ts';
import { AgreeForm } from './agree-form.tsx';
import { AgreementList } from './agreement-list.tsx';
import { ChangeForms } from './change-forms.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { planSteps } from './plan-steps.ts';

export const meta = portalMeta('Manage Plan');

/** The plan and, when the address names a change, its terms or why it is not to be had. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = Number(params.id);
  const [own, { items }] = await Promise.all([
    api('GET /api/portal/plans/{id}', { params: { id } }),
    api('GET /api/portal/plan-changes'),
  ]);
  const change = wantedChange(url);
  const offer = change
    ? await readTerms(() =>
        api('GET /api/portal/plans/{id}/terms', { params: { id }, query: change }),
      )
    : null;
  const proposed = items.filter(({ planId }) => planId === id);
  return { ...own, proposed, change, offer, requestKey: newKey() };
}

export const action = stepAction(planSteps);

export default function PlanPage({ loaderData }: Route.ComponentProps) {
  const { plan, agreements, proposed, change, offer, requestKey } = loaderData;
  return (
    <PortalMain
      heading="Manage Plan"
      back={{ to: '/customer-portal', label: 'Overview' }}
      aside={<PlanBadge state={plan.state} />}
      lead={`${plan.name}, ${frequencyWords[plan.frequency]}: ${formatMoney(plan.monthlyPrice)} a month${
        plan.visitPrice ? `, ${formatMoney(plan.visitPrice)} a visit` : ''
      }.`}
    >
      <DoneNote of={planSteps} className="mt-6 max-w-reading" />
      {proposed.map(({ id, kind, terms }) => (
        <Alert
          key={id}
          tone="amber"
          title={terms.title}
          className="mt-6 max-w-reading"
          action={
            <PageLink size="small" to="/customer-portal/plan/changes">
              {kind === 'size' ? 'Accept or decline' : 'See what changes'}
            </PageLink>
          }
        >
          {terms.summary}
        </Alert>
      ))}
      <PlanFacts plan={plan} />
      {change && offer && 'terms' in offer ? (
        <AgreeForm
          key={offer.termsHash}
          planId={plan.id}
          change={change}
          offer={offer}
          requestKey={requestKey}
        />
      ) : (
        <>
          {offer && 'refusal' in offer ? (
            <Alert tone="red" title={offer.refusal} className="mt-6 max-w-reading" />
          ) : null}
          <ChangeForms plan={plan} change={change} />
        </>
      )}
      <AgreementList agreements={agreements} />
    </PortalMain>
  );
}
