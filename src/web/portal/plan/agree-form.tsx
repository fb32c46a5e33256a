// The terms of a change, and the typed name that agrees to them.
import type { OfferedTerms, PlanChange } from '#contract/visits/service-plans.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { InEnglish, OwnerWords } from '../portal-language.tsx';
import { usePlanMessages } from './messages/use-plan-messages.ts';
import { planSteps } from './plan-steps.ts';

type AgreeFormProps = {
  planId: number;
  change: PlanChange;
  offer: OfferedTerms;
  requestKey: string;
};

export function AgreeForm({ planId, change, offer, requestKey }: AgreeFormProps) {
  const messages = usePlanMessages();
  return (
    <Panel
      id="terms"
      heading={<OwnerWords>{offer.terms.title}</OwnerWords>}
      className="mt-8 max-w-[46rem]"
    >
      <InEnglish>
        <Terms terms={offer.terms} />
      </InEnglish>
      {messages.binding ? <p className="mt-4">{messages.binding}</p> : null}
      <StepForm
        of={planSteps}
        step="agree"
        id="agree"
        seen={{ ...change, termsHash: offer.termsHash }}
        requestKey={requestKey}
        labels={{ signedName: messages.fullName, reason: messages.whyCancel }}
        className="mt-7 grid gap-5"
      >
        {(field) => (
          <>
            {change.kind === 'cancel' ? (
              <TextArea {...field('reason')} rows={3} maxLength={1000} hint={messages.whyHint} />
            ) : null}
            <TextField {...field('signedName')} autoComplete="name" hint={messages.nameHint} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton pending={messages.sending}>{messages.agree}</SubmitButton>
              <PageLink to={`/customer-portal/plan/${planId}`}>{messages.cancel}</PageLink>
            </div>
          </>
        )}
      </StepForm>
    </Panel>
  );
}
