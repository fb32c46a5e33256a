// A request in the list: what was asked for, how it stands in words, and what can be done next.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { replyTime } from '#company/rules/leads/reply-time.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { buttonLook } from '#web/ui/button.tsx';

/** An entry of the list. */
export function RequestCard({ request }: { request: ServiceRequest }) {
  const { id, serviceType, description, status, photos, unread } = request;
  const { company } = useSite();
  return (
    <li className="grid gap-3 py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lead font-semibold">
          <Link className="hover:underline" to={`/customer-portal/add-ons/${id}`}>
            {serviceType}
          </Link>
        </h3>
        <RequestBadge status={status} />
      </div>
      <p className="line-clamp-3 max-w-reading whitespace-pre-line text-ink-soft">{description}</p>
      <p className="text-small text-ink-soft">
        {describeState(request, company)}
        {photos.length > 0
          ? ` · ${photos.length === 1 ? '1 photo' : `${photos.length} photos`}`
          : ''}
        {unread > 0 ? (
          <span className="font-semibold text-clay">
            {' · '}
            {unread === 1 ? '1 new message' : `${unread} new messages`}
          </span>
        ) : null}
      </p>
      <Price request={request} />
      <RequestActions request={request} />
    </li>
  );
}

/** The price that was offered or paid; tax is in it. */
function Price({ request: { status, estimatedPrice, finalPrice } }: { request: ServiceRequest }) {
  const price = finalPrice ?? estimatedPrice;
  if (price === null) return null;
  const label = finalPrice ? 'Final price' : status === 'quoted' ? 'Estimated price' : 'Price';
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
  const hidden = <span className="sr-only"> ({serviceType})</span>;
  return (
    <div className="flex flex-wrap gap-3">
      {mayWithRequest('change', 'customer', request) ? (
        <Action to={`${path}/edit`} look="oak">
          Edit Request{hidden}
        </Action>
      ) : null}
      {mayWithRequest('cancel', 'customer', request) ? (
        <Action to={`${path}/edit#withdraw`} look="quiet">
          Withdraw{hidden}
        </Action>
      ) : null}
      {status === 'quoted' ? (
        <Action to={`${path}/quote`} look="clay">
          Accept Quote{hidden}
        </Action>
      ) : null}
      {quoteId && status !== 'quoted' ? (
        <Action to={`${path}/quote`} look="quiet">
          See Quote{hidden}
        </Action>
      ) : null}
      {onPage ? null : (
        <Action to={`${path}#messages`} look="quiet">
          Message{hidden}
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

/** How things stand, with its date where there is one. */
export function describeState(
  request: ServiceRequest,
  company: Pick<CompanyProfile, 'timeZone' | 'replyHours'>,
): string {
  const { status, assignedCrew, completedAt, isTakenUp, createdAt } = request;
  const dayOf = (instant: string) => formatDate(dateInZone(new Date(instant), company.timeZone));
  const crew = assignedCrew ? `, ${assignedCrew}` : '';
  switch (status) {
    case 'pending':
      return isTakenUp
        ? 'Someone in the office is on it'
        : `Sent ${dayOf(createdAt)}; you’ll get a quote within ${replyTime(company)}`;
    case 'quoted':
      return 'Your quote is waiting for your answer';
    case 'accepted':
      return 'Accepted; we’ll set a day and let you know';
    case 'scheduled':
      return `${dayOfWork(request)}${crew}`;
    case 'completed':
      return `Done ${dayOf(completedAt ?? createdAt)}${crew}`;
    case 'declined':
      return request.declinedBy === 'office' ? 'We cannot do this one' : 'You declined the quote';
    case 'cancelled':
      return request.declinedBy === 'office' ? 'This job was called off' : 'You withdrew it';
  }
}

/** The day of the work; of a job of several days the next one, and how many there are. */
function dayOfWork({ scheduledDate, days }: ServiceRequest): string {
  if (!scheduledDate) return 'On a day we agree on';
  const count = days.find(({ jobDay }) => jobDay)?.jobDay?.of ?? 1;
  const day = formatDate(scheduledDate);
  return count > 1 ? `${count} days, next on ${day}` : `On ${day}`;
}
