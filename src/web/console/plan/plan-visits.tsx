// Visits of a plan, each with what it costs.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { PlanVisit } from '#contract/visits/service-plan-desk.ts';
import { stateLabel } from '#web/features/application/state-label.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Part } from '../customers/part.tsx';

type PlanVisitsProps = {
  id: string;
  heading: string;
  visits: readonly PlanVisit[];
  empty: string;
};

export function PlanVisits({ id, heading, visits, empty }: PlanVisitsProps) {
  return (
    <Part id={`visits-${id}`} heading={heading}>
      {visits.length === 0 ? <p className="mt-2 text-ink-soft">{empty}</p> : null}
      <ul className="mt-1 divide-y divide-line">
        {visits.map((visit) => (
          <OneVisit key={visit.id} visit={visit} />
        ))}
      </ul>
    </Part>
  );
}

function OneVisit({ visit }: { visit: PlanVisit }) {
  const { id, date, serviceType, status, crew, price } = visit;
  const badge = status === 'scheduled' ? null : stateLabel(status);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <Link className="text-link inline-flex min-h-11 items-center" to={`/console/visits/${id}`}>
          <time dateTime={date}>{formatDate(date)}</time>
        </Link>
        <p className="text-small text-ink-soft">
          {serviceType}
          {crew ? `, ${crew}` : ''}
        </p>
      </div>
      <p className="flex items-center gap-3 tabular-nums">
        {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
        {price ? formatMoney(price) : '–'}
      </p>
    </li>
  );
}
