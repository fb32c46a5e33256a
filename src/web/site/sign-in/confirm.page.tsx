// Confirms that the person who uses a session is still its owner, before what takes a fresh sign-in: by a mailed code, a passkey, or on a
// demonstration by one click; then back to where they came from (docs/product/security-and-privacy.md#a-fresh-sign-in).
import { z } from 'zod';
import { languageOfPath } from '#company/facts/languages.ts';
import { homePath } from '#company/rules/platform/local-path.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { FormLanguage } from '#web/forms/app/form-language.tsx';
import { formMessagesOf } from '#web/forms/app/messages/choose-form-messages.ts';
import { englishFormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/confirm.page.ts';
import { CodeStep, emailStep, useAskedCode } from './code-steps.tsx';
import {
  codeStepsMessages,
  passkeyMessages,
  signInPageMessages,
} from './messages/choose-sign-in-page-messages.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { wantedPath } from './return-path.ts';
import { TypedCode } from './typed-code.ts';
import { WithEmail } from './with-email.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ email, role }, demo, ways] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/auth/demo'),
    api('GET /api/auth/ways'),
  ]);
  const returnTo = wantedPath(url.search) ?? homePath(role);
  const isDemo = demo.people.some((person) => person.email === email);
  const language = languageOfPath(url.pathname);
  const { confirm, demo: demoWords } = signInPageMessages[language];
  return {
    ...{ email, isDemo, offersPasskeys: ways.passkeys, returnTo },
    words: {
      confirm: { ...confirm, demo: demoWords.confirm },
      code: codeStepsMessages[language],
      passkey: passkeyMessages[language],
      forms: formMessagesOf(language),
    },
  };
}

/** Whose session it is; the address is theirs, whatever the form says. */
const owner = ({ api }: StepCall) => api('GET /api/auth/user');

/** Where they came from, or where their role begins. */
const pageOf = ({ url }: StepCall, role: CurrentUser['role']) =>
  wantedPath(url.search) ?? homePath(role);
const to = ({ answer, call }: { answer: CurrentUser; call: StepCall }) => pageOf(call, answer.role);

const confirmSteps = steps({
  email: emailStep(async (call) => {
    const { email, role } = await owner(call);
    return call.api('POST /api/auth/code', {
      body: { email, returnTo: pageOf(call, role), language: languageOfPath(call.url.pathname) },
    });
  }),
  code: step({
    schema: TypedCode,
    send: async (call, { code }) => {
      const { email } = await owner(call);
      return call.api('POST /api/auth/verify', { body: { email, code } });
    },
    to,
  }),
  demo: step({
    schema: z.strictObject({}),
    isPress: true,
    send: async (call) => {
      const { email } = await owner(call);
      return call.api('POST /api/auth/demo', { body: { email } });
    },
    to,
  }),
});

export const action = stepAction(confirmSteps, { leavesFrame: true });

export default function ConfirmPage({ loaderData }: Route.ComponentProps) {
  const { isDemo, words } = loaderData;
  return (
    <FormLanguage value={words.forms ?? englishFormMessages}>
      <main id="content" className="page-width section">
        <title>{words.confirm.title}</title>
        <meta name="robots" content="noindex" />
        <div className="max-w-[30rem]">
          <h1 className="text-section">{words.confirm.title}</h1>
          <StepAnswers>
            <Ways {...loaderData} />
          </StepAnswers>
          {isDemo ? (
            <form method="post" className="mt-8 border-t border-line pt-6">
              <StepFields step="demo" />
              <button type="submit" className="text-link min-h-11">
                {words.confirm.demo}
              </button>
            </form>
          ) : null}
        </div>
      </main>
    </FormLanguage>
  );
}

type WaysProps = Pick<
  Route.ComponentProps['loaderData'],
  'email' | 'offersPasskeys' | 'returnTo' | 'words'
>;

function Ways({ email, offersPasskeys, returnTo, words }: WaysProps) {
  const { isAsked } = useAskedCode(confirmSteps);
  if (isAsked) {
    const { button } = words.confirm;
    return <CodeStep of={confirmSteps} words={words.code} email={email} verb={button} isFixed />;
  }
  return (
    <>
      <p className="mt-4 text-ink-soft">
        <WithEmail text={words.confirm.lead} email={email} />
      </p>
      <StepForm
        of={confirmSteps}
        step="email"
        id="confirm"
        seen={{ email }}
        labels={{}}
        className="mt-8 grid gap-6"
      >
        {() => <SubmitButton pending={words.code.sending}>{words.code.send}</SubmitButton>}
      </StepForm>
      {offersPasskeys ? (
        <PasskeySignIn returnTo={returnTo} words={words.passkey} label={words.passkey.confirm} />
      ) : null}
    </>
  );
}
