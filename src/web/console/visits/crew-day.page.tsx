// A crew's day: its stops in their order on a list and on a map, the shorter order, and one's own by dragging or by buttons.
import { useState } from 'react';
import { data, Link, useRevalidator } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { type CrewDay, StopOrder } from '#contract/visits/visit-planning.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { backHere } from '#web/lib/back-here.ts';
import { api } from '#web/lib/browser-api.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/crew-day.page.ts';
import { counted, dayWords } from './day-labels.ts';
import { movedBy, OrderForm, typedOrder } from './order-form.tsx';
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

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const answer = await sendForm(typedOrder(await request.formData()), StopOrder, (body) =>
    context.get(apiContext)('PATCH /api/console/crew-days/{crewId}/{date}', {
      params: { crewId: Number(params.crewId), date: params.date },
      body,
    }),
  );
  if (answer.isTaken) return backHere(url);
  return data({ result: answer.result }, { status: answer.status });
}

export default function CrewDayPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { day } = loaderData;
  const { crew, date, stops } = day;
  useLivePage(['visit']);
  const { order, refusal, isSending } = useOrder(day);
  const refused = refusal ?? actionData?.result?.error?.['']?.[0];
  return (
    <ConsoleMain
      heading={crew.name}
      lead={`${dayWords(date)} · ${counted(stops.length, 'stop')}${day.dayOff ? '' : ` of ${day.places}`} · ${day.dayOff ?? `leaves at ${slotLabel(crew.startsAt)}`}`}
      back={{ to: `/console/visits?week=${date}`, label: 'Visits of the week' }}
    >
      <DayNavigation day={day} />
      {refused ? (
        <Alert tone="amber" title="The route was not saved." className="mt-6">
          {refused}
        </Alert>
      ) : null}
      {stops.length === 0 ? (
        <EmptyState icon="calendar" title="No visits on this day" className="mt-6">
          {crew.name} stays in the yard, or helps another crew.
        </EmptyState>
      ) : (
        <>
          <DayFigures day={day} isSending={isSending} onOrder={order} />
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
            <StopList
              day={day}
              isSending={isSending}
              onMove={(from, to) => order(movedBy(day, from, to))}
            />
            <StopMap day={day} />
          </div>
        </>
      )}
    </ConsoleMain>
  );
}

/** Keeps an order where a script runs, and offers to take it back; without a script the form does it. */
function useOrder(day: CrewDay) {
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const params = { crewId: day.crew.id, date: day.date };
  const keep = (version: number, visitIds: number[]) =>
    api('PATCH /api/console/crew-days/{crewId}/{date}', { params, body: { version, visitIds } });
  const order = async (visitIds: number[]) => {
    if (isSending) return;
    const before = day.stops.map(({ visitId }) => visitId);
    setSending(true);
    setRefusal(undefined);
    try {
      const kept = await keep(day.version, visitIds);
      showUndo({
        title: 'Route saved',
        description: savedWords(kept.savedMinutes),
        undo: async () => {
          await keep(kept.version, before);
          await revalidate();
        },
      });
    } catch (error) {
      const detail = error instanceof ApiError ? error.problem?.detail : undefined;
      setRefusal(detail ?? 'We could not reach the server. Please try again.');
    } finally {
      setSending(false);
      await revalidate();
    }
  };
  return { order, refusal, isSending };
}

function DayNavigation({ day: { crew, date } }: { day: CrewDay }) {
  const look = buttonLook({ variant: 'quiet', size: 'small' }, undefined);
  return (
    <nav className="mt-4 flex flex-wrap gap-2" aria-label="Days">
      <Link className={look} to={`/console/visits/day/${crew.id}/${addDays(date, -1)}`}>
        Previous day
      </Link>
      <Link className={look} to={`/console/visits/day/${crew.id}/${addDays(date, 1)}`}>
        Next day
      </Link>
      <Link className={look} to={`/console/visits/rain-day?date=${date}&crew=${crew.id}`}>
        Move this day
      </Link>
    </nav>
  );
}

type DayFiguresProps = {
  day: CrewDay;
  isSending: boolean;
  onOrder: (visitIds: number[]) => Promise<void>;
};

/** Minutes on the road now and in the shortest order, what the last change saved, and what stands against the order. */
function DayFigures({ day, isSending, onOrder }: DayFiguresProps) {
  const { driveMinutes, endsAt, best, keepsWindows, savedMinutes, stops } = day;
  const late = stops.filter(({ isLate }) => isLate);
  const unknown = stops.filter(({ place }) => place === null);
  return (
    <section className="mt-6" aria-label="Day summary">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised px-5 py-4">
        <p>
          <b className="text-feature tabular-nums">{driveMinutes} min</b> on the road, back from the
          last stop about {slotLabel(endsAt)}.
          {savedMinutes === 0 ? null : (
            <span className="block text-ink-soft">{savedWords(savedMinutes)}</span>
          )}
        </p>
        {best ? (
          <OrderForm day={day} visitIds={best.visitIds} isSending={isSending} onOrder={onOrder}>
            {keepsWindows
              ? `Optimize route, saves ${driveMinutes - best.driveMinutes} min`
              : `Keep promised times, ${best.driveMinutes} min`}
          </OrderForm>
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
