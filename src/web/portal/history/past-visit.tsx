// One visit of the history.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { lengthWords, photosWords } from '../parts/visit-labels.ts';
import { VisitWhen } from '../parts/visit-when.tsx';
import { StarButtons } from '../visit/star-buttons.tsx';

export function PastVisit({ visit }: { visit: VisitCard }) {
  const hasPhotos = visit.photosCount > 0;
  return (
    <li className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <VisitWhen visit={visit} />
        <p className="mt-1 text-small text-ink-soft tabular-nums">
          {[
            visit.minutes === null ? null : lengthWords(visit.minutes),
            hasPhotos ? photosWords(visit.photosCount) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {visit.notDoneReason ? <p className="mt-1">{visit.notDoneReason}</p> : null}
        {visit.state === 'done' ? (
          <StarButtons
            visitId={visit.id}
            rating={visit.rating}
            dateWords={formatDate(visit.date)}
          />
        ) : null}
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 self-center">
        {visit.problem ? (
          <span className="inline-flex items-center gap-2">
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`/customer-portal/problems/${visit.problem.id}`}
            >
              Your report
              <span className="sr-only"> about {formatDate(visit.date)}</span>
            </Link>
            <ProblemBadge status={visit.problem.status} side="customer" />
          </span>
        ) : (
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/customer-portal/visits/${visit.id}#something-wrong`}
          >
            Something wrong?
            <span className="sr-only"> Report it for {formatDate(visit.date)}</span>
          </Link>
        )}
        <PageLink size="small" to={`/customer-portal/visits/${visit.id}`}>
          {hasPhotos ? 'View Photos' : 'See the visit'}
          <span className="sr-only"> of {formatDate(visit.date)}</span>
        </PageLink>
      </p>
    </li>
  );
}
