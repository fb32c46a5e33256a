// How someone of the staff signs in, and where they are: passkeys and sessions, as in a customer's account.
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { PasskeyList } from '#web/features/own-sign-in/passkey-list.tsx';
import { SessionList } from '#web/features/own-sign-in/session-list.tsx';
import { sendSignInStep } from '#web/features/own-sign-in/sign-in-from-form.ts';
import { signInDone } from '#web/features/own-sign-in/sign-in-messages.ts';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/own-sign-in.page.ts';

export const meta = consoleMeta('Your sign-in');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [user, own] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/account/sign-in'),
  ]);
  if (user.role === 'customer') throw redirect('/customer-portal/account');
  return { own, done: url.searchParams.get('done') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = await request.formData();
  const step = String(typed.get('step') ?? '');
  const answer = await sendSignInStep(context.get(apiContext), step, typed);
  if (answer.isTaken) return redirect(`/console/account?done=${step}`, 303);
  const { status, result } = answer;
  return data<{ id: string; result: FormResult }>(
    { id: String(typed.get('id') ?? ''), result },
    { status },
  );
}

export default function OwnSignInPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { timeZone } = useSite().company;
  const { own, done } = loaderData;
  const words = signInDone[done ?? ''];
  return (
    <ConsoleMain heading="Your sign-in" width="list">
      {words ? <Alert tone="green" title={words} className="mt-6" /> : null}
      <div className="mt-6 grid gap-5">
        {own.offersPasskeys ? (
          <Part id="passkeys" heading="Passkeys">
            <PasskeyList passkeys={own.passkeys} timeZone={timeZone} refused={actionData} />
          </Part>
        ) : null}
        <Part id="sessions" heading="Where you are signed in">
          <SessionList sessions={own.sessions} timeZone={timeZone} />
        </Part>
      </div>
    </ConsoleMain>
  );
}

type PartProps = { id: string; heading: string; children: ReactNode };

function Part({ id, heading, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Card className="p-5">
        <h2 id={id} className="text-title">
          {heading}
        </h2>
        {children}
      </Card>
    </section>
  );
}
