// The customer's consultations, the latest date first, each with the way to move or cancel it.
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { OwnAppointment } from '#contract/booking/appointment.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function Consultations({ appointments }: { appointments: OwnAppointment[] }) {
  return (
    <section className="mt-12" aria-labelledby="consultations">
      <h2 id="consultations" className="text-title">
        Your consultations
      </h2>
      {appointments.length === 0 ? (
        <p className="mt-4 max-w-reading text-ink-soft">
          Nothing booked yet. Walking your property with one of us is free.
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {appointments.map((own) => (
            <ConsultationLine key={own.appointment.id} own={own} />
          ))}
        </ul>
      )}
      <p className="mt-6">
        <ButtonLink href="/#calendar" variant="quiet">
          Schedule a consultation
        </ButtonLink>
      </p>
    </section>
  );
}

function ConsultationLine({ own }: { own: OwnAppointment }) {
  const { appointment, canChange, path } = own;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5">
      <div>
        <p className="font-semibold">{appointment.serviceType}</p>
        <p className="text-ink-soft tabular-nums">
          {formatDate(appointment.appointmentDate)}, {slotLabel(appointment.appointmentTime)}
          {appointment.status === 'cancelled' ? ' – canceled' : ''}
        </p>
      </div>
      <TextLink className="inline-flex min-h-11 items-center" href={path}>
        {canChange ? 'Reschedule or cancel' : 'Details'}
      </TextLink>
    </li>
  );
}
