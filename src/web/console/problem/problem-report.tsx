// What a customer reported: their words, what they want, their photos, how they are reached, and the visit that it is about.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import { wishLabel } from '#web/features/problem/problem-labels.ts';
import { PhotoRow } from '#web/ui/app/photo-row.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { conversationPath } from '../chat/conversation-path.ts';
import { useRight } from '../use-rights.ts';

type ProblemReportProps = { problem: DeskProblem; timeZone: string };

export function ProblemReport({ problem, timeZone }: ProblemReportProps) {
  const { customer, visit, price, description, photos, dueMinutes } = problem;
  const at = new Date(problem.reportedAt);
  const isOfOffice = useRight('staff');
  return (
    <section aria-labelledby="report">
      <h2 id="report" className="text-title">
        What they say
      </h2>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{description}</p>
      <PhotoRow ids={photos} of="From the customer" className="mt-4" />
      <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="They want">{wishLabel(problem.wish)}</Fact>
        <Fact name="Reported">
          {formatDate(dateInZone(at, timeZone))}, {timeLabel(timeInZone(at, timeZone))}
        </Fact>
        {dueMinutes === null ? null : <Fact name="Reply promised by">{problem.replyByWords}</Fact>}
        <Fact name="Visit">
          <Link
            className="inline-block py-1 underline hover:text-oak"
            to={`/console/visits/${visit.id}`}
          >
            {visit.serviceType}, {formatDate(visit.date)}
          </Link>
          <span className="block">{visit.address}</span>
          <span className="block">
            {[visit.crew ?? 'Unassigned', price && `${formatMoney(price)} before tax`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </Fact>
        <Fact name="Customer">
          <Link
            className="inline-block py-1 underline hover:text-oak"
            to={`/console/customers/${customer.id}`}
          >
            {customer.name}
          </Link>
          <span className="block wrap-anywhere">{customer.email ?? 'No email on file'}</span>
          {customer.phone ? (
            <TextLink href={phoneLink(customer.phone)}>{formatPhone(customer.phone)}</TextLink>
          ) : null}
          {isOfOffice ? (
            <span className="block">
              <Link
                className="inline-block py-1 underline hover:text-oak"
                to={conversationPath(customer.id)}
              >
                Conversation
              </Link>
            </span>
          ) : null}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
