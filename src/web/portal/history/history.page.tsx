// The History: visits that are over, the latest first, each with its stars, photos and page.
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { MoreLink } from '../parts/more-link.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import { ratingSteps } from '../visit/rating-steps.ts';
import type { Route } from './+types/history.page.ts';
import { useHistoryMessages } from './messages/use-history-messages.ts';
import { PastVisit } from './past-visit.tsx';

export const meta = portalMeta('history');

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('from') ?? undefined;
  return context.get(apiContext)('GET /api/portal/visits/past', { query: { cursor } });
}

export const action = stepAction(ratingSteps);

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const messages = useHistoryMessages();
  const { ratingSaved } = usePartsMessages();
  const { items, next } = loaderData;
  return (
    <PortalMain heading={messages.heading}>
      <DoneNote of={ratingSteps} words={{ rating: ratingSaved }} className="mt-6 max-w-reading" />
      {items.length === 0 ? (
        <EmptyState
          icon="today"
          title={messages.noVisits}
          className="mt-8"
          action={<PageLink to="/customer-portal">{messages.seeNext}</PageLink>}
        >
          {messages.afterEach}
        </EmptyState>
      ) : (
        <ol className="mt-8 divide-y divide-line border-y border-line">
          {items.map((visit) => (
            <PastVisit key={visit.id} visit={visit} />
          ))}
        </ol>
      )}
      <MoreLink cursor={next}>{messages.earlierVisits}</MoreLink>
    </PortalMain>
  );
}
