// The days of accepted work: those that are done, those that were left undone, and those to come with their crews, before they are sent.
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { BEGUN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { DeskJobVisit, DeskRequest, ProposedDays } from '#contract/quotes/request-desk.ts';
import type { Crew } from '#contract/visits/crews.ts';
import { JobDays } from '#web/features/service-request/job-days.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { DayRows } from './day-rows.tsx';
import { DaySearchForm } from './day-search-form.tsx';
import type { DaySearch } from './days-wanted.ts';
import './schedule-form.css';

/** What the page knows of the days to choose from. */
export type Scheduling = { crews: Crew[]; search: DaySearch; proposed: ProposedDays | null };

type ScheduleFormProps = { desk: DeskRequest; scheduling: Scheduling };

export function ScheduleForm({ desk, scheduling }: ScheduleFormProps) {
  const { request, visits } = desk;
  const { crews, search, proposed } = scheduling;
  const begun = visits.filter(({ status }) => BEGUN_VISITS.includes(status));
  const undone = visits.filter(({ undoneReason }) => undoneReason !== null);
  return (
    <section aria-labelledby="schedule-title" className="schedule-form">
      <h2 id="schedule-title" className="text-title font-semibold">
        {request.status === 'scheduled' ? 'Days of the work' : 'Set the days'}
      </h2>
      {begun.length > 0 ? (
        <div className="mt-3">
          <JobDays days={begun} pathOf={(id) => `/console/visits/${id}`} />
        </div>
      ) : null}
      <UndoneDays undone={undone} />
      {crews.length === 0 ? (
        <p className="mt-3">
          There is no crew yet. <TextLink href="/console/crews">Add a crew</TextLink>, then set the
          days here.
        </p>
      ) : (
        <>
          <DaySearchForm crews={crews} search={search} isMore={request.status === 'scheduled'} />
          {proposed ? <LeftOutDays proposed={proposed} /> : null}
          <DayRows desk={desk} crews={crews} proposed={proposed} />
        </>
      )}
    </section>
  );
}

/** What was left undone is still owed: it gets one of the days below, or is taken out with the save. */
function UndoneDays({ undone }: { undone: DeskJobVisit[] }) {
  if (undone.length === 0) return null;
  return (
    <div className="mt-3 rounded-field border border-line bg-sunk px-4 py-3">
      <p className="font-semibold">Left undone, needs another day</p>
      <ul className="mt-1 grid gap-1">
        {undone.map(({ id, date, crew, undoneReason }) => (
          <li key={id}>
            <TextLink href={`/console/visits/${id}`}>{formatDate(date)}</TextLink>
            {crew ? `, ${crew}` : ''}
            {undoneReason ? `: ${undoneReason}` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why days between those below are not among them. */
function LeftOutDays({ proposed: { leftOut, missing } }: { proposed: ProposedDays }) {
  if (leftOut.length === 0 && missing === 0) return null;
  return (
    <div className="mt-3 text-small text-ink-soft">
      {missing > 0 ? (
        <p className="font-semibold">
          {countOf(missing, 'day')} could not be found within 90 days. Choose fewer days or other
          crews.
        </p>
      ) : null}
      {leftOut.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center">
            {countOf(leftOut.length, 'day')} skipped, and why
          </summary>
          <ul className="grid gap-1 pb-2">
            {leftOut.map(({ date, reason }) => (
              <li key={date}>
                <span className="font-semibold">{formatDate(date)}:</span> {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
