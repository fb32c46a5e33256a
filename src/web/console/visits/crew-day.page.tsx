// A crew's day: its stops in their order on a list and on a map, the shorter order, and one's own by dragging or by buttons.
import { Form, Link } from 'react-router';
import { addDays } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CrewDay } from '#contract/visits/visit-planning.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { refusalOf, useOnce } from '#web/forms/app/step-button.tsx';
import { stepClientAction } from '#web/forms/app/step-client-action.ts';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { useRight } from '../use-rights.ts';
import type { Route } from './+types/crew-day.page.ts';
import { counted, dayWords } from './day-labels.ts';
import { orderFields, orderSteps } from './order-steps.ts';
import { StopList } from './stop-list.tsx';
import { StopMap } from './stop-map.tsx';

export const meta = consoleMeta('Route');

export async function loader({ context, params }: Route.LoaderArgs) {
  const name = { crewId: Number(params.crewId), date: params.date };
  const day = await context.get(apiContext)('GET /api/console/crew-days/{crewId}/{date}', {
    params: name,
  });
  return { day };
}

export const action = stepAction(orderSteps, { staysOnTrouble: true });
export const clientAction = stepClientAction(orderSteps, { staysOnTrouble: true });

export default function CrewDayPage({ loaderData: { day } }: Route.ComponentProps) {
  const { crew, date, stops } = day;
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading={crew.name}
      lead={`${dayWords(date)} · ${counted(stops.length, 'stop')}${day.dayOff ? '' : ` of ${day.places}`} · ${day.dayOff ?? `leaves at ${timeLabel(crew.startsAt)}`}`}
      back={{ to: `/console/visits?week=${date}`, label: 'Visits of the week' }}
    >
      <DayNavigation day={day} />
      <OrderAnswer day={day} />
      {stops.length === 0 ? (
        <EmptyState icon="calendar" title="No visits on this day" className="mt-6">
          {crew.name} stays in the yard, or helps another crew.
        </EmptyState>
      ) : (
        <>
          <DayFigures day={day} />
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
            <StopList day={day} />
            <StopMap day={day} />
          </div>
        </>
      )}
    </ConsoleMain>
  );
}

/** What became of the order that was sent; one that was taken is taken back by one press. */
function OrderAnswer({ day }: { day: CrewDay }) {
  const answer = useStepAnswer(orderSteps);
  const saved = { title: 'Route saved', description: savedWords(day.savedMinutes) };
  return (
    <>
      <DoneNote of={orderSteps} toasts={{ move: saved, order: saved }} className="mt-6" />
      {answer ? (
        <Alert tone="amber" title="The route was not saved." className="mt-6">
          {answer.status === 503
            ? 'We could not reach the server. Please try again.'
            : refusalOf(answer)}
        </Alert>
      ) : null}
    </>
  );
}

function DayNavigation({ day: { crew, date } }: { day: CrewDay }) {
  const look = buttonLook({ variant: 'quiet', size: 'small' }, undefined);
  const isOfOffice = useRight('staff');
  return (
    <nav className="mt-4 flex flex-wrap gap-2" aria-label="Days">
      <Link className={look} to={`/console/visits/day/${crew.id}/${addDays(date, -1)}`}>
        Previous day
      </Link>
      <Link className={look} to={`/console/visits/day/${crew.id}/${addDays(date, 1)}`}>
        Next day
      </Link>
      {isOfOffice ? (
        <Link className={look} to={`/console/visits/rain-day?date=${date}&crew=${crew.id}`}>
          Move this day
        </Link>
      ) : null}
      <Link className={look} to={`/console/crew-link?crewId=${crew.id}&date=${date}`}>
        Crew’s link
      </Link>
    </nav>
  );
}

/** Minutes on the road now and in the shortest order, what the last change saved, and what stands against the order. */
function DayFigures({ day }: { day: CrewDay }) {
  const once = useOnce();
  const { driveMinutes, endsAt, best, keepsWindows, savedMinutes, stops } = day;
  const late = stops.filter(({ isLate }) => isLate);
  const unknown = stops.filter(({ place }) => place === null);
  return (
    <section className="mt-6" aria-label="Day summary">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised px-5 py-4">
        <p>
          <b className="text-feature tabular-nums">{driveMinutes} min</b> on the road, back from the
          last stop about {timeLabel(endsAt)}.
          {savedMinutes === 0 ? null : (
            <span className="block text-ink-soft">{savedWords(savedMinutes)}</span>
          )}
        </p>
        {best ? (
          <Form method="post" preventScrollReset onSubmit={once}>
            <StepFields step="order" fields={orderFields(best.visitIds)} version={day.version} />
            <Button type="submit" variant="clay">
              {keepsWindows
                ? `Optimize route, saves ${driveMinutes - best.driveMinutes} min`
                : `Keep promised times, ${best.driveMinutes} min`}
            </Button>
          </Form>
        ) : (
          <p className="text-ink-soft">
            {stops.every(({ state }) => state === 'scheduled')
              ? 'The route is already the shortest.'
              : 'The crew is under way.'}
          </p>
        )}
      </div>
      {keepsWindows ? null : (
        <Alert tone="amber" title="A later window comes before an earlier one." className="mt-3">
          A customer was promised an earlier time than the stop before.
        </Alert>
      )}
      {late.length > 0 ? (
        <Alert
          tone="amber"
          title={`${counted(late.length, 'stop')} after the promised window`}
          className="mt-3"
        >
          {late.map(({ customer }) => customer).join(', ')}. Move a stop to another day or start
          earlier.
        </Alert>
      ) : null}
      {unknown.length > 0 ? (
        <Alert title="We don’t have a location for these, so they come last:" className="mt-3">
          {unknown.map(({ customer, address }) => `${customer}, ${address}`).join('; ')}
        </Alert>
      ) : null}
    </section>
  );
}

function savedWords(minutes: number): string {
  if (minutes === 0) return 'The drive is as long as before.';
  const words = counted(Math.abs(minutes), 'minute');
  return minutes > 0
    ? `Saves ${words} compared with the previous route.`
    : `Takes ${words} more than before.`;
}
