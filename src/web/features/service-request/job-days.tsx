// The days of a job: when which crew comes, which day of how many it is, and what has become of it.
import { Link } from 'react-router';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import type { JobVisit } from '#contract/quotes/service-request.ts';
import { englishJob, type SpokenJob } from './spoken-job.ts';

type JobDaysProps = {
  days: readonly JobVisit[];
  /** The page of a visit. */
  pathOf: (id: number) => string;
  /** The visit whose page shows the list. */
  current?: number;
  spoken?: SpokenJob;
};

export function JobDays({ days, pathOf, current, spoken = englishJob }: JobDaysProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {days.map((visit) => {
        const { id, date } = visit;
        const day = formatDate(date, spoken.language);
        return (
          <li key={id} className="py-2">
            {id === current ? (
              <strong className="font-semibold" aria-current="page">
                {day}
              </strong>
            ) : (
              <Link className="text-link" to={pathOf(id)}>
                {day}
              </Link>
            )}
            <span className="block text-small text-ink-soft">
              <WhichAndWho visit={visit} spoken={spoken} />
              {stateOrWindow(visit, spoken)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** "Day 1 of 2 · Heights Crew · ", as far as there is such a thing. */
function WhichAndWho({ visit: { jobDay, crew }, spoken }: { visit: JobVisit; spoken: SpokenJob }) {
  const { language, messages } = spoken;
  return (
    <>
      {jobDay ? `${fill(messages.jobDay, jobDay)} · ` : ''}
      {crew && language !== 'en' ? <span lang="en">{crew}</span> : crew}
      {crew ? ' · ' : ''}
    </>
  );
}

function stateOrWindow({ status, time }: JobVisit, { language, messages }: SpokenJob): string {
  const states: Partial<Record<JobVisit['status'], string>> = messages.states;
  return states[status] ?? describeWindow(time, language);
}
