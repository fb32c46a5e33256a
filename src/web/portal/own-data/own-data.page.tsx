// One's own data: everything as one file, and the deletion of the account, with what goes and what stays.
import { data, Form, redirect } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { type AccountDeletion, DeletionRequest } from '#contract/accounts/own-data.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
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

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  if (typed.get('step') === 'keep') {
    await api('DELETE /api/portal/deletion');
    return redirect(`${PATH}?done=kept`, 303);
  }
  const answer = await sendForm(typed, DeletionRequest, (body) =>
    api('POST /api/portal/deletion', { body }),
  );
  if (answer.isTaken) return redirect(`${PATH}?done=asked`, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function OwnDataPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { deletion, isPossible, isFresh } = loaderData;
  return (
    <PortalMain heading="Your data" back={{ to: '/customer-portal/account', label: 'Account' }}>
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
          {deletion ? (
            <Pending deletion={deletion} />
          ) : isPossible ? (
            <AskForDeletion result={actionData?.result} />
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
      <Form method="post" className="mt-6">
        <input type="hidden" name="step" value="keep" />
        <Button type="submit" variant="clay">
          Keep my account
        </Button>
      </Form>
      <WhatGoes />
    </>
  );
}

/** The address is typed, so that it never happens by one press. */
function AskForDeletion({ result }: { result: FormResult | undefined }) {
  const { email } = usePortalUser();
  const { state, field } = useAppForm({
    id: 'deletion-form',
    schema: DeletionRequest,
    labels: { email: 'Your email address' },
    result,
  });
  return (
    <>
      <p className="mt-3 text-ink-soft">
        Seven days later it’s final and can’t be undone. Until then you can sign in and change your
        mind.
      </p>
      <WhatGoes />
      <AppForm state={state} className="mt-7 grid gap-5 border-t border-line pt-6">
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
      </AppForm>
    </>
  );
}
