// Confirms that the person who uses a session is still its owner, before what takes a fresh sign-in: by a mailed code, a passkey, or on a
// demonstration by one click; then back to where they came from (docs/product/security-and-privacy.md#a-fresh-sign-in).
import { data, redirectDocument } from 'react-router';
import { homePath } from '#company/rules/platform/local-path.ts';
import { DemoSignIn } from '#contract/accounts/account.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/confirm.page.ts';
import { CodeStep, type CodeStepAnswer, TypedAddress } from './code-steps.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { wantedPath } from './return-path.ts';
import { TypedCode } from './typed-code.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm it’s you' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ email, role }, demo, ways] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/auth/demo'),
    api('GET /api/auth/ways'),
  ]);
  const returnTo = wantedPath(url.search) ?? homePath(role);
  const isDemo = demo.people.some((person) => person.email === email);
  return { email, isDemo, offersPasskeys: ways.passkeys, returnTo };
}

/** The address is that of the session, whatever the form says. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  const { email, role } = await api('GET /api/auth/user');
  typed.set('email', email);
  const returnTo = wantedPath(url.search) ?? homePath(role);
  const step = typed.get('step') === 'email' ? 'email' : 'code';
  if (step === 'email') {
    const asked = await sendForm(typed, TypedAddress, (body) =>
      api('POST /api/auth/code', { body: { ...body, returnTo } }),
    );
    if (asked.isTaken) return data<CodeStepAnswer>({ step: 'code', email });
    return data<CodeStepAnswer>({ step, email, result: asked.result }, { status: asked.status });
  }
  const answer =
    typed.get('step') === 'demo'
      ? await sendForm(typed, DemoSignIn, (body) => api('POST /api/auth/demo', { body }))
      : await sendForm(typed, TypedCode, (body) => api('POST /api/auth/verify', { body }));
  if (answer.isTaken) return redirectDocument(returnTo);
  return data<CodeStepAnswer>({ step, email, result: answer.result }, { status: answer.status });
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, isDemo, offersPasskeys, returnTo } = loaderData;
  return (
    <main id="content" className="page-width section">
      <div className="max-w-[30rem]">
        <h1 className="text-section">Confirm it’s you</h1>
        {actionData?.step === 'code' ? (
          <CodeStep {...actionData} verb="Confirm" />
        ) : (
          <>
            <p className="mt-4 text-ink-soft">
              You signed in a while ago, and this needs a fresh sign-in. We’ll email a code to{' '}
              <strong className="wrap-anywhere text-ink">{email}</strong>, then bring you back.
            </p>
            <AskForCode email={email} answer={actionData} />
            {offersPasskeys ? <PasskeySignIn returnTo={returnTo} /> : null}
          </>
        )}
        {isDemo ? (
          <form method="post" className="mt-8 border-t border-line pt-6">
            <input type="hidden" name="step" value="demo" />
            <button type="submit" className="text-link min-h-11">
              This is the demonstration: confirm without a code
            </button>
          </form>
        ) : null}
      </div>
    </main>
  );
}

type AskForCodeProps = { email: string; answer: CodeStepAnswer | undefined };

function AskForCode({ email, answer }: AskForCodeProps) {
  const { state } = useAppForm({
    id: 'confirm',
    schema: TypedAddress,
    labels: { email: 'Email Address' },
    result: answer?.result,
    defaultValue: { email },
  });
  return (
    <AppForm state={state} step="email" className="mt-8 grid gap-6">
      <input type="hidden" name="email" value={email} />
      <SubmitButton pending="Sending...">Send me a code</SubmitButton>
    </AppForm>
  );
}
