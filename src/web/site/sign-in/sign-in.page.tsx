// Signing in: by an emailed code, in two steps that work without JavaScript; by a passkey or the identity provider where there is
// one; on a demonstration, with one click.
import { Form } from 'react-router';
import { pictures } from '#company/facts/pictures.gen.ts';
import { homePath } from '#company/rules/platform/local-path.ts';
import { type CurrentUser, type DemoPerson, DemoSignIn } from '#contract/accounts/account.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { RefusedStep, useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/sign-in.page.ts';
import { CodeStep, EmailStep, emailStep, useAskedCode } from './code-steps.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { wantedPath } from './return-path.ts';
import { troubleWords } from './trouble-messages.ts';
import { TypedCode } from './typed-code.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign in' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [demo, ways] = await Promise.all([api('GET /api/auth/demo'), api('GET /api/auth/ways')]);
  const { search, searchParams } = url;
  const trouble = searchParams.get('trouble');
  return { demo, ways, returnTo: wantedPath(search), trouble, picture: besideTheForm() };
}

/** A yard in the half of a desk that the form leaves; chosen here, so that no browser loads the list of all pictures. */
function besideTheForm() {
  const { avif, width, height } = pictures['farmhouse-front-fall-mums'];
  return { src: `/pictures/${avif[4].file}`, width, height };
}

const to = ({ answer, call }: { answer: CurrentUser; call: StepCall }) =>
  wantedPath(call.url.search) ?? homePath(answer.role);

const signInSteps = steps({
  email: emailStep(({ api, url }, body) => {
    const returnTo = wantedPath(url.search);
    return api('POST /api/auth/code', { body: { ...body, ...(returnTo && { returnTo }) } });
  }),
  code: step({
    schema: TypedCode,
    send: ({ api }, body) => api('POST /api/auth/verify', { body }),
    to,
  }),
  demo: step({
    schema: DemoSignIn,
    isPress: true,
    send: ({ api }, body) => api('POST /api/auth/demo', { body }),
    to,
  }),
});

export const action = stepAction(signInSteps, { leavesFrame: true });

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  const { demo, picture } = loaderData;
  return (
    <main
      id="content"
      className="page-width section grid min-h-svh items-start gap-x-16 lg:grid-cols-[30rem_minmax(0,1fr)]"
    >
      <div className="max-w-[30rem]">
        <h1 className="text-section">Sign in</h1>
        <StepAnswers>
          <Ways {...loaderData} />
          {demo.people.length > 0 ? <DemoPeople people={demo.people} /> : null}
        </StepAnswers>
        {demo.needsLink ? <DemoLink /> : null}
      </div>
      <img
        className="hidden aspect-[5/4] w-full rounded-card object-cover lg:block"
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </main>
  );
}

type WaysProps = Pick<Route.ComponentProps['loaderData'], 'ways' | 'returnTo' | 'trouble'>;

/** By a code, whose form takes the place of all others once it was asked for; by a passkey; by another service. */
function Ways({ ways, returnTo, trouble }: WaysProps) {
  const answer = useStepAnswer(signInSteps);
  const { isAsked, email } = useAskedCode(signInSteps);
  if (isAsked) return <CodeStep of={signInSteps} email={email} verb="Sign in" />;
  return (
    <>
      {answer ? null : <Trouble trouble={trouble} returnTo={returnTo} />}
      <EmailStep
        of={signInSteps}
        email={email}
        autoComplete={ways.passkeys ? 'email webauthn' : 'email'}
      >
        No password to remember. We’ll email you an eight-digit code, and that’s it.
      </EmailStep>
      {ways.passkeys ? <PasskeySignIn returnTo={returnTo} /> : null}
      {ways.provider ? <ProviderWay provider={ways.provider} returnTo={returnTo} /> : null}
    </>
  );
}

/** What went wrong on the way here, and the way to try again. */
function Trouble({ trouble, returnTo }: { trouble: string | null; returnTo: string | undefined }) {
  const words = troubleWords(trouble);
  if (!words) return null;
  return (
    <div role="alert" className="mt-6 rounded-field bg-amber-soft px-4 py-3 text-ink">
      <p className="font-semibold">{words.title}</p>
      <p className="mt-1">{words.text}</p>
      {words.mayRetry ? (
        <p className="mt-3">
          <ButtonLink variant="quiet" size="small" href={providerPath(returnTo)}>
            Try again
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

type ProviderWayProps = { provider: string; returnTo: string | undefined };

function ProviderWay({ provider, returnTo }: ProviderWayProps) {
  return (
    <p className="mt-4">
      <ButtonLink className="w-full" variant="quiet" href={providerPath(returnTo)}>
        Continue with {provider}
      </ButtonLink>
    </p>
  );
}

function providerPath(returnTo: string | undefined): string {
  return returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login';
}

function DemoLink() {
  return (
    <p className="mt-16 border-t border-line pt-8 text-ink-soft">
      To look around as one of the demo people, open the sign-in link that the program printed in
      its terminal.
    </p>
  );
}

function DemoPeople({ people }: { people: DemoPerson[] }) {
  return (
    <section className="mt-16 border-t border-line pt-8" aria-labelledby="demo-heading">
      <h2 id="demo-heading" className="text-lead font-semibold">
        Look around as one of the demo people
      </h2>
      <p className="mt-2 text-ink-soft">
        Only on this machine, and only with the demonstration data.
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.email}>
            <DemoButton person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DemoButton({ person: { email, name, role } }: { person: DemoPerson }) {
  const fields = { email };
  const refused = useStepAnswer(signInSteps, { step: 'demo', fields });
  return (
    <Form method="post" onSubmit={useOnce()}>
      <StepFields step="demo" fields={fields} />
      <button
        type="submit"
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left hover:text-oak"
      >
        <span>{name}</span>
        <span className="text-small text-ink-soft">{role}</span>
      </button>
      {refused ? <RefusedStep answer={refused} /> : null}
    </Form>
  );
}
