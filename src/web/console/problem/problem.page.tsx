// One reported problem as the office works on it: what the customer says, the proof of the visit, what both sides wrote, and what is done
// about it.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { nextServiceDay } from '#company/rules/visits/service-days.ts';
import { CalendarDate } from '#contract/platform/dates.ts';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import { ProblemBadge } from '#web/features/problem/problem-badge.tsx';
import { kindLabel } from '#web/features/problem/problem-labels.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { DueBadge } from '../problems/due-badge.tsx';
import { VisitProof } from '../visit/visit-proof.tsx';
import type { Route } from './+types/problem.page.ts';
import { ProblemConflict } from './problem-conflict.tsx';
import { ProblemReport } from './problem-report.tsx';
import { problemSteps } from './problem-steps.ts';
import { ProblemTalk } from './problem-talk.tsx';
import { RemedyPart } from './remedy-part.tsx';

export const meta = consoleMeta('Problem');

/** The problem, its visit, and the crews' day for a return visit: the one that the address names, else the likeliest. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ask = context.get(apiContext);
  const problem = await ask('GET /api/console/visit-problems/{id}', {
    params: { id: Number(params.id) },
  });
  const visit = await ask('GET /api/console/visits/{id}', { params: { id: problem.visit.id } });
  const { timeZone } = context.get(companyContext);
  const date = wantedDay(url) ?? likelyDay(problem, dateInZone(new Date(), timeZone));
  const { rights } = await ask('GET /api/auth/user');
  const isDecided = problem.status === 'closed' || !rights.includes('staff');
  const days = isDecided
    ? null
    : await ask('GET /api/console/service-requests/crew-days', { query: { date } });
  return { problem, visit, days, timeZone };
}

export const action = stepAction(problemSteps);

export default function ProblemRoute({ loaderData }: Route.ComponentProps) {
  const { problem, visit, days, timeZone } = loaderData;
  useLivePage(['visit'], problem.visit.id);
  return (
    <ConsoleMain
      heading={problem.customer.name}
      badge={
        problem.dueMinutes === null ? (
          <ProblemBadge status={problem.status} side="office" />
        ) : (
          <DueBadge dueMinutes={problem.dueMinutes} />
        )
      }
      lead={`${kindLabel(problem.kind)}: ${problem.visit.serviceType}, ${formatDate(problem.visit.date)}`}
      back={{ to: '/console/problems', label: 'Problems' }}
    >
      <DoneNote of={problemSteps} className="mt-6 max-w-reading" />
      <ProblemConflict problem={problem} />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid gap-10">
          <ProblemReport problem={problem} timeZone={timeZone} />
          <ProblemTalk problem={problem} timeZone={timeZone} />
        </div>
        <div className="grid gap-10">
          <RemedyPart problem={problem} days={days} />
          <VisitProof visit={visit} />
        </div>
      </div>
    </ConsoleMain>
  );
}

/** The day that was chosen on the page. */
function wantedDay({ searchParams }: URL): string | undefined {
  return CalendarDate.safeParse(searchParams.get('day')).data;
}

/** Where the return visit is, else the next weekday. */
function likelyDay({ returnVisit }: DeskProblem, today: string): string {
  return returnVisit?.date ?? nextServiceDay(today);
}
