// The History: visits that are over, the latest first, each with its stars, photos and page.
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { MoreLink } from '../parts/more-link.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import { ratingSteps } from '../visit/rating-steps.ts';
import type { Route } from './+types/history.page.ts';
import { PastVisit } from './past-visit.tsx';

export const meta = portalMeta('History');

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('from') ?? undefined;
  return context.get(apiContext)('GET /api/portal/visits/past', { query: { cursor } });
}

export const action = stepAction(ratingSteps);

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { items, next } = loaderData;
  return (
    <PortalMain heading="History">
      <DoneNote of={ratingSteps} className="mt-6 max-w-reading" />
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
