// The two steps of signing in by an emailed code, for the sign-in page and for setup: the address, then the code.
import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { CodeRequest } from '#contract/accounts/account.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { TypedCode } from './typed-code.ts';

/** Which form is shown, for which address, and what was wrong with it. */
export type CodeStepAnswer = { step: 'email' | 'code'; email: string; result?: FormResult };

/** What is typed for a code; where the link leads is told by the page and not by the form. */
export const TypedAddress = CodeRequest.pick({ email: true });

type EmailStepProps = Omit<CodeStepAnswer, 'step'> & { autoComplete: string; children: ReactNode };

export function EmailStep({ email, result, autoComplete, children }: EmailStepProps) {
  const { state, field } = useAppForm({
    id: 'sign-in',
    schema: TypedAddress,
    labels: { email: 'Email Address' },
    result,
    defaultValue: { email },
  });
  return (
    <>
      <p className="mt-4 text-ink-soft">{children}</p>
      <AppForm state={state} step="email" className="mt-8 grid gap-6">
        <TextField {...field('email')} type="email" autoComplete={autoComplete} />
        <SubmitButton pending="Sending...">Send me a code</SubmitButton>
      </AppForm>
    </>
  );
}

type CodeStepProps = Omit<CodeStepAnswer, 'step'> & {
  /** What the button says. */
  verb: string;
};

export function CodeStep({ email, result, verb }: CodeStepProps) {
  const { state, field } = useAppForm({
    id: 'sign-in-with',
    schema: TypedCode,
    labels: { email: 'Email Address', code: 'Code' },
    result,
    defaultValue: { email },
  });
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="mt-4 text-ink-soft" role="status">
        If email reaches <strong className="wrap-anywhere text-ink">{email}</strong>, the code is on
        its way. It works for ten minutes.
      </p>
      <AppForm state={state} step="code" className="mt-8 grid gap-6">
        <input type="hidden" name="email" value={email} />
        <TextField
          {...field('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={result === undefined}
        />
        <SubmitButton pending="Checking...">{verb}</SubmitButton>
      </AppForm>
      <Form method="post" className="mt-6">
        <input type="hidden" name="step" value="email" />
        <input type="hidden" name="email" value={email} />
        <button type="submit" className="text-link">
          Send another code
        </button>
      </Form>
      <p className="mt-2">
        <Link className="text-link" to={{ pathname, search }}>
          Use another address
        </Link>
      </p>
    </>
  );
}
