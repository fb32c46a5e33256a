// The office's list of reviews by status, and how many of each number of stars are published.
import { Link } from 'react-router';
import { reviewStatuses } from '#company/rules/site/review-machine.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { type ReviewListRow, type ReviewShare, ReviewStatus } from '#contract/site/reviews.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import { RecordTable } from '../record-table.tsx';
import type { Route } from './+types/reviews.page.ts';
import { reviewStatusLabel } from './review-badge.tsx';
import '../requests/state-filter.css';

export const meta = consoleMeta('Reviews');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const status = ReviewStatus.safeParse(searchParams.get('status')).data ?? 'new';
  const cursor = searchParams.get('cursor') ?? undefined;
  const list = await context.get(apiContext)('GET /api/console/reviews', {
    query: { status, ...(cursor && { cursor }) },
  });
  return { ...list, status, isFirst: !cursor };
}

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { items, next, shares, status, isFirst } = loaderData;
  useLivePage(['review']);
  return (
    <ConsoleMain heading="Reviews" lead="What customers say after their visits.">
      <nav aria-label="Status" className="state-filter mt-6">
        {reviewStatuses.map((one) => (
          <Link
            key={one}
            to={`/console/reviews?status=${one}`}
            className="state-filter-one"
            aria-current={status === one ? 'page' : undefined}
          >
            {reviewStatusLabel(one)}
          </Link>
        ))}
      </nav>
      <div className="mt-5">
        {items.length === 0 ? (
          <EmptyState icon="check" title={nothingHere[status]}>
            Customers write one by the link they get after a visit.
          </EmptyState>
        ) : (
          <ReviewTable reviews={items} />
        )}
      </div>
      <PageLinks asked={new URLSearchParams({ status })} isFirst={isFirst} next={next} />
      <Shares shares={shares} />
    </ConsoleMain>
  );
}

const nothingHere = {
  new: 'No new reviews',
  published: 'No published reviews yet',
  not_published: 'Nothing was left out',
  withdrawn: 'No one withdrew a review',
} as const;

function ReviewTable({ reviews }: { reviews: readonly ReviewListRow[] }) {
  const { timeZone } = useSite().company;
  return (
    <RecordTable
      label="Reviews"
      items={reviews}
      idOf={({ id }) => id}
      name={{
        label: 'Shown as',
        nameOf: ({ customerName }) => customerName,
        noteOf: ({ neighborhood }) => neighborhood,
      }}
      pathOf={({ id }) => `/console/reviews/${id}`}
      columns={[
        { label: 'Stars', cell: ({ rating }) => `${rating} out of 5` },
        {
          label: 'Review',
          cell: ({ words }) => <span className="line-clamp-2 wrap-anywhere">{words}</span>,
        },
        { label: 'Visit', cell: ({ serviceType }) => serviceType },
        {
          label: 'May publish',
          cell: ({ mayPublish }) => (mayPublish ? 'Yes' : 'No'),
        },
        {
          label: 'Written',
          align: 'end',
          cell: ({ writtenAt }) => (
            <time dateTime={writtenAt}>
              {formatDate(dateInZone(new Date(writtenAt), timeZone))}
            </time>
          ),
        },
      ]}
    />
  );
}

function Shares({ shares }: { shares: readonly ReviewShare[] }) {
  if (shares.every(({ written }) => written === 0)) return null;
  return (
    <section aria-labelledby="shares" className="mt-10 max-w-reading">
      <h2 id="shares" className="text-title">
        Published by stars
      </h2>
      <p className="mt-2 text-ink-soft">
        Stars are no reason to leave a review out. If low ratings are published less often than high
        ones, look at why.
      </p>
      <ul className="mt-4 grid gap-1 tabular-nums">
        {shares.map(({ rating, written, published, refused }) => (
          <li key={rating}>
            {rating === 1 ? '1 star' : `${rating} stars`}: {published} of {written} published
            {refused > 0 ? `, ${refused} left out` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
