// One visit in the console: when, where and for whom, what was reported of it, and what the office says of it.
import { data, redirect } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { loadAlsoAfterConflict } from '../conflict-note.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/visit.page.ts';
import { CrewReports } from './crew-reports.tsx';
import { sendProblemStep } from './send-problem-step.ts';
import { sayFromForm } from './submit-visit-action.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitConflict } from './visit-conflict.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitProblems } from './visit-problems.tsx';
import { VisitProof } from './visit-proof.tsx';
import { TimesToConfirm } from './visit-times.tsx';

export const meta = consoleMeta('Visit');

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = await context.get(apiContext)('GET /api/console/visits/{id}', {
    params: { id: Number(params.id) },
  });
  return { visit, timeZone: context.get(companyContext).timeZone };
}

export const shouldRevalidate = loadAlsoAfterConflict;

/** What the office says of the visit, by the `step` of its form. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const id = Number(params.id);
  const { timeZone } = context.get(companyContext);
  const typed = await request.formData();
  const api = context.get(apiContext);
  const { step, answer } =
    (await sendProblemStep(api, typed)) ?? (await sayFromForm(api, id, typed, timeZone));
  if (answer.isTaken) return redirect(`/console/visits/${id}`, 303);
  const { result, status, code } = answer;
  return data({ step, result, code }, { status });
}

export default function VisitRoute({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { visit, timeZone } = loaderData;
  useLivePage(['visit'], visit.id);
  const badge = stateBadges[visit.state];
  return (
    <ConsoleMain
      heading={visit.customer.name}
      badge={<Badge tone={badge.tone}>{badge.label}</Badge>}
      lead={`${visit.serviceType}, ${formatDate(visit.date)}, ${visit.window}`}
      back={{ to: `/console/visits?week=${visit.date}`, label: 'Visits of the week' }}
    >
      {actionData?.code === 'changed_meanwhile' && !actionData.step.startsWith('problem-') ? (
        <VisitConflict
          visit={visit}
          step={actionData.step}
          result={actionData.result}
          stateWords={stateWords}
        />
      ) : null}
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-10">
          <VisitProblems visit={visit} refused={actionData} />
          <TimesToConfirm
            key={visit.version}
            visit={visit}
            result={actionData?.step === 'times' ? actionData.result : undefined}
          />
          <VisitProof visit={visit} />
          <CrewReports reports={visit.reports} checklist={visit.checklist} timeZone={timeZone} />
        </div>
        <div className="grid gap-10">
          <VisitFacts visit={visit} />
          <VisitActions visit={visit} refused={actionData} />
        </div>
      </div>
    </ConsoleMain>
  );
}

const stateBadges = {
  ahead: { label: 'Upcoming', tone: 'neutral' },
  'on-the-way': { label: 'Crew on the way', tone: 'amber' },
  here: { label: 'Crew on site', tone: 'amber' },
  done: { label: 'Done', tone: 'green' },
  skipped: { label: 'Not done', tone: 'red' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
} as const;

const stateWords = Object.fromEntries(
  Object.entries(stateBadges).map(([state, { label }]) => [state, label]),
) as Record<keyof typeof stateBadges, string>;
