// The latest two visits that are done, each with its stars and photos.
import { Link } from 'react-router';
import { describeJobDay } from '#company/rules/visits/job-days.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { Stars } from '../parts/stars.tsx';
import { dayWords, photosWords } from '../parts/visit-labels.ts';

export function RecentActivity({ visits }: { visits: VisitCard[] }) {
  return (
    <Panel id="recent-activity" heading="Recent Activity">
      {visits.length === 0 ? (
        <p className="mt-4 text-ink-soft">
          Nothing yet. After each visit you’ll find what was done here, with photos.
        </p>
      ) : (
        <>
          <ul className="mt-3 divide-y divide-line">
            {visits.map((visit) => (
              <li key={visit.id} className="py-4">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    className="text-link inline-flex min-h-11 items-center"
                    to={`/customer-portal/visits/${visit.id}`}
                  >
                    {dayWords(visit.date)}
                  </Link>
                  {visit.state === 'not-done' ? <Badge tone="amber">Not done</Badge> : null}
                  {visit.state === 'skipped' ? <Badge>Skipped by you</Badge> : null}
                  {visit.photosCount > 0 ? <Badge>{photosWords(visit.photosCount)}</Badge> : null}
                  {visit.rating === null ? null : <Stars rating={visit.rating} />}
                </div>
                <p className="text-ink-soft">
                  {visit.serviceType}
                  {visit.crew ? ` · ${visit.crew}` : ''}
                  {visit.jobDay ? ` · ${describeJobDay(visit.jobDay)}` : ''}
                </p>
              </li>
            ))}
          </ul>
          <Actions className="mt-3">
            <PageLink to="/customer-portal/history">All visits</PageLink>
          </Actions>
        </>
      )}
    </Panel>
  );
}
