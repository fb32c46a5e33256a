// The answer to an offered plan: a typed name that agrees to what is shown, or a no with its reason. The same in the portal and
// behind the private link.
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { OfferSteps } from './offer-steps.ts';

type OfferAnswerProps = { of: OfferSteps; offer: PlanOffer; requestKey: string };

export function OfferAnswer({ of, offer, requestKey }: OfferAnswerProps) {
  const { version, contentHash } = offer;
  const changes = useStepAnswer(of, { step: 'agree' })?.changes;
  return (
    <section aria-labelledby="answer" className="max-w-reading">
      <h2 id="answer" className="text-title">
        Start this plan
      </h2>
      {changes && changes.length > 0 ? (
        <ul className="mt-3 grid gap-1" aria-label="What is different">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
      <StepForm
        of={of}
        step="agree"
        version={version}
        requestKey={requestKey}
        labels={{ signedName: 'Your full name' }}
        className="mt-4 grid gap-5"
      >
        {(field) => (
          <>
            <input type="hidden" name="contentHash" value={contentHash} />
            <TextField
              {...field('signedName')}
              autoComplete="name"
              hint="Typing your name means you agree to exactly what’s shown above."
            />
            <div>
              <SubmitButton pending="Starting...">I Agree, Start My Plan</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          No, thank you
        </summary>
        <StepForm
          of={of}
          step="decline"
          version={version}
          labels={{ reason: 'Why not?' }}
          className="mt-2 grid gap-4"
        >
          {(field) => (
            <>
              <TextArea {...field('reason')} rows={3} maxLength={1000} hint="Optional." />
              <div>
                <SubmitButton variant="quiet" pending="Sending...">
                  Decline This Plan
                </SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      </details>
    </section>
  );
}
