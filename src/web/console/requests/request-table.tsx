// Requests as rows: who asks for what, how it stands, how soon, and what waits for the office. A card each on a phone.
import { Link } from 'react-router';
import { urgencies } from '#company/facts/add-on-services.ts';
import { dateInZone } from '#company/rules/company-time.ts';
import { formatMoney } from '#company/rules/money.ts';
import type { ServiceRequest } from '#contract/service-request.ts';
import { RequestBadge } from '#web/shared/service-request/request-badge.tsx';
import { useSite } from '#web/site/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import './request-table.css';

export function RequestTable({ requests }: { requests: readonly ServiceRequest[] }) {
  const { timeZone } = useSite().company;
  return (
    <div className="request-table-frame">
      <table className="request-table">
        <thead>
          <tr>
            <th scope="col">Customer</th>
            <th scope="col">Work</th>
            <th scope="col">State</th>
            <th scope="col">How soon</th>
            <th scope="col" className="request-table-end">
              Price
            </th>
            <th scope="col" className="request-table-end">
              Asked
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row key={request.id} request={request} timeZone={timeZone} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ request, timeZone }: { request: ServiceRequest; timeZone: string }) {
  const { id, customerName, propertyAddress, serviceType, description, status, unread } = request;
  const price = request.finalPrice ?? request.estimatedPrice;
  return (
    <tr>
      <th scope="row">
        <Link to={`/console/requests/${id}`} className="request-table-link">
          {customerName}
        </Link>
        <span className="request-table-note">{propertyAddress.split(',', 2).join(',')}</span>
      </th>
      <td data-label="Work">
        <span className="font-semibold">{serviceType}</span>
        <span className="request-table-note line-clamp-1">{description}</span>
      </td>
      <td data-label="State">
        <span className="inline-flex flex-wrap gap-1.5 whitespace-nowrap">
          <RequestBadge status={status} />
          {status === 'pending' && request.isTakenUp ? <Badge>Taken up</Badge> : null}
          {unread > 0 ? (
            <Badge tone="amber">{unread === 1 ? '1 message' : `${unread} messages`}</Badge>
          ) : null}
        </span>
      </td>
      <td data-label="How soon">
        <span className="whitespace-nowrap">{soonWords(request)}</span>
      </td>
      <td data-label="Price" className="request-table-end">
        {price ? formatMoney(price) : <span className="text-ink-soft">No price yet</span>}
      </td>
      <td data-label="Asked" className="request-table-end">
        <time dateTime={request.createdAt}>{shortDate(request.createdAt, timeZone)}</time>
      </td>
    </tr>
  );
}

function soonWords({ status, urgency, preferredDate, scheduledDate }: ServiceRequest): string {
  if (status === 'scheduled' && scheduledDate) return `On ${dayWords(scheduledDate)}`;
  const { label = '' } = urgencies.find(({ value }) => value === urgency) ?? {};
  return preferredDate ? `${label}, ${dayWords(preferredDate)}` : label;
}

/** As short as a row of a table needs it. */
function dayWords(date: string): string {
  return shortDay.format(new Date(`${date}T00:00:00Z`));
}

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function shortDate(instant: string, timeZone: string): string {
  return dayWords(dateInZone(new Date(instant), timeZone));
}
