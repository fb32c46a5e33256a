// The answer to an offered plan: a typed name that agrees to what is shown, or a no with its reason. The same in the portal and
// behind the private link.
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { OfferSteps } from './offer-steps.ts';
import { useOfferAnswer } from './use-offer-answer.ts';

type OfferAnswerProps = { of: OfferSteps; offer: PlanOffer; requestKey: string };

export function OfferAnswer({ of, offer, requestKey }: OfferAnswerProps) {
  const { version, contentHash } = offer;
  const messages = useOfferAnswer();
  return (
    <section aria-labelledby="answer" className="max-w-reading">
      <h2 id="answer" className="text-title">
        {messages.start}
      </h2>
      <WhatChanged of={of} />
      <StepForm
        of={of}
        step="agree"
        version={version}
        requestKey={requestKey}
        labels={{ signedName: messages.fullName }}
        className="mt-4 grid gap-5"
      >
        {(field) => (
          <>
            <input type="hidden" name="contentHash" value={contentHash} />
            <TextField {...field('signedName')} autoComplete="name" hint={messages.nameHint} />
            <div>
              <SubmitButton pending={messages.starting}>{messages.agree}</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
      <details className="mt-6">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {messages.noThanks}
        </summary>
        <StepForm
          of={of}
          step="decline"
          version={version}
          labels={{ reason: messages.whyNot }}
          className="mt-2 grid gap-4"
        >
          {(field) => (
            <>
              <TextArea {...field('reason')} rows={3} maxLength={1000} hint={messages.optional} />
              <div>
                <SubmitButton variant="quiet" pending={messages.sending}>
                  {messages.decline}
                </SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      </details>
    </section>
  );
}

/** What is different in the offer that has taken this one's place, as long as the page still shows this one. */
function WhatChanged({ of }: { of: OfferSteps }) {
  const messages = useOfferAnswer();
  const changes = useStepAnswer(of, { step: 'agree' })?.changes ?? [];
  if (changes.length === 0) return null;
  const said = messages.changed === null ? changes : [messages.changed];
  return (
    <ul className="mt-3 grid gap-1" aria-label={messages.different}>
      {said.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
