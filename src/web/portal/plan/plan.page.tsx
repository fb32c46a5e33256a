// Manage one plan: choose a change, see line by line what it means, agree by typing one's name. Two steps, each an address.
import { data, redirect } from 'react-router';
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { PlanAgreementRequest } from '#contract/visits/service-plans.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { readTerms, wantedChange } from '#web/features/service-plan/wanted-change.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
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
  return { ...own, proposed, change, offer, formKey: crypto.randomUUID() };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const typed = await request.formData();
  const answer = await sendForm(typed, PlanAgreementRequest, (body) =>
    context.get(apiContext)('POST /api/portal/plans/{id}/agreements', {
      params: { id: Number(params.id) },
      body,
      idempotencyKey: String(typed.get('formKey') ?? ''),
    }),
  );
  if (answer.isTaken) return redirect(`/customer-portal/plan/${params.id}?done=agreed`, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function PlanPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { plan, agreements, proposed, change, offer, formKey } = loaderData;
  return (
    <PortalMain
      heading="Manage Plan"
      back={{ to: '/customer-portal', label: 'Overview' }}
      aside={<PlanBadge state={plan.state} />}
      lead={`${plan.name}, ${frequencyWords[plan.frequency]}: ${formatMoney(plan.monthlyPrice)} a month${
        plan.visitPrice ? `, ${formatMoney(plan.visitPrice)} a visit` : ''
      }.`}
    >
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
          formKey={formKey}
          result={actionData?.result}
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
