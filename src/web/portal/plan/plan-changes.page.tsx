// What the office has proposed about a customer's plans: new prices that are announced, and sizes to accept or decline.
import type { OwnPlanChange } from '#contract/visits/plan-changes.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plan-changes.page.ts';
import { changeSteps } from './change-steps.ts';

export const meta = portalMeta('Changes of your plan');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/plan-changes');
}

export const action = stepAction(changeSteps);

export default function PlanChangesPage({ loaderData }: Route.ComponentProps) {
  const { items } = loaderData;
  return (
    <PortalMain
      heading="Changes of your plan"
      back={{ to: '/customer-portal/plan', label: 'Manage Plan' }}
    >
      <DoneNote of={changeSteps} className="mt-6 max-w-reading" />
      {items.length === 0 ? (
        <p className="mt-6 text-ink-soft">Nothing is proposed. Your price is as you know it.</p>
      ) : null}
      {items.map((change) => (
        <section key={change.id} className="mt-8 max-w-[46rem]" aria-label={change.terms.title}>
          <Terms terms={change.terms} />
          {change.kind === 'size' ? (
            <Answer change={change} />
          ) : (
            <p className="mt-4">
              <PageLink to="/customer-portal/plan">Manage Plan</PageLink>
            </p>
          )}
        </section>
      ))}
    </PortalMain>
  );
}

function Answer({ change }: { change: OwnPlanChange }) {
  const { id, version, termsHash } = change;
  return (
    <div className="mt-6 grid gap-6">
      <StepForm
        of={changeSteps}
        step="accept"
        fields={{ change: id, termsHash }}
        version={version}
        labels={{ signedName: 'Type your full name to accept' }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <TextField {...field('signedName')} autoComplete="name" />
            <p>
              <SubmitButton pending="Saving...">Accept</SubmitButton>
            </p>
          </>
        )}
      </StepForm>
      <StepButton
        of={changeSteps}
        step="decline"
        fields={{ change: id }}
        version={version}
        variant="quiet"
      >
        Decline, keep my price
      </StepButton>
    </div>
  );
}
