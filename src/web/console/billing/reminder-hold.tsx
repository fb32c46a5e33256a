// Stops the payment reminders of an account with a reason, and resumes them.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ReminderHold } from '#contract/billing/reminders.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { accountSteps } from './billing-steps.ts';

export function ReminderHoldForm({ hold }: { hold: ReminderHold | null }) {
  if (hold) {
    return (
      <section aria-labelledby="no-reminders" className="border-t border-line pt-4">
        <h2 id="no-reminders" className="font-semibold">
          No payment reminders
        </h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          Since {formatDate(hold.since)}: {hold.reason}
        </p>
        <StepButton of={accountSteps} step="resume" variant="quiet" className="mt-3">
          Resume Reminders
        </StepButton>
      </section>
    );
  }
  return (
    <StepFold
      summary="Stop Payment Reminders"
      of={accountSteps}
      step="hold"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={accountSteps}
        step="hold"
        labels={{ reason: 'Why, such as “pays on the 1st, agreed by phone”' }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextField {...field('reason')} maxLength={300} autoComplete="off" />
            <p>
              <SubmitButton pending="Saving..." variant="quiet">
                Stop Reminders
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
