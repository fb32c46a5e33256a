// The mail about a visit that was moved: its reader, its link, its id and its entry for a calendar. Loaded with the first one.
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { visitFile } from '#server/booking/calendar-feeds/feed-file.ts';
import type { CalendarVisitRow } from '#server/booking/office-calendar/office-calendar.queries.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { visitMovedMail } from '#server/platform/mail/visit-moved-mail.tsx';
import type { VisitMovedJob } from '#server/visits/core/visit-moved.ts';
import type { ServerContext } from '../../context.ts';

/** What the customer is told: the time before, and the one that counts now; undefined without an email address. */
export async function visitMovedMailOf(
  context: ServerContext,
  { row, customer, crewName, jobDay }: CalendarVisitRow,
  { before, by }: VisitMovedJob,
): Promise<Mail | undefined> {
  if (!customer.email) return undefined;
  const { config, clock } = context;
  const link = new URL(`/customer-portal/visits/${row.id}`, config.publicUrl).href;
  const facts = {
    by: by ?? ('office' as const),
    language: writtenLanguage(customer.language),
    firstName: customer.firstName,
    serviceType: row.serviceType,
    crewName,
    before,
    now: { date: row.scheduledDate, time: row.scheduledTime },
    link,
  };
  const mail = await visitMovedMail(facts, context.settings());
  const visit = {
    id: row.id,
    serviceType: row.serviceType,
    date: row.scheduledDate,
    time: row.scheduledTime,
    version: row.version,
    isDone: false,
    jobDay,
  };
  const site = { hostname: config.publicUrl.hostname, link, email: customer.email };
  const calendar = visitFile(visit, context.settings(), site, clock());
  return { ...mail, to: customer.email, id: `visit-moved-${row.id}-${row.version}`, calendar };
}
