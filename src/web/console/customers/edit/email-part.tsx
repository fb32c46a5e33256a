// Another email for a customer who can no longer read the one on file: they read the code out that was mailed to the new one.
import type { OpenEmailChange } from '#contract/customers/email-change.ts';
import { codeHint, emailChangeLabels } from '#web/features/email-change/email-change-labels.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Part } from '../part.tsx';
import { contactSteps } from './contact-steps.ts';

type EmailPartProps = { email: string; open: OpenEmailChange | null; timeZone: string };

export function EmailPart({ email, open, timeZone }: EmailPartProps) {
  return (
    <Part id="email" heading="Email">
      <p className="mt-3 text-ink-soft wrap-anywhere">
        Signs in with {email}. Customers change it themselves under Account in their portal. If they
        can’t read that email anymore, make sure who is calling, and have us mail a code to the new
        one: they read it out to you. The old email is told.
      </p>
      {open ? (
        <StepForm
          of={contactSteps}
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
                autoComplete="off"
                hint={codeHint(open, timeZone)}
              />
              <p>
                <SubmitButton pending="Checking...">Use this email</SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      ) : null}
      <StepForm
        key={open ? 'again' : 'first'}
        of={contactSteps}
        step="email"
        id={open ? 'email-again-form' : 'email-form'}
        labels={emailChangeLabels}
        className="mt-5 grid gap-5"
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label={open ? 'Or another email' : 'New email'}
              type="email"
              autoComplete="off"
            />
            <p>
              <SubmitButton variant="quiet" pending="Sending...">
                Send code
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Part>
  );
}
