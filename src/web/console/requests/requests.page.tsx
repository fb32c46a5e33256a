// The office's list of add-on requests: by state with counts, found by words, page by page. Everything chosen is in the address.
import { Link, useNavigation } from 'react-router';
import { requestStatuses } from '#company/rules/quotes/service-request-labels.ts';
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { SavedViews } from '../views/saved-views.tsx';
import type { Route } from './+types/requests.page.ts';
import { listPath } from './list-path.ts';
import { RequestTable } from './request-table.tsx';
import { StateFilter } from './state-filter.tsx';

export const meta = consoleMeta('Requests');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const status = requestStatuses.find(({ value }) => value === searchParams.get('status'))?.value;
  const q = searchParams.get('q')?.trim().slice(0, 100) || undefined;
  const before = Number(searchParams.get('before')) || undefined;
  const query = {
    ...(status && { status }),
    ...(q && { q }),
    ...(before && { before: String(before) }),
  };
  const ask = context.get(apiContext);
  const [list, unpaid] = await Promise.all([
    ask('GET /api/console/service-requests', { query }),
    ask('GET /api/console/billing/unpaid-deposits'),
  ]);
  return { ...list, withoutDeposit: unpaid.requests, chosen: { status, q, before } };
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, counts, chosen, withoutDeposit } = loaderData;
  const { status, q, before } = chosen;
  useLivePage(['request']);
  return (
    <ConsoleMain
      heading="Requests"
      actions={
        <Link
          className={buttonLook({ variant: 'clay', size: 'small' }, undefined)}
          to="/console/requests/new"
        >
          New Request
        </Link>
      }
    >
      <div className="mt-6 grid grid-cols-1 gap-4">
        <SearchForm status={status} q={q} />
        <StateFilter counts={counts} status={status} q={q} />
        <SavedViews />
      </div>
      <div className="mt-5">
        {items.length === 0 ? (
          <EmptyState icon="note" title={q ? 'No matches' : 'No requests here'}>
            {q
              ? 'Try fewer letters, or look in all statuses.'
              : 'Requests from the portal show up here.'}
          </EmptyState>
        ) : (
          <RequestTable requests={items} withoutDeposit={withoutDeposit} />
        )}
      </div>
      <nav aria-label="Pages" className="mt-5 flex flex-wrap gap-3">
        {before ? (
          <Link className={PAGE_LOOK} to={listPath({ status, q })}>
            Newest requests
          </Link>
        ) : null}
        {next ? (
          <Link className={PAGE_LOOK} to={listPath({ status, q, before: next })}>
            Older requests
          </Link>
        ) : null}
      </nav>
    </ConsoleMain>
  );
}

const PAGE_LOOK = buttonLook({ variant: 'quiet', size: 'small' }, undefined);

type SearchFormProps = { status: ServiceRequestStatus | undefined; q: string | undefined };

/** A form that asks for an address: it works without a script, and what was found can be shared. */
function SearchForm({ status, q }: SearchFormProps) {
  const isSearching = useNavigation().state === 'loading';
  return (
    <search>
      <form method="get" action="/console/requests" className="flex gap-2">
        {status ? <input type="hidden" name="status" value={status} /> : null}
        <input
          key={q}
          type="search"
          name="q"
          aria-label="Search by name, address or work"
          placeholder="Name, address or work"
          defaultValue={q}
          maxLength={100}
          className="field-control w-[15rem] min-w-0"
        />
        <Button type="submit" variant="quiet">
          {isSearching ? 'Looking...' : 'Search'}
        </Button>
      </form>
    </search>
  );
}
