// What was asked for, by whom, where, with the photos; what the visit has brought.
import { Link } from 'react-router';
import { urgencies } from '#company/facts/add-on-services.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { JobDays } from '#web/features/service-request/job-days.tsx';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { conversationPath } from '../chat/conversation-path.ts';

type RequestFactsProps = { desk: DeskRequest; asked: string };

export function RequestFacts({ desk, asked }: RequestFactsProps) {
  const { request, visits, takenUpBy, customerId } = desk;
  const photos = visits.flatMap((visit) => visit.photos);
  const urgency = urgencies.find(({ value }) => value === request.urgency);
  const facts: [string, string | null | undefined][] = [
    ['Property', request.propertyAddress],
    ['Urgency', urgency && `${urgency.label}, ${urgency.hint}`],
    ['Preferred date', request.preferredDate && formatDate(request.preferredDate)],
    ['Requested', formatDate(asked)],
    ['Picked up by', takenUpBy],
    ['Quote, with tax', request.estimatedPrice && formatMoney(request.estimatedPrice)],
    ['Final price', request.finalPrice && formatMoney(request.finalPrice)],
    [request.declinedBy === 'office' ? 'Our reason' : 'Customer’s reason', request.declineReason],
  ];
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-title font-semibold">
        What they ask for
      </h2>
      <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{request.description}</p>
      <div className="mt-4">
        <PhotoRow ids={request.photos} of={`From ${request.customerName}`} />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <TextLink href={phoneLink(request.customerPhone)}>
          {formatPhone(request.customerPhone)}
        </TextLink>
        <TextLink href={`mailto:${request.customerEmail}`}>{request.customerEmail}</TextLink>
        {customerId ? (
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={conversationPath(customerId)}
          >
            Conversation
          </Link>
        ) : null}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {request.status === 'completed' && visits.length > 0 ? (
        <div className="mt-5">
          <h3 className="text-small text-ink-soft">Visits</h3>
          <div className="mt-2">
            <JobDays days={visits} pathOf={(id) => `/console/visits/${id}`} />
          </div>
        </div>
      ) : null}
      {photos.length > 0 ? (
        <div className="mt-5">
          <h3 className="text-small text-ink-soft">The finished work</h3>
          <div className="mt-2">
            <PhotoRow ids={photos} of="The finished work" />
          </div>
        </div>
      ) : null}
    </section>
  );
}
