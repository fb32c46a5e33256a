// The calendar file of an appointment, as its mails carry it and its page gives it.
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { bookedName } from '#company/rules/booking/booked-name.ts';
import {
  type CalendarEvent,
  type CalendarFile,
  calendarFile,
} from '#server/platform/calendar-files/appointment-file.ts';
import type { ServerContext } from '../context.ts';
import { appointmentPath } from './appointment-link.ts';
import type { AppointmentRow } from './booking.queries.ts';

/**
 * The file of the appointment as it is by now, for its customer in their language or for the office; a canceled one takes its
 * entry away. The customer's link is a key, so the office's file is without it.
 */
export function appointmentCalendar(
  context: ServerContext,
  row: AppointmentRow,
  { to, language }: { to: 'customer' | 'office'; language: Language },
): CalendarFile {
  const { publicUrl } = context.config;
  const path = appointmentPath(context.secrets.appointmentLink, row.id);
  const link = new URL(hrefIn(language, path), publicUrl).href;
  const event: CalendarEvent = {
    ...row,
    serviceType: to === 'customer' ? bookedName(row, language).name : row.serviceType,
    appointmentId: row.id,
    sequence: row.calendarSequence,
    isCancelled: row.status === 'cancelled',
    date: row.appointmentDate,
    time: row.appointmentTime,
    reader:
      to === 'customer'
        ? { kind: to, language, email: row.customerEmail, link }
        : {
            kind: to,
            name: row.customerName,
            phone: row.customerPhone,
            address: row.propertyAddress,
          },
  };
  return calendarFile(event, context.settings(), publicUrl.hostname, context.clock());
}
