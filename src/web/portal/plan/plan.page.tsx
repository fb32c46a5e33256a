// Manage one plan: choose a change, see line by line what it means, agree by typing one's name. Two steps, each an address.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { readTerms, wantedChange } from '#web/features/service-plan/wanted-change.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plan.page.ts';
import { AgreeForm } from './agree-form.tsx';
import { AgreementList } from './agreement-list.tsx';
import { ChangeForms } from './change-forms.tsx';
import { usePlanMessages } from './messages/use-plan-messages.ts';
import { PlanFacts } from './plan-facts.tsx';
import { planSteps } from './plan-steps.ts';

export const meta = portalMeta('plan');

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
  const messages = usePlanMessages();
  const parts = usePartsMessages();
  const { phone } = useSite().company;
  const costs = {
    often: parts.frequencies[plan.frequency],
    price: formatMoney(plan.monthlyPrice),
  };
  return (
    <PortalMain
      heading={messages.heading}
      back={{ to: '/customer-portal', label: messages.overview }}
      aside={<PlanBadge state={plan.state} label={parts.planStates[plan.state]} />}
      lead={
        <>
          <OwnerWords>{plan.name}</OwnerWords>
          {', '}
          {plan.visitPrice
            ? fill(messages.costsWithVisit, {
                ...costs,
                visitPrice: formatMoney(plan.visitPrice),
              })
            : fill(messages.costs, costs)}
        </>
      }
    >
      <DoneNote of={planSteps} words={{ agree: messages.changed }} className="mt-6 max-w-reading" />
      {proposed.map(({ id, kind, terms }) => (
        <Alert
          key={id}
          tone="amber"
          title={<OwnerWords>{terms.title}</OwnerWords>}
          className="mt-6 max-w-reading"
          action={
            <PageLink size="small" to="/customer-portal/plan/changes">
              {kind === 'size' ? messages.acceptOrDecline : messages.seeChange}
            </PageLink>
          }
        >
          <OwnerWords>{terms.summary}</OwnerWords>
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
            <Alert
              tone="red"
              title={messages.refused ? fill(messages.refused, { phone }) : offer.refusal}
              className="mt-6 max-w-reading"
            />
          ) : null}
          <ChangeForms plan={plan} change={change} />
        </>
      )}
      <AgreementList agreements={agreements} />
    </PortalMain>
  );
}
