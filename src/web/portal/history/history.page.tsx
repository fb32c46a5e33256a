// The History: visits that are over, the latest first, each with its stars, photos and page.
import { backHere } from '#web/lib/back-here.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { MoreLink } from '../parts/more-link.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import { rateFromForm } from '../visit/rate-from-form.ts';
import type { Route } from './+types/history.page.ts';
import { PastVisit } from './past-visit.tsx';

export const meta = portalMeta('History');

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('from') ?? undefined;
  return context.get(apiContext)('GET /api/portal/visits/past', { query: { cursor } });
}

/** Rates a visit, and comes back to the same page of the list. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await rateFromForm(context.get(apiContext), await request.formData());
  return backHere(url, { done: 'rated' });
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { items, next } = loaderData;
  return (
    <PortalMain heading="History">
      {items.length === 0 ? (
        <EmptyState
          icon="today"
          title="No visits yet"
          className="mt-8"
          action={<PageLink to="/customer-portal">See what’s next</PageLink>}
        >
          After each visit you’ll find who came and what was done here, with photos.
        </EmptyState>
      ) : (
        <ol className="mt-8 divide-y divide-line border-y border-line">
          {items.map((visit) => (
            <PastVisit key={visit.id} visit={visit} />
          ))}
        </ol>
      )}
      <MoreLink cursor={next}>Earlier visits</MoreLink>
    </PortalMain>
  );
}
