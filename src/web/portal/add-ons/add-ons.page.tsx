// The Add-Ons: what the customer has asked for beside the plan, how it stands, and the form to ask for more.
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { RequestFormLanguage } from '#web/features/service-request/request-form-language.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useAreaMessages, usePortalLanguage } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/add-ons.page.ts';
import { askSteps } from './add-on-steps.ts';
import type { AddOnsMessages } from './messages/add-ons-messages.en.ts';
import { useAddOnsMessages } from './messages/use-add-ons-messages.ts';
import { RequestCard } from './request-card.tsx';
import { RequestForm } from './request-form.tsx';
import { useStateNews } from './use-follow.ts';

export const meta = portalMeta('addOns');

/** In the address after a request has arrived: its id, which counts only when it is one of the customer's own. */
const SENT = 'sent';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ask = context.get(apiContext);
  const [requests, facts, services] = await Promise.all([
    ask('GET /api/service-requests'),
    ask('GET /api/service-request-form'),
    ask('GET /api/add-on-services'),
  ]);
  const sent = Number(url.searchParams.get(SENT));
  const sentId = requests.find(({ id }) => id === sent)?.id ?? null;
  return { requests, facts, services, sentId, requestKey: crypto.randomUUID() };
}

export const action = stepAction(askSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(askSteps, { staysOnTrouble: true });

export default function AddOnsPage({ loaderData }: Route.ComponentProps) {
  const { requests, facts, services, sentId, requestKey } = loaderData;
  useStateNews(requests);
  const messages = useAddOnsMessages();
  const { language } = usePortalLanguage();
  const forms = useAreaMessages('requestForm');
  const time = replyTime(useSite().company, language);
  const thanks = { ...messages.sent, description: fill(messages.sent.description, { time }) };
  useSentToast(sentId, thanks);
  return (
    <main id="content" className="page-width py-8 lg:py-12">
      <h1 className="text-section">{messages.heading}</h1>
      {sentId === null ? null : (
        <Alert tone="green" title={thanks.title} className="mt-6">
          {thanks.description}
        </Alert>
      )}
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <section aria-labelledby="own-requests">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 id="own-requests" className="text-feature">
              {messages.yourRequests}
            </h2>
            {requests.length > 0 ? (
              <a className="text-link inline-flex min-h-11 items-center lg:hidden" href="#ask">
                {messages.askNew}
              </a>
            ) : null}
          </div>
          {requests.length === 0 ? (
            <EmptyState icon="plus" title={messages.noRequests} className="mt-6">
              {fill(messages.noRequestsLead, { time })}
            </EmptyState>
          ) : (
            <ul className="mt-2 divide-y divide-line border-b border-line">
              {requests.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
            </ul>
          )}
        </section>
        <section id="ask" aria-labelledby="ask-title">
          <h2 id="ask-title" className="text-feature">
            {messages.ask}
          </h2>
          <RequestFormLanguage value={forms}>
            <StepAnswers>
              <RequestForm
                services={services}
                key={sentId ?? 'first'}
                facts={facts}
                requestKey={requestKey}
                isSecond={requests.some(({ status }) => status === 'quoted')}
              />
            </StepAnswers>
          </RequestFormLanguage>
        </section>
      </div>
    </main>
  );
}

/** The toast of a request that has just arrived; a reload of the page does not say it again. */
function useSentToast(sentId: number | null, { title, description }: AddOnsMessages['sent']): void {
  const cameBy = useNavigationType();
  useEffect(() => {
    if (sentId !== null && cameBy !== 'POP') showToast({ title, description });
  }, [sentId, cameBy, title, description]);
}
