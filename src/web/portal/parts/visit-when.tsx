// When a visit is: its day set large, the window and who comes beside it.
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeJobDay } from '#company/rules/visits/job-days.ts';
import type { VisitCard } from '#contract/visits/visits.ts';
import { Badge } from '#web/ui/badge.tsx';
import { dayWords, stateWords } from './visit-labels.ts';

export function VisitWhen({ visit }: { visit: VisitCard }) {
  const state = stateWords(visit);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-title">
          <time dateTime={visit.date}>
            {visit.state === 'ahead' || visit.state === 'skipped'
              ? dayWords(visit.date)
              : formatDate(visit.date)}
          </time>
        </h2>
        {state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
      </div>
      <p className="mt-1 text-ink-soft tabular-nums">
        {visit.serviceType}, {visit.window}
        {visit.crew ? ` · ${visit.crew}` : ''}
        {visit.jobDay ? ` · ${describeJobDay(visit.jobDay)}` : ''}
      </p>
      {visit.address ? <p className="text-ink-soft wrap-anywhere">{visit.address}</p> : null}
    </div>
  );
}
