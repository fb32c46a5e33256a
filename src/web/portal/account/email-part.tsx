// The email that a customer signs in with, and another one for it: a code to the new address, then the code.

import type { Contact } from '#contract/customers/properties.ts';
import { codeHint, emailChangeLabels } from '#web/features/email-change/email-change-labels.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

type EmailPartProps = { contact: Contact; timeZone: string };

export function EmailPart({ contact: { email, emailChange }, timeZone }: EmailPartProps) {
  return (
    <Panel id="email" heading="Email">
      <p className="mt-3 text-ink-soft wrap-anywhere">
        You sign in with {email}, and we write to you there.
      </p>
      {emailChange ? (
        <StepForm
          of={accountSteps}
          step="email-code"
          id="email-code-form"
          labels={emailChangeLabels}
          className="mt-5 grid gap-5"
        >
          {(field) => (
            <>
              <TextField
                {...field('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                hint={codeHint(emailChange, timeZone)}
              />
              <p>
                <SubmitButton variant="oak" pending="Checking...">
                  Use This Email
                </SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      ) : null}
      <StepForm
        key={emailChange ? 'again' : 'first'}
        of={accountSteps}
        step="email"
        id={emailChange ? 'email-again-form' : 'email-form'}
        labels={emailChangeLabels}
        className="mt-5 grid gap-5"
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label={emailChange ? 'Or another email' : 'New email'}
              type="email"
              autoComplete="email"
            />
            <p>
              <SubmitButton variant="quiet" pending="Sending...">
                Send Code
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Panel>
  );
}
