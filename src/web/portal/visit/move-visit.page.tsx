// Moves a visit to another day: the days on which its crew has a place left, as one list.
import { data, redirect } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import { VISIT_NOTICE_HOURS } from '#company/rules/visits/visit-days.ts';
import { type VisitDay, VisitMove, type VisitPage } from '#contract/visits/visits.ts';
import { ConfirmClose } from '#web/features/application/confirm-close.tsx';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { dayWords } from '../parts/visit-labels.ts';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/move-visit.page.ts';

export const meta = portalMeta('Reschedule a visit');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const visit = { id: Number(params.id) };
  const [page, { days }] = await Promise.all([
    api('GET /api/portal/visits/{id}', { params: visit }),
    api('GET /api/portal/visits/{id}/days', { params: visit }),
  ]);
  return { visit: page, days };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await sendForm(await request.formData(), VisitMove, (body) =>
    context.get(apiContext)('PATCH /api/portal/visits/{id}/day', {
      params: { id: Number(params.id) },
      body,
    }),
  );
  if (answer.isTaken) return redirect('/customer-portal/schedule?done=moved', 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function MoveVisitPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { visit, days } = loaderData;
  return (
    <PortalMain
      heading="Reschedule"
      back={{ to: '/customer-portal/schedule', label: 'Schedule' }}
      lead={`${visit.serviceType} is on ${formatDate(visit.date)}, ${visit.window}.`}
    >
      {visit.canMove && days.some(({ isFree }) => isFree) ? (
        <MoveForm visit={visit} days={days} result={actionData?.result} />
      ) : (
        <Alert
          tone="amber"
          title="It cannot be moved here."
          className="mt-8 max-w-reading"
          action={<PageLink to="/customer-portal/schedule">Back to the schedule</PageLink>}
        >
          {visit.moveRefusal ?? 'Your crew is full for the next four weeks. Please call us.'}
        </Alert>
      )}
    </PortalMain>
  );
}

type MoveFormProps = { visit: VisitPage; days: VisitDay[]; result: FormResult | undefined };

function MoveForm({ visit, days, result }: MoveFormProps) {
  const { state, field } = useAppForm({
    id: 'move-visit',
    schema: VisitMove,
    labels: { version: 'Version', date: 'New day', confirmsClose: 'Two days in a row' },
    result,
  });
  const { id, name, error, defaultValue } = field('date');
  const close = field('confirmsClose');
  return (
    <AppForm state={state} className="mt-8 grid gap-8">
      <input type="hidden" name="version" value={visit.version} />
      <ChoiceList
        id={id}
        name={name}
        type="radio"
        legend={`Days when ${visit.crew ?? 'your crew'} can come`}
        choices={days.map(({ date, isFree }) => ({
          value: date,
          label: dayWords(date),
          isDisabled: !isFree,
          ...(!isFree && { hint: 'Not free' }),
        }))}
        chosen={defaultValue === undefined ? [] : [defaultValue]}
        error={error}
      />
      {close.error ? <ConfirmClose {...close} /> : null}
      <p className="max-w-reading text-ink-soft">
        The time stays: {visit.window}. You can move it again until {VISIT_NOTICE_HOURS} hours
        before the visit; after that, please call us.
      </p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending="Moving...">Move the visit</SubmitButton>
        <PageLink to="/customer-portal/schedule">Cancel</PageLink>
      </div>
    </AppForm>
  );
}
