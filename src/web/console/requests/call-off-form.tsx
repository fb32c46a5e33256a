// Calls off a job that was accepted, behind a question and with a reason: it ends the matter for its customer.

import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { requestSteps } from './request-steps.ts';

export function CallOffForm({ version }: { version: number }) {
  return (
    <StepFold
      summary="Call the Job Off"
      of={requestSteps}
      step="call-off"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={requestSteps}
        step="call-off"
        version={version}
        labels={{ reason: 'Reason for calling it off' }}
        className="mt-2 grid max-w-reading gap-4"
      >
        {(field) => (
          <>
            <TextArea
              {...field('reason')}
              rows={3}
              maxLength={300}
              hint="The customer reads this, on the page and by email. Scheduled days are taken out. A deposit becomes credit on their account, which the owner can refund there."
            />
            <p>
              <SubmitButton pending="Saving..." variant="quiet">
                Call Job Off
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
