// Moves a visit to another day: the days on which its crew has a place left, as one list.

import { fill } from '#company/rules/platform/fill-message.ts';
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import { VISIT_NOTICE_HOURS } from '#company/rules/visits/visit-days.ts';
import { type VisitDay, VisitMove, type VisitPage } from '#contract/visits/visits.ts';
import { ConfirmClose } from '#web/features/application/confirm-close.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/move-visit.page.ts';
import { useVisitMessages } from './messages/use-visit-messages.ts';

export const meta = portalMeta('moveVisit');

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
  const messages = useVisitMessages();
  const say = useSpokenTimes();
  const { phone } = useSite().company;
  const dayOrNone = (date: string | null) => (date && isCalendarDate(date) ? say.day(date) : null);
  const refused = messages.refused ? fill(messages.refused, { phone }) : visit.moveRefusal;
  return (
    <PortalMain
      heading={messages.move}
      back={{ to: '/customer-portal/schedule', label: messages.schedule }}
      lead={
        <>
          <OwnerWords>{visit.serviceType}</OwnerWords>{' '}
          {fill(messages.isOn, { day: say.fullDay(visit.date), window: say.window(visit) })}
        </>
      }
    >
      <StepConflict
        of={moveSteps}
        version={visit.version}
        leave="/customer-portal/schedule"
        facts={({ typed }) => [[messages.day, say.day(visit.date), dayOrNone(typed('date'))]]}
      />
      {visit.canMove && days.some(({ isFree }) => isFree) ? (
        <MoveForm visit={visit} days={days} />
      ) : (
        <Alert
          tone="amber"
          title={messages.cannotMove}
          className="mt-8 max-w-reading"
          action={<PageLink to="/customer-portal/schedule">{messages.toSchedule}</PageLink>}
        >
          {visit.moveRefusal === null ? messages.crewFull : refused}
        </Alert>
      )}
    </PortalMain>
  );
}

type MoveFormProps = { visit: VisitPage; days: VisitDay[] };

function MoveForm({ visit, days }: MoveFormProps) {
  const messages = useVisitMessages();
  const say = useSpokenTimes();
  return (
    <StepForm
      of={moveSteps}
      step="move"
      version={visit.version}
      labels={{ date: messages.newDay, confirmsClose: messages.twoInRow }}
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
              legend={fill(messages.daysOf, { crew: visit.crew ?? messages.yourCrew })}
              choices={days.map(({ date, isFree }) => ({
                value: date,
                label: say.heading(say.day(date)),
                isDisabled: !isFree,
                ...(!isFree && { hint: messages.notFree }),
              }))}
              chosen={defaultValue === undefined ? [] : [defaultValue]}
            />
            {close.error ? <ConfirmClose {...close} confirm={messages.anyway} /> : null}
            <p className="max-w-reading text-ink-soft">
              {fill(messages.timeStays, { window: say.window(visit), hours: VISIT_NOTICE_HOURS })}
            </p>
            <div className="flex flex-wrap gap-3">
              <SubmitButton pending={messages.moving}>{messages.moveIt}</SubmitButton>
              <PageLink to="/customer-portal/schedule">{messages.cancel}</PageLink>
            </div>
          </>
        );
      }}
    </StepForm>
  );
}
