// Manage Plan: choose a change, see line by line what it means, agree by typing one's name. Two steps, each an address.
import { data, redirect } from 'react-router';
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { PlanAgreementRequest, PlanChange } from '#contract/visits/service-plans.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plan.page.ts';
import { AgreeForm } from './agree-form.tsx';
import { AgreementList } from './agreement-list.tsx';
import { ChangeForms } from './change-forms.tsx';
import { pauseWords } from './plan-labels.ts';

export const meta = portalMeta('Manage Plan');

/** The plan and, when the address names a change, its terms or why it is not to be had. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [own, { items: proposed }] = await Promise.all([
    api('GET /api/portal/plan'),
    api('GET /api/portal/plan-changes'),
  ]);
  const change = own.plan ? wantedChange(url) : null;
  const offer = change ? await readOffer(api, change) : null;
  return { ...own, proposed, change, offer, formKey: crypto.randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = await request.formData();
  const answer = await sendForm(typed, PlanAgreementRequest, (body) =>
    context.get(apiContext)('POST /api/portal/plan/agreements', {
      body,
      idempotencyKey: String(typed.get('formKey') ?? ''),
    }),
  );
  if (answer.isTaken) return redirect('/customer-portal/plan?done=agreed', 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function PlanPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { plan, agreements, proposed, change, offer, formKey } = loaderData;
  if (!plan) {
    return (
      <PortalMain heading="Manage Plan">
        <EmptyState
          icon="calendar"
          title="You have no plan yet"
          className="mt-8"
          action={
            <ButtonLink variant="clay" href="/lawn-plan">
              Price a lawn plan
            </ButtonLink>
          }
        >
          Two minutes and no phone call: you see every dollar of the price before you give a name.
        </EmptyState>
      </PortalMain>
    );
  }
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
      {pauseWords(plan) ? <p className="mt-3">{pauseWords(plan)}</p> : null}
      {change && offer && 'terms' in offer ? (
        <AgreeForm
          key={offer.termsHash}
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

/** The change that the address names; an empty field of its form is one left out. */
function wantedChange({ searchParams }: URL): PlanChange | null {
  const named = ['kind', 'frequency', 'from', 'until']
    .map((name) => [name, searchParams.get(name)] as const)
    .filter(([, value]) => value);
  const read = PlanChange.safeParse(Object.fromEntries(named));
  return read.success ? read.data : null;
}

/** What the API refuses here is about the choice, and is said above it. */
async function readOffer(api: Api, query: PlanChange) {
  try {
    return await api('GET /api/portal/plan/terms', { query });
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
    return { refusal: error.problem?.detail ?? error.message };
  }
}
