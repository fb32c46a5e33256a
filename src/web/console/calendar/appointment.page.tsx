// A consultation with all that the office knows of it, and what can be said of it: moved, done, no one there, canceled.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney, isFree } from '#company/rules/money/money.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/appointment.page.ts';
import { appointmentSteps, withoutOtherOutcomes } from './appointment-steps.ts';
import { movePath, stateWords, whenWords } from './entry-labels.ts';
import { NotesForm } from './notes-form.tsx';
import { OutcomeForms } from './outcome-forms.tsx';

export const meta = consoleMeta('Consultation');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/calendar/appointments/{id}', {
    params: { id: Number(id) },
  });
}

export const action = stepAction(appointmentSteps);

export default function AppointmentPage({ loaderData: appointment }: Route.ComponentProps) {
  useLivePage(['appointment'], appointment.id);
  const { status } = appointment;
  const state = stateWords(appointment);
  return (
    <ConsoleMain
      heading={appointment.customerName}
      lead={`${appointment.serviceType}, ${whenWords(appointment)}`}
      back={{
        to: `/console/calendar?view=day&date=${appointment.date}`,
        label: formatDate(appointment.date),
      }}
      width="list"
    >
      <p className="mt-2 flex flex-wrap gap-2">
        {state ? <Badge tone={status === 'no_show' ? 'red' : 'neutral'}>{state}</Badge> : null}
        {appointment.needsFollowUp ? <Badge tone="amber">Follow up</Badge> : null}
        {appointment.overbookReason ? (
          <Badge tone="amber">Overbooked: {appointment.overbookReason}</Badge>
        ) : null}
      </p>
      <DoneNote
        of={appointmentSteps}
        words={{ booked: 'The consultation is booked.', ...withoutOtherOutcomes(appointment) }}
        className="mt-5"
      />
      <AppointmentConflict appointment={appointment} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_1fr]">
        <Facts appointment={appointment} />
        <div className="grid gap-5">
          {appointment.canMove ? (
            <Link className={buttonLook({ variant: 'clay' }, undefined)} to={movePath(appointment)}>
              Move or change the length
            </Link>
          ) : null}
          <OutcomeForms appointment={appointment} />
          <NotesForm appointment={appointment} />
          <Link
            className={buttonLook({ variant: 'quiet' }, undefined)}
            to={`/console/calendar/new?after=${appointment.id}`}
          >
            Book a follow-up
          </Link>
        </div>
      </div>
    </ConsoleMain>
  );
}

/** What a colleague has written or said of it meanwhile, beside what was meant. */
function AppointmentConflict({ appointment }: { appointment: OfficeAppointment }) {
  const { version, notes, weatherNote, needsFollowUp } = appointment;
  return (
    <StepConflict
      of={appointmentSteps}
      version={version}
      facts={({ step, typed }) =>
        step === 'notes'
          ? [
              ['Internal notes', notes, typed('notes')],
              ['Weather', weatherNote, typed('weatherNote')],
              ['Follow up', needsFollowUp ? 'Yes' : 'No', typed('needsFollowUp') ? 'Yes' : 'No'],
            ]
          : [['Status', stateWords(appointment) ?? 'Planned', meantOutcomes[step]]]
      }
    />
  );
}

const meantOutcomes = {
  completed: 'Done',
  no_show: 'No-show',
  cancelled: 'Canceled',
  restore: 'Planned',
} as const;

function Facts({ appointment }: { appointment: OfficeAppointment }) {
  const { phone, customerEmail, place, crewName, originalDate, originalTime } = appointment;
  const { estimatedPrice, customerNotes, rescheduleReason } = appointment;
  return (
    <Card className="p-5">
      <dl className="grid gap-4">
        <Fact label="Phone">
          {phone ? (
            <a className="inline-block py-1 underline" href={phoneLink(phone)}>
              {formatPhone(phone)}
            </a>
          ) : (
            'None given'
          )}
        </Fact>
        <Fact label="Email">
          <a className="inline-block py-1 break-words underline" href={`mailto:${customerEmail}`}>
            {customerEmail}
          </a>
        </Fact>
        <Fact label="Address">{place ?? 'No address yet. Ask by phone.'}</Fact>
        <Fact label="Crew">{crewName ?? 'No crew yet'}</Fact>
        {estimatedPrice ? (
          <Fact label="Price">{isFree(estimatedPrice) ? 'Free' : formatMoney(estimatedPrice)}</Fact>
        ) : null}
        {originalDate && originalTime ? (
          <Fact label="Originally booked for">
            {formatDate(originalDate)}, {timeLabel(originalTime)}
          </Fact>
        ) : null}
        {rescheduleReason ? <Fact label="Reason for moving">{rescheduleReason}</Fact> : null}
        {customerNotes ? <Fact label="Customer’s notes">{customerNotes}</Fact> : null}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  );
}
