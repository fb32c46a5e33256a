// The Schedule: the visits that lie ahead, each to be moved or noted on, and the customer's consultations.
import { data } from 'react-router';
import { VisitNote } from '#contract/visits/visits.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { backHere } from '#web/lib/back-here.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { MoreLink } from '../parts/more-link.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/schedule.page.ts';
import { Consultations } from './consultations.tsx';
import { UpcomingVisit } from './upcoming-visit.tsx';

export const meta = portalMeta('Schedule');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const cursor = url.searchParams.get('from') ?? undefined;
  const [visits, appointments] = await Promise.all([
    api('GET /api/portal/visits/upcoming', { query: { cursor } }),
    api('GET /api/portal/appointments'),
  ]);
  return { visits, appointments };
}

/** Keeps the note of one visit. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  const id = Number(typed.get('visit'));
  const answer = await sendForm(typed, VisitNote, (body) =>
    api('PATCH /api/portal/visits/{id}/note', { params: { id }, body }),
  );
  if (answer.isTaken) {
    return backHere(url, { done: 'noted' });
  }
  return data({ visit: id, result: answer.result }, { status: answer.status });
}

export default function SchedulePage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { visits, appointments } = loaderData;
  const hasConsultation = appointments.some(({ canChange }) => canChange);
  return (
    <PortalMain heading="Schedule">
      {visits.items.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={hasConsultation ? 'No yard visit is planned' : 'No visit is planned'}
          className="mt-8"
          action={<PageLink to="/customer-portal">See what’s next</PageLink>}
        >
          {hasConsultation ? 'Your consultation is below. ' : ''}
          Once your plan starts, you’ll see the next ten weeks of visits here.
        </EmptyState>
      ) : (
        <ol className="mt-8 grid gap-4">
          {visits.items.map((visit, index) => (
            <UpcomingVisit
              key={visit.id}
              visit={visit}
              isNext={index === 0}
              result={actionData?.visit === visit.id ? actionData.result : undefined}
            />
          ))}
        </ol>
      )}
      <MoreLink cursor={visits.next}>Later visits</MoreLink>
      <Consultations appointments={appointments} />
    </PortalMain>
  );
}
