// The statuses of reported problems with how many wait in each; one of them is chosen by its link.
import { Link } from 'react-router';
import { problemStatuses } from '#company/rules/visits/problem-machine.ts';
import type { ProblemStatus } from '#contract/visits/visit-problems.ts';
import { statusBadge } from '#web/features/problem/problem-labels.ts';
import '../requests/state-filter.css';

type ProblemFilterProps = {
  status: ProblemStatus | undefined;
  counts: Readonly<Partial<Record<ProblemStatus, number>>>;
};

export function ProblemFilter({ status, counts }: ProblemFilterProps) {
  return (
    <nav aria-label="Status" className="state-filter">
      <Link
        to="/console/problems"
        className="state-filter-one"
        aria-current={status ? undefined : 'page'}
      >
        All open
      </Link>
      {problemStatuses.map((one) => (
        <Link
          key={one}
          to={`/console/problems?status=${one}`}
          className="state-filter-one"
          aria-current={status === one ? 'page' : undefined}
        >
          {statusBadge(one, 'office').label}
          {counts[one] === undefined ? null : (
            <span className="state-filter-count">{counts[one]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
