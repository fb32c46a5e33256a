// The page behind the link that a first start prints: anyone who has it and a mailed code becomes the owner, once.
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/setup.page.ts';
import { CodeStep, EmailStep, emailStep, useAskedCode } from './code-steps.tsx';
import { englishCodeStepsMessages } from './messages/code-steps-messages.en.ts';
import { TypedCode } from './typed-code.ts';

export const handle = {
  missing: {
    heading: 'This setup link does not work.',
    text: 'It works once, for thirty minutes, and only while there is no owner. The next start of the program prints a new one if it is needed.',
  },
};

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/setup/{token}', { params });
}

const setupSteps = steps({
  email: emailStep(({ api }, body) => api('POST /api/auth/code', { body })),
  code: step({
    schema: TypedCode,
    send: ({ api, params }, body) =>
      api('POST /api/setup/{token}', { params: { token: String(params.token) }, body }),
    to: () => '/console/setup',
  }),
});

export const action = stepAction(setupSteps, { leavesFrame: true });

export default function SetupPage() {
  return (
    <main id="content" className="page-width section">
      <title>Set up</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-[30rem]">
        <h1 className="text-section">Become the owner</h1>
        <StepAnswers>
          <SetupForm />
        </StepAnswers>
      </div>
    </main>
  );
}

function SetupForm() {
  const { isAsked, email } = useAskedCode(setupSteps);
  if (isAsked) {
    return (
      <CodeStep
        of={setupSteps}
        words={englishCodeStepsMessages}
        email={email}
        verb="Become the owner"
      />
    );
  }
  return (
    <EmailStep of={setupSteps} words={englishCodeStepsMessages} email={email} autoComplete="email">
      This site has no owner yet. The owner sees everything, changes settings and prices, and says
      who is staff. We’ll email you a code to be sure that the address is yours.
    </EmailStep>
  );
}
