// What the crew reported: when it came and went, what was done at which height, what was applied; and what comes next.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describePeople } from '#company/rules/visits/crew-people.ts';
import type { VisitPage } from '#contract/visits/visits.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { lengthWords } from '../parts/visit-labels.ts';

export function VisitReport({ visit }: { visit: VisitPage }) {
  const isDone = visit.state === 'done';
  return (
    <section className="min-w-0" aria-labelledby="report">
      <h2 id="report" className="text-title">
        {isDone
          ? 'What was done'
          : visit.state === 'not-done' || visit.state === 'skipped'
            ? 'What happened'
            : 'What is planned'}
      </h2>
      {visit.notDoneReason ? (
        <p className="mt-3 text-ink-soft">
          This visit was not done. {visit.notDoneReason} Tell us below what you’d like us to do.
        </p>
      ) : null}
      {visit.state === 'skipped' ? (
        <p className="mt-3 text-ink-soft">You skipped this visit, so we don’t come.</p>
      ) : null}
      {visit.state === 'unreported' ? (
        <p className="mt-3 text-ink-soft">
          The day of this visit is over, and the crew has not reported on it yet.
        </p>
      ) : null}
      {visit.workDone.length > 0 ? (
        <ul className="mt-4 grid gap-2">
          {visit.workDone.map((work) => (
            <li key={work} className="flex gap-2.5">
              <AppIcon name="check" className="mt-0.5 size-5 shrink-0 text-oak" />
              <span>{work}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Facts className="mt-6 grid-cols-2">
        {isDone ? null : <Fact name="Arrival">{visit.window}</Fact>}
        {visit.today ? <Fact name="Right now">{visit.today.words}</Fact> : null}
        {visit.arrivedAt ? <Fact name="Arrived">{slotLabel(visit.arrivedAt)}</Fact> : null}
        {visit.departedAt ? <Fact name="Left">{slotLabel(visit.departedAt)}</Fact> : null}
        {visit.minutes === null ? null : <Fact name="Took">{lengthWords(visit.minutes)}</Fact>}
        {visit.cutHeight ? <Fact name="Cut at">{visit.cutHeight} inches</Fact> : null}
        {visit.crew ? <Fact name="Crew">{visit.crew}</Fact> : null}
      </Facts>
      <Applications applications={visit.applications} />
      {visit.people.length > 0 && (isDone || visit.state === 'not-done') ? (
        <p className="mt-6">{describePeople(visit.people)}.</p>
      ) : null}
      {visit.crewNote ? (
        <p className="mt-6 border-l-2 border-line pl-3 wrap-anywhere">
          From the crew: {visit.crewNote}
        </p>
      ) : null}
      {visit.note ? (
        <p className="mt-4 border-l-2 border-oak pl-3 wrap-anywhere">Your note: {visit.note}</p>
      ) : null}
      {visit.instructions ? (
        <p className="mt-4 text-small text-ink-soft wrap-anywhere">
          Special instructions: {visit.instructions}
        </p>
      ) : null}
      {visit.next ? (
        <p className="mt-8 grid gap-3 border-t border-line pt-5">
          <span>
            <span className="block text-small text-ink-soft">Next visit</span>
            <span className="font-semibold">
              {formatDate(visit.next.date)}, {visit.next.window}
            </span>
          </span>
          <PageLink
            className="justify-self-start"
            size="small"
            to={`/customer-portal/visits/${visit.next.id}`}
          >
            See the next visit
          </PageLink>
        </p>
      ) : null}
    </section>
  );
}

/** What was applied under the license, and until when to stay off. */
function Applications({ applications }: Pick<VisitPage, 'applications'>) {
  return applications.map(({ id, product, area, appliedAt, reEntry, isReEntryAhead }) => (
    <div key={id} className="mt-6">
      {isReEntryAhead ? (
        <p className="mb-3 rounded-card bg-amber-soft p-4 font-semibold text-amber">
          Please keep people and pets off the lawn until {reEntry}.
        </p>
      ) : null}
      <h3 className="font-text text-[1rem] font-semibold tracking-normal">Applied</h3>
      <p className="mt-2">
        {product}, {area.toLocaleString('en-US')} sq ft, at {slotLabel(appliedAt)}
        {reEntry && !isReEntryAhead ? (
          <span className="block text-small text-ink-soft">
            People and pets could be on it from {reEntry}
          </span>
        ) : null}
      </p>
    </div>
  ));
}
