// When a visit is: its day set large, the window and who comes beside it.
import type { VisitCard } from '#contract/visits/visits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { usePartsMessages } from './messages/use-parts-messages.ts';
import { useSpokenTimes } from './use-spoken-times.ts';
import { stateWords } from './visit-labels.ts';
import { VisitWho } from './visit-who.tsx';

export function VisitWhen({ visit }: { visit: VisitCard }) {
  const say = useSpokenTimes();
  const state = stateWords(visit, usePartsMessages());
  const isNear = visit.state === 'ahead' || visit.state === 'skipped';
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-title">
          <time dateTime={visit.date}>
            {say.heading(isNear ? say.day(visit.date) : say.fullDay(visit.date))}
          </time>
        </h2>
        {state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
      </div>
      <p className="mt-1 text-ink-soft tabular-nums">
        <OwnerWords>{visit.serviceType}</OwnerWords>, {say.window(visit)}
        <VisitWho visit={visit} />
      </p>
      {visit.address ? <p className="text-ink-soft wrap-anywhere">{visit.address}</p> : null}
    </div>
  );
}
