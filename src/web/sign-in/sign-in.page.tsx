// Signing in by a mailed code, in two steps that work without JavaScript; on a demonstration, with one click.
import { data, Form, redirectDocument, useNavigation } from 'react-router';
import type { DemoPerson } from '#contract/account.ts';
import { ApiError } from '../lib/api-client.ts';
import { apiContext } from '../lib/request-context.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import type { Route } from './+types/sign-in.page.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign in' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/auth/demo');
}

/** What the form shows again: the address asked for, and what was wrong. */
type SignInAnswer = { step: 'email' | 'code'; email: string; error?: string };

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const step = String(form.get('step'));
  try {
    if (step === 'email') {
      await api('POST /api/auth/code', { body: { email } });
      return data<SignInAnswer>({ step: 'code', email });
    }
    if (step === 'demo') await api('POST /api/auth/demo', { body: { email } });
    else {
      const code = String(form.get('code') ?? '').replace(/\s/g, '');
      await api('POST /api/auth/verify', { body: { email, code } });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.problem?.errors?.[0]?.detail ?? error.problem?.detail ?? error.message;
    const back = step === 'code' ? 'code' : 'email';
    return data<SignInAnswer>({ step: back, email, error: detail }, { status: error.status });
  }
  return redirectDocument(returnPath(request));
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
        {answer.step === 'email' ? <EmailStep answer={answer} /> : <CodeStep answer={answer} />}
        {loaderData.people.length > 0 ? <DemoPeople people={loaderData.people} /> : null}
        {loaderData.needsLink ? <DemoLink /> : null}
      </div>
    </main>
  );
}

function EmailStep({ answer }: { answer: SignInAnswer }) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mt-4 text-ink-soft">
        No password to remember. We mail you a code of eight digits, and that is all.
      </p>
      <Form method="post" className="mt-8 grid gap-6" noValidate>
        <input type="hidden" name="step" value="email" />
        <TextField
          id="sign-in-email"
          name="email"
          label="Email Address"
          type="email"
          autoComplete="email"
          required
          defaultValue={answer.email}
          error={answer.error}
          autoFocus={answer.error !== undefined}
        />
        <Button type="submit" variant="clay" disabled={isSending}>
          {isSending ? 'Sending...' : 'Send me a code'}
        </Button>
      </Form>
    </>
  );
}

function CodeStep({ answer }: { answer: SignInAnswer }) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      <p className="mt-4 text-ink-soft" role="status">
        If mail reaches <strong className="text-ink">{answer.email}</strong>, the code is on its
        way. It works for ten minutes.
      </p>
      <Form method="post" className="mt-8 grid gap-6" noValidate>
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="email" value={answer.email} />
        <TextField
          id="sign-in-code"
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          error={answer.error}
        />
        <Button type="submit" variant="clay" disabled={isSending}>
          {isSending ? 'Checking...' : 'Sign in'}
        </Button>
      </Form>
      <Form method="post" className="mt-6">
        <input type="hidden" name="step" value="email" />
        <input type="hidden" name="email" value={answer.email} />
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
