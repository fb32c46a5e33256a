// The page behind the link that a first start prints: anyone who has it and a mailed code becomes the owner, once.
import { data, redirectDocument } from 'react-router';
import { oneLine } from '#company/rules/platform/contact-details.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { apiContext } from '#web/lib/request-context.ts';
import type { Route } from './+types/setup.page.ts';
import { CodeStep, type CodeStepAnswer, EmailStep, TypedAddress } from './code-steps.tsx';
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

export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  const email = oneLine(String(typed.get('email') ?? ''));
  const step = typed.get('step') === 'code' ? 'code' : 'email';
  const answer =
    step === 'code'
      ? await sendForm(typed, TypedCode, (body) => api('POST /api/setup/{token}', { params, body }))
      : await sendForm(typed, TypedAddress, (body) => api('POST /api/auth/code', { body }));
  if (!answer.isTaken) {
    const { status, result } = answer;
    return data<CodeStepAnswer>({ step, email, result }, { status });
  }
  if (step === 'email') return data<CodeStepAnswer>({ step: 'code', email });
  return redirectDocument('/console');
}

export default function SetupPage({ actionData }: Route.ComponentProps) {
  const answer: CodeStepAnswer = actionData ?? { step: 'email', email: '' };
  return (
    <main id="content" className="page-width section">
      <title>Set up</title>
      <meta name="robots" content="noindex" />
      {/* The address is a key: it is told to no other site. Our own forms still need to show where they come from. */}
      <meta name="referrer" content="same-origin" />
      <div className="max-w-[30rem]">
        <h1 className="text-section">Become the owner</h1>
        {answer.step === 'email' ? (
          <EmailStep {...answer} autoComplete="email">
            This site has no owner yet. The owner sees everything, changes settings and prices, and
            says who is staff. We’ll email you a code to be sure that the address is yours.
          </EmailStep>
        ) : (
          <CodeStep {...answer} verb="Become the owner" />
        )}
      </div>
    </main>
  );
}
