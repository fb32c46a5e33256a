// The customer's consultations, the latest date first, each with the way to move or cancel it.

import { hrefIn } from '#company/facts/languages.ts';
import type { OwnAppointment } from '#contract/booking/appointment.ts';
import { BookedName } from '#web/features/booking/booked-name.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { useScheduleMessages } from './messages/use-schedule-messages.ts';

export function Consultations({ appointments }: { appointments: OwnAppointment[] }) {
  const messages = useScheduleMessages();
  return (
    <section className="mt-12" aria-labelledby="consultations">
      <h2 id="consultations" className="text-title">
        {messages.consultations}
      </h2>
      {appointments.length === 0 ? (
        <p className="mt-4 max-w-reading text-ink-soft">{messages.noConsultation}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {appointments.map((own) => (
            <ConsultationLine key={own.appointment.id} own={own} />
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ButtonLink href="/#calendar" variant="quiet">
          {messages.scheduleConsultation}
        </ButtonLink>
      </p>
    </section>
  );
}

function ConsultationLine({ own }: { own: OwnAppointment }) {
  const messages = useScheduleMessages();
  const say = useSpokenTimes();
  const { appointment, canChange, path } = own;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
      <div>
        <p className="font-semibold">
          <BookedName booked={appointment} language={say.language} />
        </p>
        <p className="text-ink-soft tabular-nums">
          {say.heading(say.fullDay(appointment.appointmentDate))},{' '}
          {say.shortTime(appointment.appointmentTime)}
          {appointment.status === 'cancelled' ? messages.canceled : ''}
        </p>
      </div>
      <TextLink className="inline-flex min-h-11 items-center" href={hrefIn(say.language, path)}>
        {canChange ? messages.rescheduleOrCancel : messages.details}
      </TextLink>
    </li>
  );
}
