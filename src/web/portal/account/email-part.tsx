// The email that a customer signs in with, and another one for it: a code to the new address, then the code.

import { timeInZone } from '#company/rules/time/company-time.ts';
import type { Contact } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { fill } from '#web/lib/fill-message.ts';
import { TextField } from '#web/ui/field.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

type EmailPartProps = { contact: Contact; timeZone: string };

export function EmailPart({ contact: { email, emailChange }, timeZone }: EmailPartProps) {
  const messages = useAccountMessages();
  const say = useSpokenTimes();
  const labels = { email: messages.newEmail, code: messages.code };
  const timeOf = (instant: string) => say.time(timeInZone(new Date(instant), timeZone));
  return (
    <Panel id="email" heading={messages.email}>
      <p className="mt-3 text-ink-soft wrap-anywhere">{fill(messages.emailLead, { email })}</p>
      {emailChange ? (
        <StepForm
          of={accountSteps}
          step="email-code"
          id="email-code-form"
          labels={labels}
          className="mt-5 grid gap-5"
        >
          {(field) => (
            <>
              <TextField
                {...field('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                hint={fill(messages.codeHint, {
                  email: emailChange.email,
                  time: timeOf(emailChange.expiresAt),
                })}
              />
              <p>
                <SubmitButton variant="oak" pending={messages.checking}>
                  {messages.useEmail}
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
        labels={labels}
        className="mt-5 grid gap-5"
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label={emailChange ? messages.orAnotherEmail : messages.newEmail}
              type="email"
              autoComplete="email"
            />
            <p>
              <SubmitButton variant="quiet" pending={messages.sending}>
                {messages.sendCode}
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Panel>
  );
}
