// One request as the office works on it: what was asked for, how it stands, the next step, the quote, and what both sides write.
import { mayWithRequest, OWED_REQUESTS } from '#company/rules/quotes/service-request-machine.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { MessageForm } from '#web/features/service-request/message-form.tsx';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { Thread } from '#web/features/service-request/thread.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import type { Api } from '#web/lib/api-client.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { ConsoleMain } from '../console-main.tsx';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/request.page.ts';
import { daysWanted } from './days-wanted.ts';
import { DoneNotice } from './done-notice.tsx';
import { NextStep } from './next-step.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { RequestConflict } from './request-conflict.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { requestSteps } from './request-steps.ts';
import type { Scheduling } from './schedule-form.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData ? `${loaderData.desk.request.serviceType}, ${loaderData.desk.request.customerName}` : 'Request'} – Console`,
  },
  { name: 'robots', content: 'noindex' },
];

/** The request, and the days on which its work may be done: those that the address asks for, else the likeliest. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ask = context.get(apiContext);
  const desk = await ask('GET /api/console/service-requests/{id}', {
    params: { id: Number(params.id) },
  });
  const isScheduling = mayWithRequest('schedule', 'staff', desk.request);
  const { timeZone } = context.get(companyContext);
  const scheduling = isScheduling
    ? await schedulingOf(ask, desk, url.searchParams, dateInZone(new Date(), timeZone))
    : null;
  const payments = desk.quote?.paymentTerms
    ? await ask('GET /api/console/billing/requests/{id}/payments', {
        params: { id: desk.request.id },
      })
    : null;
  return { desk, scheduling, payments, requestKey: newKey() };
}

async function schedulingOf(
  ask: Api,
  desk: DeskRequest,
  asked: URLSearchParams,
  today: string,
): Promise<Scheduling> {
  const { items } = await ask('GET /api/console/crews');
  const crews = items.filter(({ isActive }) => isActive);
  const search = daysWanted(desk, crews, asked, today);
  const { first, days, crewIds, isAsked } = search;
  if (!isAsked || crewIds.length === 0) return { crews, search, proposed: null };
  const proposed = await ask('GET /api/console/service-requests/{id}/job-days', {
    params: { id: desk.request.id },
    query: { first, days: String(days), crews: crewIds.join(',') },
  });
  return { crews, search, proposed };
}

export const action = stepAction(requestSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(requestSteps, { staysOnTrouble: true });

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { desk, scheduling, payments, requestKey } = loaderData;
  const { request, messages } = desk;
  const { timeZone } = useSite().company;
  useLivePage(['request'], request.id);
  useLivePage(['billing'], undefined);
  const asked = dateInZone(new Date(request.createdAt), timeZone);
  const path = `/console/requests/${request.id}`;
  const isOpen = mayWithRequest('decline', 'staff', request);
  const written = messages.filter(({ from }) => from === 'office').length;
  return (
    <ConsoleMain
      heading={`${request.serviceType}, ${request.customerName}`}
      badge={<RequestBadge status={request.status} />}
      back={{ to: '/console/requests', label: 'All requests' }}
    >
      <div className="mt-4 grid gap-3">
        <DoneNotice request={request} />
        <RefusedNotice of={requestSteps} path={path} />
        <RequestConflict request={request} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          {isOpen ? <QuotePanel desk={desk} /> : null}
          <NextStep desk={desk} scheduling={scheduling} />
          {isOpen ? null : <QuotePanel desk={desk} />}
          {payments ? (
            <PaymentsPanel
              payments={payments}
              isOwed={OWED_REQUESTS.includes(request.status)}
              requestKey={requestKey}
            />
          ) : null}
          <RequestFacts desk={desk} asked={asked} />
        </div>
        <div className="grid content-start gap-10">
          <section id="messages" aria-labelledby="messages-title" className="scroll-mt-8">
            <h2 id="messages-title" className="text-title font-semibold">
              Messages
            </h2>
            <Thread messages={messages} timeZone={timeZone} side="office" />
            <MessageForm key={written} of={requestSteps} path={path} requestKey={requestKey} />
          </section>
          <RequestHistory history={desk.history} timeZone={timeZone} />
        </div>
      </div>
    </ConsoleMain>
  );
}
