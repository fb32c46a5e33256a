// A visit's own page: the proof of what was done, its stars, and a way to say that something went wrong.
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeJobDay } from '#company/rules/visits/job-days.ts';
import type { VisitPage } from '#contract/visits/visits.ts';
import { JobOfVisit } from '#web/features/service-request/job-of-visit.tsx';
import { VisitPrice } from '#web/features/visit-price/visit-price.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { dayWords, stateWords } from '../parts/visit-labels.ts';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/visit.page.ts';
import { OnInvoice } from './on-invoice.tsx';
import { ProblemForm } from './problem-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { skipSteps } from './skip-steps.ts';
import { StarButtons } from './star-buttons.tsx';
import { UndoSkip } from './undo-skip.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import { VisitReport } from './visit-report.tsx';
import { visitSteps } from './visit-steps.ts';

export const meta = portalMeta('Visit');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const own = { params: { id: Number(params.id) } };
  const visit = await api('GET /api/portal/visits/{id}', own);
  const [{ invoice }, asked] = await Promise.all([
    visit.canReport ? api('GET /api/portal/visits/{id}/invoice', own) : { invoice: null },
    visit.state === 'done' && visit.photos.length > 0
      ? api('GET /api/portal/visits/{id}/photo-permissions', own)
      : null,
  ]);
  return { visit, invoice, requestKey: newKey(), photosPath: asked?.path ?? null };
}

export const action = stepAction(visitSteps);

export default function VisitRoute({ loaderData }: Route.ComponentProps) {
  const { visit, invoice, requestKey, photosPath } = loaderData;
  const state = stateWords(visit);
  const isOver = visit.canReport;
  return (
    <PortalMain
      heading={isOver ? formatDate(visit.date) : dayWords(visit.date)}
      back={
        isOver
          ? { to: '/customer-portal/history', label: 'History' }
          : { to: '/customer-portal/schedule', label: 'Schedule' }
      }
      aside={state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
      lead={leadOf(visit)}
    >
      <DoneNote of={skipSteps} className="mt-6 max-w-reading" />
      <DoneNote of={visitSteps} className="mt-6 max-w-reading" />
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {visit.canMove ? (
          <PageLink variant="oak" to={`/customer-portal/visits/${visit.id}/move`}>
            Reschedule
          </PageLink>
        ) : null}
        {visit.canSkip ? (
          <PageLink to={`/customer-portal/visits/${visit.id}/skip`}>Skip This Visit</PageLink>
        ) : null}
        {visit.canUndoSkip ? <UndoSkip visit={visit} /> : null}
      </div>
      {visit.state === 'ahead' ? (
        <p className="mt-3">
          <AddToCalendar visit={visit} />
        </p>
      ) : null}
      {visit.state === 'done' ? (
        <div className="mt-4">
          <StarButtons
            visitId={visit.id}
            rating={visit.rating}
            dateWords={formatDate(visit.date)}
          />
          <StepButton
            of={visitSteps}
            step="review"
            fields={{ visit: visit.id }}
            variant="quiet"
            formClassName="mt-3"
          >
            Review for Everyone
          </StepButton>
        </div>
      ) : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        {visit.photos.length > 0 ? (
          <VisitPhotos photos={visit.photos} permissionPath={photosPath} />
        ) : null}
        <VisitReport visit={visit} />
        {visit.price ? (
          <VisitPrice price={visit.price} note={chargeNotes[visit.price.charge]} />
        ) : null}
        {visit.job ? (
          <JobOfVisit
            job={visit.job}
            visitId={visit.id}
            pathOf={(id) => `/customer-portal/visits/${id}`}
            notes={jobNotes}
          >
            <TextLink href={`/customer-portal/add-ons/${visit.job.requestId}`}>
              Your request
            </TextLink>
          </JobOfVisit>
        ) : null}
      </div>
      {invoice ? <OnInvoice invoice={invoice} /> : null}
      <ProblemList problems={visit.problems} />
      {visit.canReport ? <ProblemForm key={visit.problems.length} requestKey={requestKey} /> : null}
    </PortalMain>
  );
}

function leadOf({ serviceType, crew, address, jobDay }: VisitPage): string {
  const which = jobDay && describeJobDay(jobDay).toLowerCase();
  const what = `${serviceType}${crew ? ` by the ${crew}` : ''}`;
  return [what, which, address].filter(Boolean).join(', ');
}

const jobNotes = {
  ahead: 'You pay once, when all of the work is done.',
  charged: 'All of the work is done, so it’s on your bill.',
  'part-of-job': 'Part of a job: you pay for all of it once, with its last visit.',
} as const;

const chargeNotes = {
  ahead: 'You pay for this visit once it is done.',
  charged: 'This visit was done, so it’s on your bill.',
  'not-charged': 'You’re not charged for this visit.',
} as const;
