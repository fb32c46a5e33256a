// A request's own page: how it stands, what was asked for, and what both sides write about it.
import { urgencies } from '#company/facts/add-on-services.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { JobDays } from '#web/features/service-request/job-days.tsx';
import { MessageForm } from '#web/features/service-request/message-form.tsx';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { Thread } from '#web/features/service-request/thread.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import type { Route } from './+types/request.page.ts';
import { threadSteps } from './add-on-steps.ts';
import { describeState, RequestActions } from './request-card.tsx';
import { RequestSteps } from './request-steps.tsx';
import { useStateNews } from './use-follow.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.request.serviceType ?? 'Request'} – Customer Portal` },
  { name: 'robots', content: 'noindex' },
];

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
  const { company } = useSite();
  const { timeZone } = company;
  useStateNews([request]);
  return (
    <PortalMain
      heading={request.serviceType}
      aside={<RequestBadge status={request.status} />}
      lead={`${describeState(request, company)}.`}
      back={{ to: '/customer-portal/add-ons', label: 'All requests' }}
    >
      <RequestSteps status={request.status} />
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <RequestActions request={request} onPage />
          <Facts request={request} />
          <DaysOfWork days={request.days} />
          <PhotoRow ids={request.photos} of="With your request" />
        </div>
        <section id="messages" aria-labelledby="messages-title" className="scroll-mt-8">
          <h2 id="messages-title" className="text-feature">
            Messages
          </h2>
          <Thread messages={messages} timeZone={timeZone} side="customer" />
          <MessageForm
            key={messages.filter(({ from }) => from === 'customer').length}
            of={threadSteps}
            path={`/customer-portal/add-ons/${request.id}`}
            requestKey={requestKey}
          />
        </section>
      </div>
    </PortalMain>
  );
}

/** When we come for it, each day with its visit. */
function DaysOfWork({ days }: { days: ServiceRequest['days'] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="days-title">
      <h2 id="days-title" className="text-small text-ink-soft">
        {days.length === 1 ? 'Day of the work' : 'Days of the work'}
      </h2>
      <div className="mt-2">
        <JobDays days={days} pathOf={(id) => `/customer-portal/visits/${id}`} />
      </div>
    </section>
  );
}

function Facts({ request }: { request: ServiceRequest }) {
  const { preferredDate, urgency, estimatedPrice, finalPrice, declineReason } = request;
  const promise = urgencies.find(({ value }) => value === urgency);
  const facts: [string, string | null][] = [
    ['What you asked for', request.description],
    ['Urgency', promise ? `${promise.label}, ${promise.hint}` : null],
    ['Preferred date', preferredDate && formatDate(preferredDate)],
    ['Property', request.propertyAddress],
    ['Quote, with tax', estimatedPrice && formatMoney(estimatedPrice)],
    ['Final price', finalPrice && formatMoney(finalPrice)],
    [request.declinedBy === 'office' ? 'From us' : 'Your reason', declineReason],
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
