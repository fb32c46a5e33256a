// One visit in the console: when, where and for whom, what was reported of it, and what the office says of it.
import { Link } from 'react-router';
import { keysOf, tableOf } from '#company/rules/platform/known-keys.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { JobOfVisit } from '#web/features/service-request/job-of-visit.tsx';
import { VisitPrice } from '#web/features/visit-price/visit-price.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/visit.page.ts';
import { CrewReports } from './crew-reports.tsx';
import { loadPermissions } from './permissions/load-permissions.ts';
import { VisitPermissions } from './permissions/visit-permissions.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitApplications } from './visit-applications.tsx';
import { VisitConflict } from './visit-conflict.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitProblems } from './visit-problems.tsx';
import { VisitProof } from './visit-proof.tsx';
import { visitSteps } from './visit-steps.ts';
import { TimesToConfirm } from './visit-times.tsx';

export const meta = consoleMeta('Visit');

export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = await context.get(apiContext)('GET /api/console/visits/{id}', {
    params: { id: Number(params.id) },
  });
  return {
    visit,
    timeZone: context.get(companyContext).timeZone,
    permissions: await loadPermissions(context.get(apiContext), visit),
  };
}

export const action = stepAction(visitSteps);

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  const { visit, timeZone, permissions } = loaderData;
  useLivePage(['visit'], visit.id);
  const badge = stateBadges[visit.state];
  return (
    <ConsoleMain
      heading={visit.customer.name}
      badge={<Badge tone={badge.tone}>{badge.label}</Badge>}
      lead={`${visit.serviceType}, ${formatDate(visit.date)}, ${visit.window}`}
      back={{ to: `/console/visits?week=${visit.date}`, label: 'Visits of the week' }}
    >
      <VisitConflict visit={visit} stateWords={stateWords} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-10">
          <VisitProblems visit={visit} />
          <TimesToConfirm key={visit.version} visit={visit} />
          <VisitProof visit={visit} />
          {permissions ? <VisitPermissions visit={visit} permissions={permissions} /> : null}
          <VisitApplications records={visit.applications} />
          <CrewReports reports={visit.reports} checklist={visit.checklist} timeZone={timeZone} />
        </div>
        <div className="grid gap-10">
          <VisitFacts visit={visit} />
          {visit.price ? (
            <VisitPrice price={visit.price} note={chargeNotes[visit.price.charge]} />
          ) : null}
          {visit.job ? (
            <JobOfVisit
              job={visit.job}
              visitId={visit.id}
              pathOf={(id) => `/console/visits/${id}`}
              notes={jobNotes}
            >
              <Link className="text-link" to={`/console/requests/${visit.job.requestId}`}>
                Request and days
              </Link>
            </JobOfVisit>
          ) : null}
          <VisitActions visit={visit} />
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

const stateWords = tableOf(keysOf(stateBadges), (state) => stateBadges[state].label);

const jobNotes = {
  ahead: 'Charged once, when the request is completed.',
  charged: 'Charged: this visit ended the job.',
  'part-of-job': 'Part of a job: its price is charged once, with the visit that ended it.',
} as const;

const chargeNotes = {
  ahead: 'Charged once the visit is done.',
  charged: 'Charged: the visit was done.',
  'not-charged': 'Not charged: the visit was not made.',
} as const;
