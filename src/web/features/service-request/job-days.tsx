// The days of a job: when which crew comes, which day of how many it is, and what has become of it.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeJobDay } from '#company/rules/visits/job-days.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { VisitStatus } from '#company/rules/visits/visit-machine.ts';
import type { JobVisit } from '#contract/quotes/service-request.ts';

type JobDaysProps = {
  days: readonly JobVisit[];
  /** The page of a visit. */
  pathOf: (id: number) => string;
  /** The visit whose page shows the list. */
  current?: number;
};

export function JobDays({ days, pathOf, current }: JobDaysProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {days.map((visit) => {
        const { id, date, time, crew, status, jobDay } = visit;
        const which = jobDay && describeJobDay(jobDay);
        const words = [which, crew, statusLabel[status] ?? windowLabel(time)];
        return (
          <li key={id} className="py-2">
            {id === current ? (
              <strong className="font-semibold" aria-current="page">
                {formatDate(date)}
              </strong>
            ) : (
              <Link className="text-link" to={pathOf(id)}>
                {formatDate(date)}
              </Link>
            )}
            <span className="block text-small text-ink-soft">
              {words.filter(Boolean).join(' · ')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** One that is still to come has its arrival window instead. */
const statusLabel: Partial<Record<VisitStatus, string>> = {
  in_progress: 'Under way',
  completed: 'Done',
  skipped: 'Not done',
};
