// Who someone of the staff is: what they are called, how they sign in, and where they are.
import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { StaffName } from '#contract/accounts/staff.ts';
import { PasskeyList } from '#web/features/own-sign-in/passkey-list.tsx';
import { SessionList } from '#web/features/own-sign-in/session-list.tsx';
import { signInSteps } from '#web/features/own-sign-in/sign-in-steps.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/own-account.page.ts';

export const meta = consoleMeta('Your account');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [user, own] = await Promise.all([
    api('GET /api/auth/user'),
    api('GET /api/account/sign-in'),
  ]);
  if (user.role === 'customer') throw redirect('/customer-portal/account');
  const { firstName, lastName } = user;
  return { own, name: { firstName: firstName ?? '', lastName: lastName ?? '' } };
}

const accountSteps = steps({
  ...signInSteps,
  name: step({
    schema: StaffName,
    send: ({ api }, body) => api('PATCH /api/console/account/name', { body }),
    done: 'Your name is saved.',
  }),
});

export const action = stepAction(accountSteps);

export default function OwnAccountPage({ loaderData: { own, name } }: Route.ComponentProps) {
  const { timeZone } = useSite().company;
  return (
    <ConsoleMain heading="Your account" width="list">
      <DoneNote of={accountSteps} className="mt-6" />
      <div className="mt-6 grid gap-5">
        <Part id="name" heading="Your name">
          <StepForm
            of={accountSteps}
            step="name"
            labels={nameLabels}
            defaultValue={name}
            className="mt-4 grid max-w-[36rem] gap-4"
          >
            {(field) => (
              <>
                <p className="text-ink-soft">
                  Colleagues read it, and customers read your first name when you answer them.
                </p>
                <div className="grid gap-4 sm:grid-cols-2">
                  <TextField {...field('firstName')} autoComplete="given-name" />
                  <TextField {...field('lastName')} autoComplete="family-name" />
                </div>
                <p>
                  <SubmitButton pending="Saving..." size="small">
                    Save
                  </SubmitButton>
                </p>
              </>
            )}
          </StepForm>
        </Part>
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

const nameLabels = { firstName: 'First name', lastName: 'Last name' } as const;

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
