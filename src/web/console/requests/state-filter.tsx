// The states of requests with how many there are in each; one of them is chosen by its link.
import { Link } from 'react-router';
import { requestStatuses } from '#company/rules/quotes/service-request-labels.ts';
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';
import type { StateCounts } from '#contract/quotes/request-desk.ts';
import { listPath } from './list-path.ts';
import './state-filter.css';

type StateFilterProps = {
  counts: StateCounts;
  status: ServiceRequestStatus | undefined;
  q: string | undefined;
};

/** So many are counted; see MOST_COUNTED of the contract, which would bring its schemas along. */
const MOST = 999;

export function StateFilter({ counts, status, q }: StateFilterProps) {
  return (
    <nav aria-label="Status" className="state-filter">
      <Link
        to={listPath({ q })}
        className="state-filter-one"
        aria-current={status ? undefined : 'page'}
      >
        All
      </Link>
      {requestStatuses.map(({ value, label }) => (
        <Link
          key={value}
          to={listPath({ status: value, q })}
          className="state-filter-one"
          aria-current={status === value ? 'page' : undefined}
        >
          {label}
          <span className="state-filter-count">{countWords(counts[value] ?? 0)}</span>
        </Link>
      ))}
    </nav>
  );
}

function countWords(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
