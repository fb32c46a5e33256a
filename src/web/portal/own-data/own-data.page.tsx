// One's own data: everything as one file, and the deletion of the account, with what goes and what stays.
import { z } from 'zod';
import { fill } from '#company/rules/platform/fill-message.ts';
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
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { usePortalLanguage } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import { usePortalUser } from '../use-portal-user.ts';
import type { Route } from './+types/own-data.page.ts';
import { DeletionSummary } from './deletion-summary.tsx';
import { englishOwnDataMessages } from './messages/own-data-messages.en.ts';
import { useOwnDataMessages } from './messages/use-own-data-messages.ts';

export const meta = portalMeta('yourData');

const PATH = '/customer-portal/your-data';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [own, { isFresh }] = await Promise.all([
    api('GET /api/portal/deletion'),
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { ...own, isFresh };
}

const { done } = englishOwnDataMessages;

const deletionSteps = steps({
  ask: step({
    schema: DeletionRequest,
    send: ({ api }, body) => api('POST /api/portal/deletion', { body }),
    done: done.ask,
  }),
  keep: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/portal/deletion'),
    done: done.keep,
  }),
});

export const action = stepAction(deletionSteps);

export default function OwnDataPage({ loaderData }: Route.ComponentProps) {
  const { deletion, isPossible, isFresh, holder } = loaderData;
  const messages = useOwnDataMessages();
  const { language } = usePortalLanguage();
  return (
    <PortalMain
      heading={messages.heading}
      back={{ to: '/customer-portal/account', label: messages.account }}
    >
      <DoneNote of={deletionSteps} words={messages.done} className="mt-6 max-w-reading" />
      <div className="mt-8 grid items-start gap-5 lg:grid-cols-[1fr_1.35fr] lg:gap-6">
        <Panel id="download" heading={messages.download}>
          <p className="mt-3 text-ink-soft">{messages.downloadLead}</p>
          <Actions>
            <ButtonLink variant="oak" {...freshLink(isFresh, '/api/portal/export', PATH, language)}>
              {isFresh ? messages.downloadMine : messages.confirmFirst}
            </ButtonLink>
          </Actions>
        </Panel>
        <Panel id="delete" heading={messages.delete}>
          {holder ? <p className="mt-3">{fill(messages.shared, { holder })}</p> : null}
          {deletion ? (
            <Pending deletion={deletion} />
          ) : isPossible ? (
            <AskForDeletion />
          ) : (
            <p className="mt-3 text-ink-soft">{messages.staff}</p>
          )}
        </Panel>
      </div>
    </PortalMain>
  );
}

/** Nothing has gone yet. */
function Pending({ deletion }: { deletion: AccountDeletion }) {
  const messages = useOwnDataMessages();
  const say = useSpokenTimes();
  return (
    <>
      <p className="mt-3">
        {messages.willBeDeleted}
        <strong>{say.fullDay(deletion.deletesOn)}</strong>
        {messages.untilThen}
      </p>
      <StepButton of={deletionSteps} step="keep" variant="clay" formClassName="mt-6">
        {messages.keep}
      </StepButton>
      <DeletionSummary />
    </>
  );
}

/** The address is typed, so that it never happens by one press. */
function AskForDeletion() {
  const { email } = usePortalUser();
  const messages = useOwnDataMessages();
  return (
    <>
      <p className="mt-3 text-ink-soft">{messages.sevenDays}</p>
      <DeletionSummary />
      <StepForm
        of={deletionSteps}
        step="ask"
        labels={{ email: messages.yourEmail }}
        className="mt-7 grid gap-5 border-t border-line pt-6"
      >
        {(field) => (
          <>
            <TextField
              {...field('email')}
              type="email"
              autoComplete="off"
              hint={fill(messages.typeEmail, { email })}
            />
            <p>
              <SubmitButton variant="quiet" pending={messages.sending}>
                {messages.deleteMine}
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </>
  );
}
