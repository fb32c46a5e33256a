// The Schedule: the visits that lie ahead, each to be moved or noted on, and the customer's consultations.
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { MoreLink } from '../parts/more-link.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/schedule.page.ts';
import { Consultations } from './consultations.tsx';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';
import { scheduleSteps } from './schedule-steps.ts';
import { UpcomingVisit } from './upcoming-visit.tsx';

export const meta = portalMeta('schedule');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('from') ?? undefined;
  const [visits, appointments] = await Promise.all([
    api('GET /api/portal/visits/upcoming', { query: { cursor } }),
    api('GET /api/portal/appointments'),
  ]);
  return { visits, appointments };
}

export const action = stepAction(scheduleSteps);

export default function SchedulePage({ loaderData }: Route.ComponentProps) {
  const messages = useScheduleMessages();
  const { visits, appointments } = loaderData;
  const hasConsultation = appointments.some(({ canChange }) => canChange);
  return (
    <PortalMain heading={messages.heading}>
      <DoneNote
        of={scheduleSteps}
        words={{ moved: messages.moved, note: messages.noteSaved }}
        className="mt-6 max-w-reading"
      />
      {visits.items.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={hasConsultation ? messages.noYardVisit : messages.noVisit}
          className="mt-8"
          action={<PageLink to="/customer-portal">{messages.seeNext}</PageLink>}
        >
          {hasConsultation ? messages.consultationBelow : ''}
          {messages.onceStarted}
        </EmptyState>
      ) : (
        <ol className="mt-8 grid gap-4">
          {visits.items.map((visit, index) => (
            <UpcomingVisit key={visit.id} visit={visit} isNext={index === 0} />
          ))}
        </ol>
      )}
      <MoreLink cursor={visits.next}>{messages.laterVisits}</MoreLink>
      <Consultations appointments={appointments} />
    </PortalMain>
  );
}
