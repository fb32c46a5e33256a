// One request as the office works on it: what was asked for, how it stands, the next step, the quote, and what both sides write.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { MessageForm } from '#web/features/service-request/message-form.tsx';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { Thread } from '#web/features/service-request/thread.tsx';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { api } from '#web/lib/browser-api.ts';
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
import { doAction } from './request-actions.ts';
import { RequestConflict } from './request-conflict.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHistory } from './request-history.tsx';
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
  const { searchParams } = url;
  const isScheduling = mayWithRequest('schedule', 'staff', desk.request);
  const day = isScheduling ? workDayOf(desk, searchParams.get('day')) : null;
  const days = day
    ? await ask('GET /api/console/service-requests/crew-days', { query: { date: day } })
    : null;
  return { desk, days, done: searchParams.get('done'), requestKey: newKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return doAction(context.get(apiContext), Number(params.id), await request.formData());
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return doAction(api, Number(params.id), await request.formData());
}

export default function RequestPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { desk, days, done, requestKey } = loaderData;
  const { request, messages } = desk;
  const { timeZone } = useSite().company;
  const { revalidate } = useRevalidator();
  useLivePage(['request'], request.id);
  // What was refused is shown beside what is there by now.
  useEffect(() => {
    if (actionData) void revalidate();
  }, [actionData, revalidate]);
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
        <DoneNotice done={done} request={request} />
        <RefusedNotice
          answer={actionData?.step === 'message' ? undefined : actionData}
          path={path}
        />
        {actionData && !actionData.sent.isTaken && actionData.sent.code === 'changed_meanwhile' ? (
          <RequestConflict
            request={request}
            step={actionData.step}
            result={actionData.sent.result}
          />
        ) : null}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          {isOpen ? <QuotePanel desk={desk} /> : null}
          <NextStep desk={desk} days={days} answer={actionData} />
          {isOpen ? null : <QuotePanel desk={desk} />}
          <RequestFacts desk={desk} asked={asked} />
        </div>
        <div className="grid content-start gap-10">
          <section id="messages" aria-labelledby="messages-title" className="scroll-mt-8">
            <h2 id="messages-title" className="text-title font-semibold">
              Messages
            </h2>
            <Thread messages={messages} timeZone={timeZone} side="office" />
            <MessageForm
              key={written}
              path={path}
              requestKey={requestKey}
              sent={actionData?.step === 'message' ? actionData.sent : undefined}
            />
          </section>
          <RequestHistory history={desk.history} timeZone={timeZone} />
        </div>
      </div>
    </ConsoleMain>
  );
}
