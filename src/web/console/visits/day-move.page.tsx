// A day that is moved: every visit with its new day and what stands against it, the messages, and the one press that sends it.
import { useEffect } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { formatPhone } from '#company/rules/platform/phone-link.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { DayMove } from '#contract/visits/day-moves.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/day-move.page.ts';
import { counted, dayWords } from './day-labels.ts';
import { dayMoveSteps } from './day-move-steps.ts';
import { MovedVisits } from './moved-visits.tsx';

export const meta = consoleMeta('Move a day');

export async function loader({ context, params }: Route.LoaderArgs) {
  const move = await context.get(apiContext)('GET /api/console/day-moves/{id}', {
    params: { id: Number(params.id) },
  });
  return { move };
}

export const action = stepAction(dayMoveSteps);

export default function DayMovePage({ loaderData }: Route.ComponentProps) {
  const { move } = loaderData;
  useLivePage(['visit']);
  return (
    <ConsoleMain
      heading={headingOf(move)}
      lead={`${move.crews.map(({ name }) => name).join(', ')} · ${counted(move.items.length, 'visit')} · ${move.reason}`}
      back={{ to: `/console/visits?week=${move.fromDate}`, label: 'Visits of the week' }}
    >
      <Standing move={move} />
      <MovedVisits move={move} />
      <Consultations move={move} />
      <Messages move={move} />
      {move.status === 'draft' ? <DraftSteps move={move} /> : null}
    </ConsoleMain>
  );
}

function headingOf({ status, fromDate }: DayMove): string {
  const day = dayWords(fromDate);
  if (status === 'draft') return `Move ${day}`;
  if (status === 'sent') return `${day} was moved`;
  return status === 'undone' ? `${day}: taken back` : `${day}: discarded`;
}

/** What has become of it, and how long it can still be taken back. */
function Standing({ move }: { move: DayMove }) {
  const { company } = useSite();
  const { messages, canUndo, status, version } = move;
  useUntil(canUndo ? messages.from : null);
  if (status === 'draft') return null;
  if (status !== 'sent') {
    return (
      <Alert
        title={status === 'undone' ? 'Everything is where it was.' : 'Nothing was moved.'}
        className="mt-6"
      >
        No one was notified.
      </Alert>
    );
  }
  const from = messages.from && timeLabel(timeInZone(new Date(messages.from), company.timeZone));
  return (
    <Alert
      tone="green"
      title={canUndo ? `Moved. Messages leave at ${from}.` : 'Moved. Everyone has been notified.'}
      className="mt-6"
      action={
        canUndo ? (
          <StepButton of={dayMoveSteps} step="undo" version={version} variant="quiet" size="small">
            Undo
          </StepButton>
        ) : undefined
      }
    >
      {canUndo
        ? 'Until then you can undo everything, and no one will have been notified.'
        : 'To change it again, move the visits once more. Your customers will be notified again.'}
    </Alert>
  );
}

/** Loads the page again once an instant has passed. */
function useUntil(instant: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!instant) return;
    const wait = Math.max(0, new Date(instant).getTime() - Date.now()) + 500;
    const timer = setTimeout(() => void revalidate(), wait);
    return () => clearTimeout(timer);
  }, [instant, revalidate]);
}

/** What a rain day leaves where it is: the office decides about each with its customer. */
function Consultations({ move: { consultations, fromDate } }: { move: DayMove }) {
  if (consultations.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="consultations">
      <h2 id="consultations" className="font-text text-[1rem] font-bold tracking-normal">
        Consultations on {dayWords(fromDate)}
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        These stay where they are. To move one, open it; its customer gets an email.
      </p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {consultations.map(({ id, time, customer, phone, serviceType }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 px-4 py-2 sm:px-5">
            <Link
              className="text-link inline-flex min-h-11 items-center font-semibold"
              to={`/console/calendar/appointments/${id}`}
            >
              {timeLabel(time)}, {customer}
            </Link>
            <span className="text-ink-soft">
              {serviceType} · {formatPhone(phone)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is told what, and when. */
function Messages({ move: { messages, status } }: { move: DayMove }) {
  const { mails, texts, textsWait, subject, text } = messages;
  if (mails === 0 || status === 'discarded' || status === 'undone') return null;
  return (
    <section className="mt-8" aria-labelledby="messages">
      <h2 id="messages" className="font-text text-[1rem] font-bold tracking-normal">
        Messages
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        {counted(mails, 'mail')}, {counted(texts, 'text message')} to who allowed them
        {texts > 0 && textsWait ? ', held until 9:00 AM (noon on a Sunday)' : ''}. The first one
        reads:
      </p>
      <blockquote className="mt-3 max-w-reading rounded-card border border-line bg-raised px-5 py-4">
        <p className="font-semibold">{subject}</p>
        <p className="mt-1">{text}</p>
      </blockquote>
    </section>
  );
}

function DraftSteps({ move: { version, items } }: { move: DayMove }) {
  const isBusy = useNavigation().state !== 'idle';
  const moving = items.filter(({ choice }) => choice !== 'stay').length;
  return (
    <div className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      <StepButton
        of={dayMoveSteps}
        step="send"
        version={version}
        variant="clay"
        disabled={isBusy || moving === 0}
      >
        Move {counted(moving, 'visit')}
      </StepButton>
      <StepButton of={dayMoveSteps} step="plan" version={version} variant="quiet" disabled={isBusy}>
        Plan Again
      </StepButton>
      <StepButton
        of={dayMoveSteps}
        step="discard"
        version={version}
        variant="quiet"
        disabled={isBusy}
      >
        Discard
      </StepButton>
    </div>
  );
}
