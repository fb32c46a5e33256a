// The two steps of signing in by an emailed code, on every page that has them: the address, then the code.
import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { CodeRequest } from '#contract/accounts/account.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { type Step, type StepCall, type StepTable, step } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import type { CodeStepsMessages } from './messages/code-steps-messages.en.ts';
import type { TypedCode } from './typed-code.ts';
import { WithEmail } from './with-email.tsx';

/** What is typed for a code; where the link leads is told by the page and not by the form. */
const TypedAddress = CodeRequest.pick({ email: true });

/** Both steps; a page may have others. */
export type CodeSteps = StepTable & {
  email: Step<typeof TypedAddress>;
  code: Step<typeof TypedCode>;
};

/** The step that mails a code: the page stays, and shows the form for it. The address stands in no history. */
export function emailStep(mailCode: (call: StepCall, body: { email: string }) => Promise<unknown>) {
  return step({ schema: TypedAddress, showsAnswer: true, send: mailCode });
}

/** Whether a code was asked for, and the address that was typed. */
export function useAskedCode(of: CodeSteps): { isAsked: boolean; email: string } {
  const answer = useStepAnswer(of);
  const email = answer?.result?.initialValue?.email;
  return {
    isAsked: answer?.step === 'code' || (answer?.step === 'email' && answer.status === 200),
    email: typeof email === 'string' ? email : '',
  };
}

type EmailStepProps = {
  of: CodeSteps;
  words: CodeStepsMessages;
  email: string;
  autoComplete: string;
  children: ReactNode;
};

export function EmailStep({ of, words, email, autoComplete, children }: EmailStepProps) {
  return (
    <>
      <p className="mt-4 text-ink-soft">{children}</p>
      <StepForm
        of={of}
        step="email"
        id="sign-in"
        labels={{ email: words.emailLabel }}
        defaultValue={{ email }}
        isShort={false}
        className="mt-8 grid gap-6"
      >
        {(field) => (
          <>
            <TextField {...field('email')} type="email" autoComplete={autoComplete} />
            <SubmitButton pending={words.sending}>{words.send}</SubmitButton>
          </>
        )}
      </StepForm>
    </>
  );
}

type CodeStepProps = {
  of: CodeSteps;
  words: CodeStepsMessages;
  email: string;
  /** What the button says. */
  verb: string;
  /** Whether the address is that of a session, and no other would do. */
  isFixed?: boolean;
};

export function CodeStep({ of, words, email, verb, isFixed = false }: CodeStepProps) {
  const refused = useStepAnswer(of, { step: 'code' });
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="mt-4 text-ink-soft" role="status">
        <WithEmail text={words.sent} email={email} />
      </p>
      <StepForm
        of={of}
        step="code"
        id="sign-in-with"
        seen={{ email }}
        labels={{ code: words.code }}
        isShort={false}
        className="mt-8 grid gap-6"
      >
        {(field) => (
          <>
            <TextField
              {...field('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus={refused === undefined}
            />
            <SubmitButton pending={words.checking}>{verb}</SubmitButton>
          </>
        )}
      </StepForm>
      <Form method="post" className="mt-6" onSubmit={useOnce()}>
        <StepFields step="email" seen={{ email }} />
        <button type="submit" className="text-link">
          {words.again}
        </button>
      </Form>
      {isFixed ? null : (
        <p className="mt-2">
          <Link className="text-link" to={{ pathname, search }}>
            {words.otherAddress}
          </Link>
        </p>
      )}
    </>
  );
}
