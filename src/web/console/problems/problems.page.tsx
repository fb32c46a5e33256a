// The office's list of reported problems: those that wait, the next deadline first, or those of one status, page by page.
import { Link } from 'react-router';
import { ProblemStatus } from '#contract/visits/visit-problems.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/problems.page.ts';
import { ProblemFilter } from './problem-filter.tsx';
import { ProblemTable } from './problem-table.tsx';

export const meta = consoleMeta('Problems');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const status = ProblemStatus.safeParse(searchParams.get('status')).data;
  const cursor = searchParams.get('from') ?? undefined;
  const list = await context.get(apiContext)('GET /api/console/visit-problems', {
    query: { ...(status && { status }), ...(cursor && { cursor }) },
  });
  return { ...list, status };
}

export default function ProblemsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, counts, status } = loaderData;
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading="Problems"
      lead="What customers report about their visits. The next deadline is first."
    >
      <div className="mt-6">
        <ProblemFilter status={status} counts={counts} />
      </div>
      <div className="mt-5">
        {items.length === 0 ? (
          <EmptyState icon="check" title={nothingHere[status ?? 'waiting']}>
            Customers report a problem on the page of a visit; it shows up here at once.
          </EmptyState>
        ) : (
          <ProblemTable problems={items} />
        )}
      </div>
      {next ? (
        <nav aria-label="Pages" className="mt-5">
          <Link
            className={buttonLook({ variant: 'quiet', size: 'small' }, undefined)}
            to={`?${new URLSearchParams({ ...(status && { status }), from: next })}`}
          >
            More problems
          </Link>
        </nav>
      ) : null}
    </ConsoleMain>
  );
}

const nothingHere = {
  waiting: 'No open problems',
  open: 'No one waits for a reply',
  answered: 'No answered problems to close',
  closed: 'No closed problems',
} as const;
