// The consultation in words: what, when, where, how long, and what became of it.
import type { ReactNode } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { Appointment, AppointmentStatus } from '#contract/booking/appointment.ts';
import type { AppointmentMessages } from '#web/features/booking/messages/appointment-messages.en.ts';
import { useFocusAfterChange } from '#web/forms/use-focus-after-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { BookedName } from '../booked-name.tsx';
import type { MoveWords } from './move-alternatives.tsx';

type HeadingProps = {
  words: MoveWords;
  appointment: Appointment;
  underReview: boolean;
  step: string | null;
};

/** The heading takes the focus when the page changes under the person, as after moving or canceling. */
export function AppointmentHeading({ words, appointment, underReview, step }: HeadingProps) {
  const { page } = words;
  const { status, appointmentDate, appointmentTime, originalDate } = appointment;
  const heading = useFocusAfterChange<HTMLHeadingElement>(
    [status, step, appointmentDate, appointmentTime].join(' '),
  );
  return (
    <div className="max-w-reading">
      <h1 ref={heading} tabIndex={-1} className="text-section">
        {page.headings[headingOf(status, step)]}
      </h1>
      {step && (
        <p className="mt-4 text-lead text-ink-soft">
          <AboutIt {...{ words, appointment }} />
        </p>
      )}
      {underReview && step === null && (
        <p className="mt-4 text-lead text-ink-soft">{page.underReview}</p>
      )}
      {status === 'scheduled' && originalDate && step === null && (
        <p className="mt-4 text-lead text-ink-soft">{page.wasMoved}</p>
      )}
      {status === 'cancelled' && <p className="mt-4 text-lead text-ink-soft">{page.wasCanceled}</p>}
    </div>
  );
}

/** Its name, day and length, below the heading of a step. The name is the owner's own word. */
function AboutIt({ words, appointment }: Pick<HeadingProps, 'words' | 'appointment'>) {
  const { language } = words.booking.calendar;
  const text = fill(words.page.about, {
    date: formatDate(appointment.appointmentDate, language),
    time: timeLabel(appointment.appointmentTime, language),
    minutes: appointment.duration,
  });
  const [before = '', after = ''] = text.split('{type}');
  return (
    <>
      {before}
      <BookedName booked={appointment} language={language} />
      {after}
    </>
  );
}

type AppointmentDetailsProps = { words: MoveWords; appointment: Appointment; timeZone: string };

export function AppointmentDetails({ words, appointment, timeZone }: AppointmentDetailsProps) {
  const { page } = words;
  const { language } = words.booking.calendar;
  const dayAndTime = (date: string, time: string) =>
    fill(page.dateAtTime, { date: formatDate(date, language), time: timeLabel(time, language) });
  const { originalDate, originalTime, propertyAddress, status } = appointment;
  const isCancelled = status === 'cancelled';
  return (
    <dl className="grid max-w-reading gap-x-8 border-t border-line text-body">
      <Line term={page.consultation}>
        <BookedName booked={appointment} language={language} />
      </Line>
      <Line term={page.when}>
        <span
          className={`inline-block first-letter:uppercase ${isCancelled ? 'line-through' : 'font-semibold'}`}
        >
          {dayAndTime(appointment.appointmentDate, appointment.appointmentTime)}
        </span>
        <span className="block text-small text-ink-soft">{zoneName(timeZone, language)}</span>
      </Line>
      {originalDate && originalTime && (
        <Line term={page.movedFrom}>
          <span className="inline-block first-letter:uppercase">
            {dayAndTime(originalDate, originalTime)}
          </span>
        </Line>
      )}
      <Line term={page.duration}>{fill(page.minutes, { minutes: appointment.duration })}</Line>
      {propertyAddress && <Line term={page.address}>{propertyAddress}</Line>}
      <Line term={page.name}>{appointment.customerName}</Line>
      <Line term={page.status}>
        <Badge tone={statusTones[status]}>{page.statuses[status]}</Badge>
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

function headingOf(
  status: AppointmentStatus,
  step: string | null,
): keyof AppointmentMessages['headings'] {
  if (status === 'cancelled') return 'canceled';
  return step === 'move' || step === 'cancel' ? step : 'shown';
}

const statusTones: Readonly<Record<AppointmentStatus, 'green' | 'neutral' | 'red'>> = {
  scheduled: 'green',
  confirmed: 'green',
  in_progress: 'green',
  completed: 'neutral',
  cancelled: 'red',
  no_show: 'red',
};
