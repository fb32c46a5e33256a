// One request as the office works on it: what was asked for, how it stands, the next step, the quote, and what both sides write.
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { MessageForm } from '#web/features/service-request/message-form.tsx';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { Thread } from '#web/features/service-request/thread.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { ConsoleMain } from '../console-main.tsx';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/request.page.ts';
import { DoneNotice } from './done-notice.tsx';
import { NextStep } from './next-step.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { RequestConflict } from './request-conflict.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
import { requestSteps } from './request-steps.ts';
import { workDayOf } from './work-day.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData ? `${loaderData.desk.request.serviceType}, ${loaderData.desk.request.customerName}` : 'Request'} – Console`,
  },
  { name: 'robots', content: 'noindex' },
];

/** The request, and the crews' day on which its work may be done: the one that the address names, else the likeliest. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ask = context.get(apiContext);
  const desk = await ask('GET /api/console/service-requests/{id}', {
    params: { id: Number(params.id) },
  });
  const isScheduling = mayWithRequest('schedule', 'staff', desk.request);
  const day = isScheduling ? workDayOf(desk, url.searchParams.get('day')) : null;
  const days = day
    ? await ask('GET /api/console/service-requests/crew-days', { query: { date: day } })
    : null;
  return { desk, days, requestKey: newKey() };
}

export const action = stepAction(requestSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(requestSteps, { staysOnTrouble: true });

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { desk, days, requestKey } = loaderData;
  const { request, messages } = desk;
  const { timeZone } = useSite().company;
  useLivePage(['request'], request.id);
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
          <NextStep desk={desk} days={days} />
          {isOpen ? null : <QuotePanel desk={desk} />}
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
