// A visit's own page: the proof of what was done, its stars, and a way to say that something went wrong.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { VisitPage } from '#contract/visits/visits.ts';
import { JobOfVisit } from '#web/features/service-request/job-of-visit.tsx';
import { englishJobMessages } from '#web/features/service-request/messages/job-messages.en.ts';
import { englishVisitPriceMessages } from '#web/features/visit-price/messages/visit-price-messages.en.ts';
import { VisitPrice } from '#web/features/visit-price/visit-price.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AddToCalendar } from '../parts/add-to-calendar.tsx';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { stateWords } from '../parts/visit-labels.ts';
import { OwnerWords, usePortalLanguage, useSpokenArea } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import { useProblemMessages } from '../problem/messages/use-problem-messages.ts';
import type { Route } from './+types/visit.page.ts';
import { useVisitPageMessages } from './messages/use-visit-page-messages.ts';
import { OnInvoice } from './on-invoice.tsx';
import { ProblemForm } from './problem-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { skipSteps } from './skip-steps.ts';
import { StarButtons } from './star-buttons.tsx';
import { UndoSkip } from './undo-skip.tsx';
import { VisitPhotos } from './visit-photos.tsx';
import { VisitReport } from './visit-report.tsx';
import { visitSteps } from './visit-steps.ts';

export const meta = portalMeta('visit');

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
  const messages = useVisitPageMessages();
  const parts = usePartsMessages();
  const { reported } = useProblemMessages();
  const { tabs } = usePortalLanguage().messages;
  const say = useSpokenTimes();
  const spokenPrice = useSpokenArea('visitPrice', englishVisitPriceMessages);
  const spokenJob = useSpokenArea('job', englishJobMessages);
  const state = stateWords(visit, parts);
  const isOver = visit.canReport;
  const day = say.fullDay(visit.date);
  return (
    <PortalMain
      heading={say.heading(isOver ? day : say.day(visit.date))}
      back={
        isOver
          ? { to: '/customer-portal/history', label: tabs.history }
          : { to: '/customer-portal/schedule', label: tabs.schedule }
      }
      aside={state ? <Badge tone={state.tone}>{state.label}</Badge> : null}
      lead={<WhatAndWhere visit={visit} />}
    >
      <DoneNote
        of={skipSteps}
        words={{ skip: parts.skipped, unskip: parts.unskipped }}
        className="mt-6 max-w-reading"
      />
      <DoneNote
        of={visitSteps}
        words={{ rating: parts.ratingSaved, problem: reported }}
        className="mt-6 max-w-reading"
      />
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {visit.canMove ? (
          <PageLink variant="oak" to={`/customer-portal/visits/${visit.id}/move`}>
            {parts.reschedule}
          </PageLink>
        ) : null}
        {visit.canSkip ? (
          <PageLink to={`/customer-portal/visits/${visit.id}/skip`}>{parts.skip}</PageLink>
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
          <StarButtons visitId={visit.id} rating={visit.rating} dateWords={day} />
          <StepButton
            of={visitSteps}
            step="review"
            fields={{ visit: visit.id }}
            variant="quiet"
            formClassName="mt-3"
          >
            {messages.review}
          </StepButton>
        </div>
      ) : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[1.6fr_1fr]">
        {visit.photos.length > 0 ? (
          <VisitPhotos photos={visit.photos} permissionPath={photosPath} />
        ) : null}
        <VisitReport visit={visit} />
        {visit.price ? (
          <VisitPrice
            price={visit.price}
            note={messages.charges[visit.price.charge]}
            spoken={spokenPrice}
          />
        ) : null}
        {visit.job ? (
          <JobOfVisit
            job={visit.job}
            visitId={visit.id}
            pathOf={(id) => `/customer-portal/visits/${id}`}
            notes={messages.jobCharges}
            spoken={spokenJob}
          >
            <TextLink href={`/customer-portal/add-ons/${visit.job.requestId}`}>
              {messages.yourRequest}
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

/** "Weekly Mowing by the Heights Crew, day 1 of 2, 12 Oak St". */
function WhatAndWhere({ visit: { serviceType, crew, address, jobDay } }: { visit: VisitPage }) {
  const { byCrew } = useVisitPageMessages();
  const parts = usePartsMessages();
  const which = jobDay && fill(parts.jobDay, jobDay).toLowerCase();
  return (
    <>
      <OwnerWords>{serviceType}</OwnerWords>
      {crew ? (
        <>
          {byCrew}
          <OwnerWords>{crew}</OwnerWords>
        </>
      ) : null}
      {which ? `, ${which}` : null}
      {address ? `, ${address}` : null}
    </>
  );
}
