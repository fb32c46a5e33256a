// The consultation in words: what, when, where, how long, and what became of it.
import type { ReactNode } from 'react';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { Appointment, AppointmentStatus } from '#contract/booking/appointment.ts';
import { useFocusAfterChange } from '#web/forms/use-focus-after-change.ts';
import { Badge } from '#web/ui/badge.tsx';

type HeadingProps = { appointment: Appointment; underReview: boolean; step: string | null };

/** The heading takes the focus when the page changes under the person, as after moving or canceling. */
export function AppointmentHeading({ appointment, underReview, step }: HeadingProps) {
  const { status, appointmentDate, appointmentTime, originalDate } = appointment;
  const heading = useFocusAfterChange<HTMLHeadingElement>(
    [status, step, appointmentDate, appointmentTime].join(' '),
  );
  return (
    <div className="max-w-reading">
      <h1 ref={heading} tabIndex={-1} className="text-section">
        {headingText(status, step)}
      </h1>
      {step && (
        <p className="mt-4 text-lead text-ink-soft">
          {appointment.serviceType}, {formatDate(appointmentDate)} at {slotLabel(appointmentTime)},{' '}
          {appointment.duration} minutes.
        </p>
      )}
      {underReview && step === null && (
        <p className="mt-4 text-lead text-ink-soft">
          We’re holding the time for you. Someone here will check this booking and confirm it by
          email.
        </p>
      )}
      {status === 'scheduled' && originalDate && step === null && (
        <p className="mt-4 text-lead text-ink-soft">
          It has been moved. The latest confirmation email has the updated calendar file.
        </p>
      )}
      {status === 'cancelled' && (
        <p className="mt-4 text-lead text-ink-soft">
          The time is open to others again, and you owe nothing. We’ve emailed you to confirm.
        </p>
      )}
    </div>
  );
}

type AppointmentDetailsProps = { appointment: Appointment; timeZone: string };

export function AppointmentDetails({ appointment, timeZone }: AppointmentDetailsProps) {
  const { originalDate, originalTime, propertyAddress, status } = appointment;
  const isCancelled = status === 'cancelled';
  return (
    <dl className="grid max-w-reading gap-x-8 border-t border-line text-body">
      <Line term="Consultation">{appointment.serviceType}</Line>
      <Line term="Date and time">
        <span className={isCancelled ? 'line-through' : 'font-semibold'}>
          {formatDate(appointment.appointmentDate)} at {slotLabel(appointment.appointmentTime)}
        </span>
        <span className="block text-small text-ink-soft">{zoneName(timeZone)}</span>
      </Line>
      {originalDate && originalTime && (
        <Line term="Moved from">
          {formatDate(originalDate)} at {slotLabel(originalTime)}
        </Line>
      )}
      <Line term="Duration">{appointment.duration} minutes</Line>
      {propertyAddress && <Line term="Address">{propertyAddress}</Line>}
      <Line term="Name">{appointment.customerName}</Line>
      <Line term="Status">
        <Badge tone={statusTexts[status].tone}>{statusTexts[status].word}</Badge>
      </Line>
    </dl>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function headingText(status: AppointmentStatus, step: string | null): string {
  if (status === 'cancelled') return 'Your consultation is canceled.';
  if (step === 'move') return 'Move your consultation';
  if (step === 'cancel') return 'Cancel your consultation?';
  return 'Your consultation';
}

const statusTexts: Record<AppointmentStatus, { word: string; tone: 'green' | 'neutral' | 'red' }> =
  {
    scheduled: { word: 'Scheduled', tone: 'green' },
    confirmed: { word: 'Confirmed', tone: 'green' },
    in_progress: { word: 'In progress', tone: 'green' },
    completed: { word: 'Completed', tone: 'neutral' },
    cancelled: { word: 'Canceled', tone: 'red' },
    no_show: { word: 'Missed', tone: 'red' },
  };
