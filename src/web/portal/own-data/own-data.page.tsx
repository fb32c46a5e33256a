// One's own data: everything as one file, and the deletion of the account, with what goes and what stays.
import { z } from 'zod';
import { formatDate } from '#company/rules/time/company-time.ts';
import { type AccountDeletion, DeletionRequest } from '#contract/accounts/own-data.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import { usePortalUser } from '../use-portal-user.ts';
import type { Route } from './+types/own-data.page.ts';
import { WhatGoes } from './deletion-summary.tsx';

export const meta = portalMeta('Your data');

const PATH = '/customer-portal/your-data';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [own, { isFresh }] = await Promise.all([
    api('GET /api/portal/deletion'),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { ...own, isFresh };
}

const deletionSteps = steps({
  ask: step({
    schema: DeletionRequest,
    send: ({ api }, body) => api('POST /api/portal/deletion', { body }),
    done: 'Your account will be deleted. We’ve emailed you how to keep it.',
  }),
  keep: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/portal/deletion'),
    done: 'Your account is safe: nothing will be deleted.',
  }),
});

export const action = stepAction(deletionSteps);

export default function OwnDataPage({ loaderData }: Route.ComponentProps) {
  const { deletion, isPossible, isFresh, holder } = loaderData;
  return (
    <PortalMain heading="Your data" back={{ to: '/customer-portal/account', label: 'Account' }}>
      <DoneNote of={deletionSteps} className="mt-6 max-w-reading" />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-[1fr_1.35fr] lg:gap-6">
        <Panel id="download" heading="Download your data">
          <p className="mt-3 text-ink-soft">
            One file (JSON) with everything we have about you: account, property, plan, visits,
            requests, quotes, messages, and the addresses of your photos. Your gate code is not in
            it, so a lost file can’t open your gate.
          </p>
          <Actions>
            <ButtonLink variant="oak" {...freshLink(isFresh, '/api/portal/export', PATH)}>
              {isFresh ? 'Download my data' : 'Confirm it’s you to download'}
            </ButtonLink>
          </Actions>
        </Panel>
        <Panel id="delete" heading="Delete your account">
          {holder ? (
            <p className="mt-3">
              You share the account of {holder}. Its plans, visits and quotes stay with {holder}.
              Your name goes from its requests and messages.
            </p>
          ) : null}
          {deletion ? (
            <Pending deletion={deletion} />
          ) : isPossible ? (
            <AskForDeletion />
          ) : (
            <p className="mt-3 text-ink-soft">Staff accounts are closed by the owner.</p>
          )}
        </Panel>
      </div>
    </PortalMain>
  );
}

/** Nothing has gone yet. */
function Pending({ deletion }: { deletion: AccountDeletion }) {
  return (
    <>
      <p className="mt-3">
        Your account will be deleted on <strong>{formatDate(deletion.deletesOn)}</strong>. Until
        then everything stays as it is. Work you have accepted gets done first.
      </p>
      <StepButton of={deletionSteps} step="keep" variant="clay" formClassName="mt-6">
        Keep my account
      </StepButton>
      <WhatGoes />
    </>
  );
}

/** The address is typed, so that it never happens by one press. */
function AskForDeletion() {
  const { email } = usePortalUser();
  return (
    <>
      <p className="mt-3 text-ink-soft">
        Seven days later it’s final and can’t be undone. Until then you can sign in and change your
        mind.
      </p>
      <WhatGoes />
      <StepForm
        of={deletionSteps}
        step="ask"
        labels={{ email: 'Your email address' }}
        className="mt-7 grid gap-5 border-t border-line pt-6"
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              type="email"
              autoComplete="off"
              hint={`Type ${email} to show that you mean it.`}
            />
            <p>
              <SubmitButton variant="quiet" pending="Sending...">
                Delete my account
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </>
  );
}
