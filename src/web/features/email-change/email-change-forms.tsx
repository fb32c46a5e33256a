// The two forms of another email address: the code that was mailed to it, once one was, and the address itself. Portal and console share them.
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { timeInSentence } from '#company/rules/time/time-of-day.ts';
import type {
  EmailChangeCode,
  EmailChangeRequest,
  OpenEmailChange,
} from '#contract/customers/email-change.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { Step } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import type { EmailChangeMessages } from './email-change-messages.ts';

type EmailChangeFormsProps = {
  of: { email: Step<typeof EmailChangeRequest>; 'email-code': Step<typeof EmailChangeCode> };
  messages: EmailChangeMessages;
  open: OpenEmailChange | null;
  timeZone: string;
  language: Language;
  /** Whether who types is the person themselves, whose browser may fill in. */
  isOwn: boolean;
};

export function EmailChangeForms({
  of,
  messages,
  open,
  timeZone,
  language,
  isOwn,
}: EmailChangeFormsProps) {
  const labels = { email: messages.newEmail, code: messages.code };
  return (
    <>
      {open ? (
        <StepForm
          of={of}
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
                autoComplete={isOwn ? 'one-time-code' : 'off'}
                hint={fill(messages.codeHint, {
                  email: open.email,
                  time: timeInSentence(timeInZone(new Date(open.expiresAt), timeZone), language),
                })}
              />
              <p>
                <SubmitButton variant={isOwn ? 'oak' : 'clay'} pending={messages.checking}>
                  {messages.useEmail}
                </SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      ) : null}
      <StepForm
        key={open ? 'again' : 'first'}
        of={of}
        step="email"
        id={open ? 'email-again-form' : 'email-form'}
        labels={labels}
        className="mt-5 grid gap-5"
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              label={open ? messages.orAnotherEmail : messages.newEmail}
              type="email"
              autoComplete={isOwn ? 'email' : 'off'}
            />
            <p>
              <SubmitButton variant="quiet" pending={messages.sending}>
                {messages.sendCode}
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </>
  );
}
