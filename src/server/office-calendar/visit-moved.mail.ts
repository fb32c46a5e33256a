// The mail about a visit that the office has moved: its reader, its link and its id. Loaded with the first one.
import { windowLabel } from '#company/rules/visit-days.ts';
import type { ServerContext } from '../context.ts';
import type { Mail } from '../mail/mailer.ts';
import { visitMovedMail } from '../mail/visit-moved-mail.tsx';
import type { CalendarVisitRow } from './office-calendar.queries.ts';
import type { VisitMovedJob } from './visit-move.service.ts';

/** What the customer is told: the time before, and the one that counts now. */
export async function visitMovedMailOf(
  context: ServerContext,
  { row, customer, crewName }: CalendarVisitRow,
  { before }: VisitMovedJob,
): Promise<Mail> {
  const facts = {
    firstName: customer.firstName,
    serviceType: row.serviceType,
    crewName,
    before: { date: before.date, window: windowLabel(before.time) },
    now: { date: row.scheduledDate, window: windowLabel(row.scheduledTime) },
    link: new URL(`/customer-portal/visits/${row.id}`, context.config.publicUrl).href,
  };
  const mail = await visitMovedMail(facts, context.settings());
  return { ...mail, to: customer.email, id: `visit-moved-${row.id}-${row.version}` };
}
