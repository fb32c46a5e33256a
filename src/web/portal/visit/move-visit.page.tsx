// Moves a visit to another day: the days on which its crew has a place left, as one list.
import { formatDate, isCalendarDate } from '#company/rules/time/company-time.ts';
import { VISIT_NOTICE_HOURS } from '#company/rules/visits/visit-days.ts';
import { type VisitDay, VisitMove, type VisitPage } from '#contract/visits/visits.ts';
import { ConfirmClose } from '#web/features/application/confirm-close.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
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

const moveSteps = steps({
  move: step({
    schema: VisitMove,
    send: ({ api, params }, body) =>
      api('PATCH /api/portal/visits/{id}/day', { params: { id: Number(params.id) }, body }),
    to: () => '/customer-portal/schedule?done=moved',
  }),
});

export const action = stepAction(moveSteps);

export default function MoveVisitPage({ loaderData }: Route.ComponentProps) {
  const { visit, days } = loaderData;
  return (
    <PortalMain
      heading="Reschedule"
      back={{ to: '/customer-portal/schedule', label: 'Schedule' }}
      lead={`${visit.serviceType} is on ${formatDate(visit.date)}, ${visit.window}.`}
    >
      <StepConflict
        of={moveSteps}
        version={visit.version}
        leave="/customer-portal/schedule"
        facts={({ typed }) => [['Day', dayWords(visit.date), dayOrNone(typed('date'))]]}
      />
      {visit.canMove && days.some(({ isFree }) => isFree) ? (
        <MoveForm visit={visit} days={days} />
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

function dayOrNone(date: string | null): string | null {
  return date && isCalendarDate(date) ? dayWords(date) : null;
}

type MoveFormProps = { visit: VisitPage; days: VisitDay[] };

function MoveForm({ visit, days }: MoveFormProps) {
  return (
    <StepForm
      of={moveSteps}
      step="move"
      version={visit.version}
      labels={{ date: 'New day', confirmsClose: 'Two days in a row' }}
      // A list of days is longer than the window.
      isShort={false}
      className="mt-8 grid gap-8"
    >
      {(field) => {
        const { id, name, error, defaultValue } = field('date');
        const close = field('confirmsClose');
        return (
          <>
            <ChoiceList
              {...{ id, name, error }}
              type="radio"
              legend={`Days when ${visit.crew ?? 'your crew'} can come`}
              choices={days.map(({ date, isFree }) => ({
                value: date,
                label: dayWords(date),
                isDisabled: !isFree,
                ...(!isFree && { hint: 'Not free' }),
              }))}
              chosen={defaultValue === undefined ? [] : [defaultValue]}
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
          </>
        );
      }}
    </StepForm>
  );
}
