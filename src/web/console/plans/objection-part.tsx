// What a customer says who did not agree to their plan, and the office's answer to it.
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { planOfferSteps } from './plan-steps.ts';

export function ObjectionPart({ offer: { agreement } }: { offer: DeskPlanOffer }) {
  if (!agreement?.objection) return null;
  return (
    <section aria-label="Objection" className="grid gap-4">
      <Alert tone="amber" title="The customer says they did not agree">
        <p className="whitespace-pre-line wrap-anywhere">{agreement.objection}</p>
      </Alert>
      {agreement.objectionAnswer ? (
        <p className="whitespace-pre-line wrap-anywhere">Our answer: {agreement.objectionAnswer}</p>
      ) : (
        <StepForm
          of={planOfferSteps}
          step="answer"
          fields={{ agreement: agreement.id }}
          labels={{ answer: 'Your answer' }}
          className="grid gap-4"
        >
          {(field) => (
            <>
              <TextArea {...field('answer')} rows={4} maxLength={2000} />
              <div>
                <SubmitButton variant="oak" pending="Sending...">
                  Send Answer
                </SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      )}
    </section>
  );
}
