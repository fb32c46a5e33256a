// Signing in by a mailed code, in two steps that work without JavaScript; on a demonstration, with one click.
import { data, Form, redirectDocument } from 'react-router';
import { oneLine } from '#company/rules/contact-details.ts';
import { CodeRequest, type DemoPerson, DemoSignIn } from '#contract/account.ts';
import { AppForm, SubmitButton } from '../forms/app/app-form.tsx';
import { type FormAnswer, sendForm } from '../forms/app/send-form.ts';
import { type FormResult, useAppForm } from '../forms/app/use-app-form.ts';
import type { Api } from '../lib/api-client.ts';
import { apiContext } from '../lib/request-context.ts';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/sign-in.page.ts';
import { TypedCode } from './typed-code.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign in' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/auth/demo');
}

/** Which form is shown, for which address, and what was wrong with it. */
type SignInAnswer = { step: 'email' | 'code'; email: string; result?: FormResult };

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  const email = oneLine(String(typed.get('email') ?? ''));
  const step = typed.get('step');
  const answer = await sendStep(api, step, typed);
  if (!answer.isTaken) {
    const { status, result } = answer;
    return data<SignInAnswer>(
      { step: step === 'code' ? 'code' : 'email', email, result },
      { status },
    );
  }
  if (step === 'email') return data<SignInAnswer>({ step: 'code', email });
  return redirectDocument(returnPath(request));
}

function sendStep(api: Api, step: FormDataEntryValue | null, typed: FormData): Promise<FormAnswer> {
  if (step === 'email') {
    return sendForm(typed, CodeRequest, (body) => api('POST /api/auth/code', { body }));
  }
  if (step === 'demo') {
    return sendForm(typed, DemoSignIn, (body) => api('POST /api/auth/demo', { body }));
  }
  return sendForm(typed, TypedCode, (body) => api('POST /api/auth/verify', { body }));
}

/** Where the person wanted to go: a path of this site, else the portal. */
function returnPath(request: Request): string {
  const wanted = new URL(request.url).searchParams.get('returnTo') ?? '';
  return /^\/(?![/\\])[\w\-./?=&%#]*$/.test(wanted) ? wanted : '/customer-portal';
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: SignInAnswer = actionData ?? { step: 'email', email: '' };
  return (
    <main id="content" className="page-width section">
      <div className="max-w-[30rem]">
        <h1 className="text-section">Sign in</h1>
        {answer.step === 'email' ? <EmailStep {...answer} /> : <CodeStep {...answer} />}
        {loaderData.people.length > 0 ? <DemoPeople people={loaderData.people} /> : null}
        {loaderData.needsLink ? <DemoLink /> : null}
      </div>
    </main>
  );
}

function EmailStep({ email, result }: SignInAnswer) {
  const { state, field } = useAppForm({
    id: 'sign-in',
    schema: CodeRequest,
    labels: { email: 'Email Address' },
    result,
    defaultValue: { email },
  });
  return (
    <>
      <p className="mt-4 text-ink-soft">
        No password to remember. We mail you a code of eight digits, and that is all.
      </p>
      <AppForm state={state} step="email" className="mt-8 grid gap-6">
        <TextField {...field('email')} type="email" autoComplete="email" />
        <SubmitButton pending="Sending...">Send me a code</SubmitButton>
      </AppForm>
    </>
  );
}

function CodeStep({ email, result }: SignInAnswer) {
  const { state, field } = useAppForm({
    id: 'sign-in-with',
    schema: TypedCode,
    labels: { email: 'Email Address', code: 'Code' },
    result,
    defaultValue: { email },
  });
  return (
    <>
      <p className="mt-4 text-ink-soft" role="status">
        If mail reaches <strong className="text-ink">{email}</strong>, the code is on its way. It
        works for ten minutes.
      </p>
      <AppForm state={state} step="code" className="mt-8 grid gap-6">
        <input type="hidden" name="email" value={email} />
        <TextField
          {...field('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={result === undefined}
        />
        <SubmitButton pending="Checking...">Sign in</SubmitButton>
      </AppForm>
      <Form method="post" className="mt-6">
        <input type="hidden" name="step" value="email" />
        <input type="hidden" name="email" value={email} />
        <button type="submit" className="text-link">
          Send another code
        </button>
      </Form>
    </>
  );
}

function DemoLink() {
  return (
    <p className="mt-16 border-t border-line pt-8 text-ink-soft">
      To look around as somebody of the demonstration, open the sign-in link that the start printed
      in its terminal.
    </p>
  );
}

function DemoPeople({ people }: { people: DemoPerson[] }) {
  return (
    <section className="mt-16 border-t border-line pt-8" aria-labelledby="demo-heading">
      <h2 id="demo-heading" className="text-lead font-semibold">
        Look around as somebody of the demonstration
      </h2>
      <p className="mt-2 text-ink-soft">
        Only on this machine, and only with the demonstration data.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {people.map(({ email, name, role }) => (
          <li key={email}>
            <Form method="post">
              <input type="hidden" name="step" value="demo" />
              <input type="hidden" name="email" value={email} />
              <button
                type="submit"
                className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left hover:text-oak"
              >
                <span>{name}</span>
                <span className="text-small text-ink-soft">{role}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
