// The terms of a change as they are read to the customer, and their yes as the office writes it down.
import type { OfferedTerms, PlanChange } from '#contract/visits/service-plans.ts';
import { Terms } from '#web/features/service-plan/terms.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Part } from '../customers/part.tsx';
import { planSteps } from './plan-steps.ts';

type PhoneYesProps = {
  change: PlanChange;
  offer: OfferedTerms;
  planId: number;
  requestKey: string;
};

export function PhoneYes({ change, offer, planId, requestKey }: PhoneYesProps) {
  return (
    <Part id="phone-yes" heading={offer.terms.title}>
      <Terms terms={offer.terms} />
      <StepForm
        of={planSteps}
        step="yes"
        requestKey={requestKey}
        labels={{
          kind: 'Change',
          frequency: 'How often',
          from: 'First day',
          until: 'Last day',
          termsHash: 'Terms',
          saidBy: 'Who said yes',
          note: 'When they called, and what they said',
          reason: 'Why they are canceling',
        }}
        className="mt-5 grid max-w-reading gap-4"
      >
        {(field) => (
          <>
            {Object.entries({ ...change, termsHash: offer.termsHash }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <TextField {...field('saidBy')} autoComplete="off" maxLength={200} />
            <TextArea {...field('note')} rows={2} maxLength={1000} />
            {change.kind === 'cancel' ? (
              <TextArea {...field('reason')} rows={2} maxLength={1000} hint="Optional." />
            ) : null}
            <div className="flex flex-wrap gap-3">
              <SubmitButton pending="Saving...">They Said Yes</SubmitButton>
              <ButtonLink variant="quiet" href={`/console/plans/${planId}`}>
                Cancel
              </ButtonLink>
            </div>
          </>
        )}
      </StepForm>
    </Part>
  );
}
