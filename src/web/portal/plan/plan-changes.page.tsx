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
import { InEnglish, usePortalLanguage } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/plan-changes.page.ts';
import { changeSteps } from './change-steps.ts';
import { usePlanMessages } from './messages/use-plan-messages.ts';

export const meta = portalMeta('planChanges');

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/plan-changes');
}

export const action = stepAction(changeSteps);

export default function PlanChangesPage({ loaderData }: Route.ComponentProps) {
  const { items } = loaderData;
  const messages = usePlanMessages();
  const { language } = usePortalLanguage();
  return (
    <PortalMain
      heading={messages.changes}
      back={{ to: '/customer-portal/plan', label: messages.heading }}
    >
      <DoneNote of={changeSteps} words={messages.done} className="mt-6 max-w-reading" />
      {items.length === 0 ? <p className="mt-6 text-ink-soft">{messages.nothingProposed}</p> : null}
      {items.map((change) => (
        <section
          key={change.id}
          className="mt-8 max-w-[46rem]"
          aria-label={language === 'en' ? change.terms.title : messages.changes}
        >
          <InEnglish>
            <Terms terms={change.terms} />
          </InEnglish>
          {messages.binding ? <p className="mt-4">{messages.binding}</p> : null}
          {change.kind === 'size' ? (
            <Answer change={change} />
          ) : (
            <p className="mt-4">
              <PageLink to="/customer-portal/plan">{messages.heading}</PageLink>
            </p>
          )}
        </section>
      ))}
    </PortalMain>
  );
}

function Answer({ change }: { change: OwnPlanChange }) {
  const { id, version, termsHash } = change;
  const messages = usePlanMessages();
  return (
    <div className="mt-6 grid gap-6">
      <StepForm
        of={changeSteps}
        step="accept"
        fields={{ change: id, termsHash }}
        version={version}
        labels={{ signedName: messages.nameToAccept }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <TextField {...field('signedName')} autoComplete="name" />
            <p>
              <SubmitButton pending={messages.saving}>{messages.accept}</SubmitButton>
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
        {messages.decline}
      </StepButton>
    </div>
  );
}
