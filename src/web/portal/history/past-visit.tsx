// One visit of the history.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { lengthWords, photosWords } from '../parts/visit-labels.ts';
import { VisitWhen } from '../parts/visit-when.tsx';
import { StarButtons } from '../visit/star-buttons.tsx';
import { useHistoryMessages } from './messages/use-history-messages.ts';

export function PastVisit({ visit }: { visit: VisitCard }) {
  const messages = useHistoryMessages();
  const parts = usePartsMessages();
  const whyNotDone = visit.notDoneKind && parts.notDone[visit.notDoneKind];
  const day = useSpokenTimes().fullDay(visit.date);
  const hasPhotos = visit.photosCount > 0;
  return (
    <li className="grid gap-x-8 gap-y-3 py-6 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <VisitWhen visit={visit} />
        <p className="mt-1 text-small text-ink-soft tabular-nums">
          {[
            visit.minutes === null ? null : lengthWords(visit.minutes, parts),
            hasPhotos ? photosWords(visit.photosCount, parts) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {whyNotDone ? <p className="mt-1">{whyNotDone}</p> : null}
        {visit.state === 'done' ? (
          <StarButtons visitId={visit.id} rating={visit.rating} dateWords={day} />
        ) : null}
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 self-center">
        {visit.problem ? (
          <span className="inline-flex items-center gap-2">
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`/customer-portal/problems/${visit.problem.id}`}
            >
              {messages.yourReport}
              <span className="sr-only"> {fill(messages.aboutDay, { day })}</span>
            </Link>
            <ProblemBadge
              status={visit.problem.status}
              side="customer"
              label={parts.problemStates[visit.problem.status]}
            />
          </span>
        ) : (
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/customer-portal/visits/${visit.id}#something-wrong`}
          >
            {messages.somethingWrong}
            <span className="sr-only"> {fill(messages.reportFor, { day })}</span>
          </Link>
        )}
        <PageLink size="small" to={`/customer-portal/visits/${visit.id}`}>
          {hasPhotos ? messages.viewPhotos : messages.seeVisit}
          <span className="sr-only"> {fill(messages.ofDay, { day })}</span>
        </PageLink>
      </p>
    </li>
  );
}
