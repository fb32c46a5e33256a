// The terms of a change, and the typed name that agrees to them.
import type { OfferedTerms, PlanChange } from '#contract/visits/service-plans.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { planSteps } from './plan-steps.ts';

type AgreeFormProps = {
  planId: number;
  change: PlanChange;
  offer: OfferedTerms;
  requestKey: string;
};

export function AgreeForm({ planId, change, offer, requestKey }: AgreeFormProps) {
  return (
    <Panel id="terms" heading={offer.terms.title} className="mt-8 max-w-[46rem]">
      <Terms terms={offer.terms} />
      <StepForm
        of={planSteps}
        step="agree"
        id="agree"
        seen={{ ...change, termsHash: offer.termsHash }}
        requestKey={requestKey}
        labels={{ signedName: 'Your full name', reason: 'Why are you canceling?' }}
        className="mt-7 grid gap-5"
      >
        {(field) => (
          <>
            {change.kind === 'cancel' ? (
              <TextArea
                {...field('reason')}
                rows={3}
                maxLength={1000}
                hint="Optional. It helps us do better."
              />
            ) : null}
            <TextField
              {...field('signedName')}
              autoComplete="name"
              hint="Typing your name means you agree to exactly what’s shown above. A copy stays on this page."
            />
            <div className="flex flex-wrap gap-3">
              <SubmitButton pending="Sending...">I agree</SubmitButton>
              <PageLink to={`/customer-portal/plan/${planId}`}>Cancel</PageLink>
            </div>
          </>
        )}
      </StepForm>
    </Panel>
  );
}
