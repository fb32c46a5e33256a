// The latest two visits that are done, each with its stars and photos.
import { Link } from 'react-router';
import type { VisitCard } from '#contract/visits/visits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { Stars } from '../parts/stars.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { photosWords } from '../parts/visit-labels.ts';
import { VisitWho } from '../parts/visit-who.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { useOverviewMessages } from './messages/use-overview-messages.ts';

export function RecentActivity({ visits }: { visits: VisitCard[] }) {
  const messages = useOverviewMessages();
  const parts = usePartsMessages();
  const say = useSpokenTimes();
  return (
    <Panel id="recent-activity" heading={messages.recentActivity}>
      {visits.length === 0 ? (
        <p className="mt-4 text-ink-soft">{messages.noActivity}</p>
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
                    {say.heading(say.day(visit.date))}
                  </Link>
                  {visit.state === 'not-done' ? (
                    <Badge tone="amber">{parts.visitStates['not-done']}</Badge>
                  ) : null}
                  {visit.state === 'skipped' ? <Badge>{parts.visitStates.skipped}</Badge> : null}
                  {visit.photosCount > 0 ? (
                    <Badge>{photosWords(visit.photosCount, parts)}</Badge>
                  ) : null}
                  {visit.rating === null ? null : <Stars rating={visit.rating} />}
                </div>
                <p className="text-ink-soft">
                  <OwnerWords>{visit.serviceType}</OwnerWords>
                  <VisitWho visit={visit} />
                </p>
              </li>
            ))}
          </ul>
          <Actions className="mt-3">
            <PageLink to="/customer-portal/history">{messages.allVisits}</PageLink>
          </Actions>
        </>
      )}
    </Panel>
  );
}
