// A request in the list: what was asked for, how it stands in words, and what can be done next.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { buttonLook } from '#web/ui/button.tsx';
import { type SpokenTimes, useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import type { AddOnsMessages } from './messages/add-ons-messages.en.ts';
import { statusWords, useAddOnsMessages } from './messages/use-add-ons-messages.ts';
import { ServiceName } from './service-name.tsx';

/** An entry of the list. */
export function RequestCard({ request }: { request: ServiceRequest }) {
  const { id, serviceType, description, status, photos, unread } = request;
  const messages = useAddOnsMessages();
  return (
    <li className="grid gap-3 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lead font-semibold">
          <Link className="hover:underline" to={`/customer-portal/add-ons/${id}`}>
            <ServiceName label={serviceType} />
          </Link>
        </h3>
        <RequestBadge status={status} label={statusWords(status, messages)} />
      </div>
      <p className="line-clamp-3 max-w-reading whitespace-pre-line text-ink-soft">{description}</p>
      <p className="text-small text-ink-soft">
        <RequestState request={request} />
        {photos.length > 0
          ? ` · ${counted(photos.length, messages.onePhoto, messages.photos)}`
          : ''}
        {unread > 0 ? (
          <span className="font-semibold text-clay">
            {' · '}
            {counted(unread, messages.oneNew, messages.manyNew)}
          </span>
        ) : null}
      </p>
      <Price request={request} />
      <RequestActions request={request} />
    </li>
  );
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : fill(many, { count });
}

/** The price that was offered or paid; tax is in it. */
function Price({ request: { status, estimatedPrice, finalPrice } }: { request: ServiceRequest }) {
  const messages = useAddOnsMessages();
  const price = finalPrice ?? estimatedPrice;
  if (price === null) return null;
  const offered = status === 'quoted' ? messages.estimatedPrice : messages.price;
  const label = finalPrice ? messages.finalPrice : offered;
  return (
    <p className="tabular-nums">
      <span className="text-ink-soft">{label}: </span>
      <strong className="font-semibold">{formatMoney(price)}</strong>
    </p>
  );
}

/** What a customer can do now; the one that matters most comes first. */
export function RequestActions({ request, onPage }: { request: ServiceRequest; onPage?: true }) {
  const { id, status, quoteId, serviceType } = request;
  const path = `/customer-portal/add-ons/${id}`;
  const messages = useAddOnsMessages();
  const hidden = (
    <span className="sr-only">
      {' ('}
      <ServiceName label={serviceType} />)
    </span>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {mayWithRequest('change', 'customer', request) ? (
        <Action to={`${path}/edit`} look="oak">
          {messages.edit}
          {hidden}
        </Action>
      ) : null}
      {mayWithRequest('cancel', 'customer', request) ? (
        <Action to={`${path}/edit#withdraw`} look="quiet">
          {messages.withdraw}
          {hidden}
        </Action>
      ) : null}
      {status === 'quoted' ? (
        <Action to={`${path}/quote`} look="clay">
          {messages.acceptQuote}
          {hidden}
        </Action>
      ) : null}
      {quoteId && status !== 'quoted' ? (
        <Action to={`${path}/quote`} look="quiet">
          {messages.seeQuote}
          {hidden}
        </Action>
      ) : null}
      {onPage ? null : (
        <Action to={`${path}#messages`} look="quiet">
          {messages.message}
          {hidden}
        </Action>
      )}
    </div>
  );
}

function Action({
  to,
  look,
  children,
}: {
  to: string;
  look: 'clay' | 'oak' | 'quiet';
  children: ReactNode;
}) {
  return (
    <Link to={to} className={buttonLook({ variant: look, size: 'small' }, undefined)}>
      {children}
    </Link>
  );
}

/** How things stand, with its date where there is one and with who comes, without a dot. */
export function RequestState({ request }: { request: ServiceRequest }) {
  const { company } = useSite();
  const messages = useAddOnsMessages();
  const say = useSpokenTimes();
  const { status, assignedCrew } = request;
  const hasCrew = status === 'scheduled' || status === 'completed';
  return (
    <>
      {stateWords(request, company, messages, say)}
      {assignedCrew && hasCrew ? (
        <>
          {', '}
          <OwnerWords>{assignedCrew}</OwnerWords>
        </>
      ) : null}
    </>
  );
}

function stateWords(
  request: ServiceRequest,
  company: Pick<CompanyProfile, 'timeZone' | 'replyHours'>,
  messages: AddOnsMessages,
  say: SpokenTimes,
): string {
  const { status, completedAt, isTakenUp, createdAt, declinedBy } = request;
  const dayOf = (instant: string) => say.fullDay(dateInZone(new Date(instant), company.timeZone));
  switch (status) {
    case 'pending':
      return isTakenUp
        ? messages.takenUp
        : fill(messages.quoteWithin, {
            day: dayOf(createdAt),
            time: replyTime(company, say.language),
          });
    case 'quoted':
      return messages.waitsForYou;
    case 'accepted':
      return messages.accepted;
    case 'scheduled':
      return dayOfWork(request, messages, say);
    case 'completed':
      return fill(messages.done, { day: dayOf(completedAt ?? createdAt) });
    case 'declined':
      return declinedBy === 'office' ? messages.weDeclined : messages.youDeclined;
    case 'cancelled':
      return declinedBy === 'office' ? messages.calledOff : messages.withdrawn;
  }
}

/** The day of the work; of a job of several days the next one, and how many there are. */
function dayOfWork(
  { scheduledDate, days }: ServiceRequest,
  messages: AddOnsMessages,
  say: SpokenTimes,
): string {
  if (!scheduledDate) return messages.noDay;
  const count = days.find(({ jobDay }) => jobDay)?.jobDay?.of ?? 1;
  const day = say.fullDay(scheduledDate);
  return count > 1 ? fill(messages.severalDays, { count, day }) : fill(messages.onDay, { day });
}
