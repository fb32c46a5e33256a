// A consultation with all that the office knows of it, and what can be said of it: moved, done, no one there, canceled.
import type { ReactNode } from 'react';
import { data, Link, redirect } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatMoney, isFree } from '#company/rules/money/money.ts';
import { formatPhone, phoneLink } from '#company/rules/platform/phone-link.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import {
  AppointmentNotes,
  AppointmentOutcome,
  type OfficeAppointment,
} from '#contract/booking/office-calendar.ts';
import { loadAgainOnConflict } from '#web/forms/app/load-again-on-conflict.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/appointment.page.ts';
import { movePath, stateWords, whenWords } from './entry-labels.ts';
import { NotesForm } from './notes-form.tsx';
import { OutcomeForms, OutcomeNote } from './outcome-forms.tsx';

export const meta = consoleMeta('Consultation');

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const appointment = await context.get(apiContext)('GET /api/console/calendar/appointments/{id}', {
    params: { id: Number(id) },
  });
  const { searchParams } = url;
  const said = {
    done: searchParams.get('done'),
    from: searchParams.get('from'),
    wasTold: searchParams.has('told'),
  };
  return { appointment, said };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await request.formData();
  const step = String(form.get('step') ?? '');
  const here = `/console/calendar/appointments/${id}`;
  if (step === 'notes') {
    const answer = await sendForm(form, AppointmentNotes, (body) =>
      api('PATCH /api/console/calendar/appointments/{id}/notes', {
        params: { id: Number(id) },
        body,
      }),
    );
    if (answer.isTaken) return redirect(`${here}?done=noted`, 303);
    return data({ step, result: answer.result }, { status: answer.status });
  }
  const answer = await sendForm(form, AppointmentOutcome, (body) =>
    api('PATCH /api/console/calendar/appointments/{id}/outcome', {
      params: { id: Number(id) },
      body,
    }),
  );
  if (answer.isTaken) {
    const query = new URLSearchParams({
      done: String(form.get('status')),
      from: String(form.get('before') ?? ''),
      ...(form.has('tellCustomer') && { told: '1' }),
    });
    return redirect(`${here}?${query}`, 303);
  }
  return data({ step, result: answer.result }, { status: answer.status });
}

export const shouldRevalidate = loadAgainOnConflict;

export default function AppointmentPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { appointment, said } = loaderData;
  useLivePage(['appointment'], appointment.id);
  const state = stateWords(appointment);
  const resultOf = (step: string) => (actionData?.step === step ? actionData.result : undefined);
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
        {state ? (
          <Badge tone={appointment.status === 'no_show' ? 'red' : 'neutral'}>{state}</Badge>
        ) : null}
        {appointment.needsFollowUp ? <Badge tone="amber">Follow up</Badge> : null}
        {appointment.overbookReason ? (
          <Badge tone="amber">Overbooked: {appointment.overbookReason}</Badge>
        ) : null}
      </p>
      <OutcomeNote appointment={appointment} {...said} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_1fr]">
        <Facts appointment={appointment} />
        <div className="grid gap-5">
          {appointment.canMove ? (
            <Link className={buttonLook({ variant: 'clay' }, undefined)} to={movePath(appointment)}>
              Move or change the length
            </Link>
          ) : null}
          <OutcomeForms appointment={appointment} result={resultOf('outcome')} />
          <NotesForm appointment={appointment} result={resultOf('notes')} />
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
            {formatDate(originalDate)}, {slotLabel(originalTime)}
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
