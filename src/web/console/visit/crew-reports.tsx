// Everything that the crew's telephone reported of a visit, and what of it waits for someone in the office.

import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { ConsoleVisit, CrewReport } from '#contract/visits/console-visit.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { useRight } from '../use-rights.ts';
import { visitSteps } from './visit-steps.ts';

type CrewReportsProps = {
  reports: readonly CrewReport[];
  checklist: ConsoleVisit['checklist'];
  timeZone: string;
};

export function CrewReports({ reports, checklist, timeZone }: CrewReportsProps) {
  const isOfOffice = useRight('staff');
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="text-title">
        From the crew’s phone
      </h2>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1 px-4 py-3">
            <p className="flex flex-wrap gap-x-3">
              <time className="text-ink-soft tabular-nums" dateTime={report.happenedAt}>
                {timeLabel(timeInZone(new Date(report.happenedAt), timeZone))}
              </time>
              <span className="font-semibold wrap-anywhere">{wordsOf(report, checklist)}</span>
            </p>
            {report.isTimeUnsure ? (
              <p className="text-small text-amber">
                The phone’s clock was wrong. It said {wordsOfTime(report.happenedAt, timeZone)}; we
                received this {wordsOfTime(report.receivedAt, timeZone)}.
              </p>
            ) : null}
            {report.answer ? <p className="text-small text-amber">{report.answer}</p> : null}
            {report.isOpen && isOfOffice ? (
              <StepButton
                of={visitSteps}
                step="handled"
                fields={{ report: report.id }}
                formClassName="mt-1"
                variant="quiet"
                size="small"
              >
                Resolved
              </StepButton>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "January 1, 1970, 6:12 AM" of an instant, at the company. */
function wordsOfTime(instant: string, timeZone: string): string {
  const at = new Date(instant);
  return `${formatDate(dateInZone(at, timeZone))}, ${timeLabel(timeInZone(at, timeZone))}`;
}

function wordsOf({ kind, details }: CrewReport, checklist: ConsoleVisit['checklist']): string {
  if (kind === 'tick') {
    const label = checklist.find(({ key }) => key === details.item)?.label ?? 'A line';
    return details.isDone === false ? `${label}: unchecked` : label;
  }
  if (kind === 'photo') return `Photo: ${String(details.shows)}`;
  if (kind === 'size')
    return `Lawn measured: ${Number(details.lawnArea).toLocaleString('en-US')} sq ft`;
  if (kind === 'problem') {
    const left = details.couldNotWork ? ' They left without doing the work.' : '';
    return `Problem: ${String(details.note)}${left}`;
  }
  return simpleReports[kind] ?? kind;
}

const simpleReports: Record<string, string> = {
  'set-out': 'On the way',
  'undo-set-out': 'Not on the way after all',
  arrived: 'Arrived',
  application: 'Application record',
  done: 'Done',
};
