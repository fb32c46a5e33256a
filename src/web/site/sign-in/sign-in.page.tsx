// Signing in: by an emailed code, in two steps that work without JavaScript; by a passkey or the identity provider where there is
// one; on a demonstration, with one click.
import { Form } from 'react-router';
import { type Language, languageOfPath } from '#company/facts/languages.ts';
import { pictures } from '#company/facts/pictures.gen.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { homePath } from '#company/rules/platform/local-path.ts';
import { type CurrentUser, type DemoPerson, DemoSignIn } from '#contract/accounts/account.ts';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
import { formMessagesOf } from '#web/forms/app/messages/choose-form-messages.ts';
import { englishFormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { RefusedStep, useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { alternatesOf } from '#web/site/frame/page-versions.ts';
import { useEnglishMark } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/sign-in.page.ts';
import { CodeStep, EmailStep, emailStep, useAskedCode } from './code-steps.tsx';
import {
  codeStepsMessages,
  passkeyMessages,
  signInPageMessages,
} from './messages/choose-sign-in-page-messages.ts';
import type { SignInPageMessages } from './messages/sign-in-page-messages.en.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { wantedPath } from './return-path.ts';
import { troubleWords } from './troubles.ts';
import { TypedCode } from './typed-code.ts';

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? alternatesOf(loaderData.origin, location.pathname) : [];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [demo, ways] = await Promise.all([api('GET /api/auth/demo'), api('GET /api/auth/ways')]);
  const { pathname, search, searchParams } = url;
  const language = languageOfPath(pathname);
  const { signIn, troubles, demo: demoWords } = signInPageMessages[language];
  return {
    ...{
      origin: url.origin,
      demo,
      ways,
      language,
      returnTo: wantedPath(search),
      picture: besideTheForm(),
    },
    trouble: troubleWords(troubles, searchParams.get('trouble')),
    words: {
      ...{ signIn, demo: demoWords },
      code: codeStepsMessages[language],
      passkey: passkeyMessages[language],
      forms: formMessagesOf(language),
    },
  };
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
    const language = languageOfPath(url.pathname);
    return api('POST /api/auth/code', {
      body: { ...body, language, ...(returnTo && { returnTo }) },
    });
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
  const { demo, picture, words } = loaderData;
  return (
    <FormLanguage value={words.forms ?? englishFormMessages}>
      <main
        id="content"
        className="page-width section grid min-h-svh items-start gap-x-16 lg:grid-cols-[30rem_minmax(0,1fr)]"
      >
        <title>{words.signIn.title}</title>
        <meta name="robots" content="noindex" />
        <div className="max-w-[30rem]">
          <h1 className="text-section">{words.signIn.title}</h1>
          <StepAnswers>
            <Ways {...loaderData} />
            {demo.people.length > 0 ? <DemoPeople people={demo.people} words={words.demo} /> : null}
          </StepAnswers>
          {demo.needsLink ? (
            <p className="mt-16 border-t border-line pt-8 text-ink-soft">{words.demo.needsLink}</p>
          ) : null}
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
    </FormLanguage>
  );
}

type WaysProps = Pick<
  Route.ComponentProps['loaderData'],
  'ways' | 'language' | 'returnTo' | 'trouble' | 'words'
>;

/** By a code, whose form takes the place of all others once it was asked for; by a passkey; by another service. */
function Ways({ ways, language, returnTo, trouble, words }: WaysProps) {
  const answer = useStepAnswer(signInSteps);
  const { isAsked, email } = useAskedCode(signInSteps);
  if (isAsked) {
    const { button } = words.signIn;
    return <CodeStep of={signInSteps} words={words.code} email={email} verb={button} />;
  }
  const provider = providerPath(language, returnTo);
  return (
    <>
      {answer || !trouble ? null : (
        <Trouble {...trouble} retry={trouble.mayRetry ? provider : null} words={words.signIn} />
      )}
      <EmailStep
        of={signInSteps}
        words={words.code}
        email={email}
        autoComplete={ways.passkeys ? 'email webauthn' : 'email'}
      >
        {words.signIn.noPassword}
      </EmailStep>
      {ways.passkeys ? (
        <PasskeySignIn returnTo={returnTo} words={words.passkey} label={words.passkey.signIn} />
      ) : null}
      {ways.provider ? (
        <p className="mt-4">
          <ButtonLink className="w-full" variant="quiet" href={provider}>
            {fill(words.signIn.provider, { provider: ways.provider })}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

type TroubleProps = {
  title: string;
  text: string;
  /** The way to try the same again; null where that would not help. */
  retry: string | null;
  words: SignInPageMessages['signIn'];
};

/** What went wrong on the way here, and the way to try again. */
function Trouble({ title, text, retry, words }: TroubleProps) {
  return (
    <div role="alert" className="mt-6 rounded-field bg-amber-soft px-4 py-3 text-ink">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      {retry ? (
        <p className="mt-3">
          <ButtonLink variant="quiet" size="small" href={retry}>
            {words.tryAgain}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

/** The way to the provider, which comes back to this page's language when it leads nowhere. */
function providerPath(language: Language, returnTo: string | undefined): string {
  const asked = new URLSearchParams();
  if (returnTo) asked.set('returnTo', returnTo);
  if (language !== 'en') asked.set('language', language);
  return asked.size > 0 ? `/api/login?${asked}` : '/api/login';
}

type DemoPeopleProps = { people: DemoPerson[]; words: SignInPageMessages['demo'] };

function DemoPeople({ people, words }: DemoPeopleProps) {
  return (
    <section className="mt-16 border-t border-line pt-8" aria-labelledby="demo-heading">
      <h2 id="demo-heading" className="text-lead font-semibold">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.where}</p>
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
  const mark = useEnglishMark();
  const refused = useStepAnswer(signInSteps, { step: 'demo', fields });
  return (
    <Form method="post" onSubmit={useOnce()}>
      <StepFields step="demo" fields={fields} />
      <button
        type="submit"
        className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left hover:text-oak"
      >
        <span>{name}</span>
        <span className="text-small text-ink-soft" {...mark}>
          {role}
        </span>
      </button>
      {refused ? <RefusedStep answer={refused} /> : null}
    </Form>
  );
}
