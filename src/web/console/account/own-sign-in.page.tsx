// How someone of the staff signs in, and where they are: passkeys and sessions, as in a customer's account.
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { PasskeyList } from '#web/features/own-sign-in/passkey-list.tsx';
import { SessionList } from '#web/features/own-sign-in/session-list.tsx';
import { signInSteps } from '#web/features/own-sign-in/sign-in-steps.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/own-sign-in.page.ts';

export const meta = consoleMeta('Your sign-in');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [user, own] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/account/sign-in'),
  ]);
  if (user.role === 'customer') throw redirect('/customer-portal/account');
  return own;
}

export const action = stepAction(signInSteps);

export default function OwnSignInPage({ loaderData: own }: Route.ComponentProps) {
  const { timeZone } = useSite().company;
  return (
    <ConsoleMain heading="Your sign-in" width="list">
      <DoneNote of={signInSteps} className="mt-6" />
      <div className="mt-6 grid gap-5">
        {own.offersPasskeys ? (
          <Part id="passkeys" heading="Passkeys">
            <PasskeyList passkeys={own.passkeys} timeZone={timeZone} />
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
