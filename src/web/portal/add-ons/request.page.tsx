// A request's own page: how it stands, what was asked for, and what both sides write about it.
import type { ReactNode } from 'react';
import { urgencies } from '#company/facts/add-on-services.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { JobDays } from '#web/features/service-request/job-days.tsx';
import { MessageForm } from '#web/features/service-request/message-form.tsx';
import { englishJobMessages } from '#web/features/service-request/messages/job-messages.en.ts';
import { englishThreadMessages } from '#web/features/service-request/messages/thread-messages.en.ts';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { RequestFormLanguage } from '#web/features/service-request/request-form-language.ts';
import { Thread } from '#web/features/service-request/thread.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { usePhotoLabels } from '../parts/use-photo-labels.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords, useAreaMessages, useSpokenArea } from '../portal-language.tsx';
import { portalHead } from '../portal-meta.ts';
import type { Route } from './+types/request.page.ts';
import { threadSteps } from './add-on-steps.ts';
import { statusWords, useAddOnsMessages } from './messages/use-add-ons-messages.ts';
import { RequestActions, RequestState } from './request-card.tsx';
import { RequestSteps } from './request-steps.tsx';
import { ServiceName } from './service-name.tsx';
import { useStateNews } from './use-follow.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  portalHead(matches, ({ titles }, areas) => {
    const service = loaderData?.request.serviceType;
    return service ? (areas?.requestForm?.services?.[service] ?? service) : titles.request;
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const thread = await context.get(apiContext)('GET /api/service-requests/{id}', {
    params: { id: Number(params.id) },
  });
  return { ...thread, requestKey: crypto.randomUUID() };
}

export const action = stepAction(threadSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(threadSteps, { staysOnTrouble: true });

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { request, messages, requestKey } = loaderData;
  const { timeZone } = useSite().company;
  const addOns = useAddOnsMessages();
  const forms = useAreaMessages('requestForm');
  const spokenThread = useSpokenArea('thread', englishThreadMessages);
  const photos = usePhotoLabels();
  useStateNews([request]);
  return (
    <PortalMain
      heading={<ServiceName label={request.serviceType} />}
      aside={<RequestBadge status={request.status} label={statusWords(request.status, addOns)} />}
      lead={
        <>
          <RequestState request={request} />.
        </>
      }
      back={{ to: '/customer-portal/add-ons', label: addOns.allRequests }}
    >
      <RequestSteps status={request.status} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <RequestActions request={request} onPage />
          <Facts request={request} />
          <DaysOfWork days={request.days} />
          <PhotoRow ids={request.photos} of={addOns.withRequest} words={photos} />
        </div>
        <section id="messages" aria-labelledby="messages-title" className="scroll-mt-8">
          <h2 id="messages-title" className="text-feature">
            {addOns.messages}
          </h2>
          <Thread
            messages={messages}
            timeZone={timeZone}
            side="customer"
            spoken={{ ...spokenThread, photos }}
          />
          <RequestFormLanguage value={forms}>
            <MessageForm
              key={messages.filter(({ from }) => from === 'customer').length}
              of={threadSteps}
              path={`/customer-portal/add-ons/${request.id}`}
              requestKey={requestKey}
            />
          </RequestFormLanguage>
        </section>
      </div>
    </PortalMain>
  );
}

/** When we come for it, each day with its visit. */
function DaysOfWork({ days }: { days: ServiceRequest['days'] }) {
  const messages = useAddOnsMessages();
  const spoken = useSpokenArea('job', englishJobMessages);
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="days-title">
      <h2 id="days-title" className="text-small text-ink-soft">
        {days.length === 1 ? messages.dayOfWork : messages.daysOfWork}
      </h2>
      <div className="mt-2">
        <JobDays days={days} pathOf={(id) => `/customer-portal/visits/${id}`} spoken={spoken} />
      </div>
    </section>
  );
}

function Facts({ request }: { request: ServiceRequest }) {
  const { preferredDate, urgency, estimatedPrice, finalPrice, declineReason } = request;
  const messages = useAddOnsMessages();
  const words = useAreaMessages('requestForm')?.urgencies;
  const say = useSpokenTimes();
  const promise = words?.[urgency] ?? urgencies.find(({ value }) => value === urgency);
  const isOurs = request.declinedBy === 'office';
  const facts: [string, ReactNode][] = [
    [messages.asked, request.description],
    [messages.urgency, promise ? `${promise.label}, ${promise.hint}` : null],
    [messages.preferredDate, preferredDate && say.fullDay(preferredDate)],
    [messages.property, request.propertyAddress],
    [messages.quoteWithTax, estimatedPrice && formatMoney(estimatedPrice)],
    [messages.finalPrice, finalPrice && formatMoney(finalPrice)],
    [
      isOurs ? messages.fromUs : messages.yourReason,
      declineReason && isOurs ? <OwnerWords key="ours">{declineReason}</OwnerWords> : declineReason,
    ],
  ];
  return (
    <dl className="grid gap-4">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
