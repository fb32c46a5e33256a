// Requests as rows: who asks for what, how it stands, how soon, and what waits for the office.
import { urgencies } from '#company/facts/add-on-services.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { RequestBadge } from '#web/features/service-request/request-badge.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type RecordColumn, RecordTable } from '../record-table.tsx';

type RequestTableProps = {
  requests: readonly ServiceRequest[];
  /** Ids of those whose work waits for its deposit. */
  withoutDeposit: readonly number[];
};

export function RequestTable({ requests, withoutDeposit }: RequestTableProps) {
  const { timeZone } = useSite().company;
  return (
    <RecordTable
      label="Requests"
      items={requests}
      idOf={({ id }) => id}
      name={{
        label: 'Customer',
        nameOf: ({ customerName }) => customerName,
        noteOf: ({ propertyAddress }) => propertyAddress.split(',', 2).join(','),
      }}
      pathOf={({ id }) => `/console/requests/${id}`}
      columns={[work, status(withoutDeposit), ...columns, asked(timeZone)]}
    />
  );
}

const work: RecordColumn<ServiceRequest> = {
  label: 'Work',
  cell: ({ serviceType, description }) => (
    <>
      <span className="font-semibold">{serviceType}</span>
      <span className="record-table-note line-clamp-1">{description}</span>
    </>
  ),
};

const status = (withoutDeposit: readonly number[]): RecordColumn<ServiceRequest> => ({
  label: 'Status',
  cell: ({ id, status: now, isTakenUp, unread }) => (
    <span className="inline-flex flex-wrap gap-1.5 whitespace-nowrap">
      <RequestBadge status={now} />
      {now === 'pending' && isTakenUp ? <Badge>Picked up</Badge> : null}
      {withoutDeposit.includes(id) ? <Badge tone="amber">Deposit not paid</Badge> : null}
      {unread > 0 ? (
        <Badge tone="amber">{unread === 1 ? '1 message' : `${unread} messages`}</Badge>
      ) : null}
    </span>
  ),
});

const columns: readonly RecordColumn<ServiceRequest>[] = [
  {
    label: 'Urgency',
    cell: (request) => <span className="whitespace-nowrap">{soonWords(request)}</span>,
  },
  {
    label: 'Price',
    align: 'end',
    cell: ({ finalPrice, estimatedPrice }) => {
      const price = finalPrice ?? estimatedPrice;
      return price ? formatMoney(price) : <span className="text-ink-soft">Not quoted</span>;
    },
  },
];

const asked = (timeZone: string): RecordColumn<ServiceRequest> => ({
  label: 'Requested',
  align: 'end',
  cell: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt, timeZone)}</time>,
});

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
