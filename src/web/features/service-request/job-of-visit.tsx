// The job that a visit belongs to: its days, and what it is charged once for all of them.
import type { ReactNode } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import type { JobCharge } from '#company/rules/visits/job-price.ts';
import type { VisitJob } from '#contract/visits/visit-job.ts';
import { JobDays } from './job-days.tsx';
import { englishJob, type SpokenJob } from './spoken-job.ts';

type JobOfVisitProps = {
  job: VisitJob;
  visitId: number;
  pathOf: (visitId: number) => string;
  /** Who is charged when, in the words of the page. */
  notes: Readonly<Record<JobCharge, string>>;
  spoken?: SpokenJob;
  /** The way to the request. */
  children: ReactNode;
};

export function JobOfVisit(props: JobOfVisitProps) {
  const { job, visitId, pathOf, notes, spoken = englishJob, children } = props;
  const { days, price, charge } = job;
  const { messages } = spoken;
  const own = charge === 'part-of-job' ? '0.00' : price;
  return (
    <section aria-labelledby="job">
      <h2 id="job" className="text-title">
        {days.length > 1 ? messages.days : messages.one}
      </h2>
      <div className="mt-4">
        <JobDays days={days} pathOf={pathOf} current={visitId} spoken={spoken} />
      </div>
      {own ? (
        <p className="mt-4 tabular-nums">
          <span className="text-ink-soft">
            {charge === 'part-of-job' ? messages.thisVisit : messages.wholeJob}
          </span>
          <strong className="font-semibold">{formatMoney(own)}</strong>
        </p>
      ) : null}
      <p className="mt-1 text-small text-ink-soft">{notes[charge]}</p>
      <p className="mt-3">{children}</p>
    </section>
  );
}
