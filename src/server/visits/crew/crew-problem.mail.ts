// The office's mail about a problem that a crew has reported: its reader and its id. Loaded with the first one, because the
// templates are large.
import { eq } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { officeCrewProblemMail } from '#server/platform/mail/visit-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { findDeskVisit } from './reported-visit.queries.ts';

/** What the office is told; undefined when the visit is gone, or someone has seen to it already. */
export async function crewProblemMailOf(
  context: ServerContext,
  reportId: string,
): Promise<Mail | undefined> {
  const { db, config } = context;
  const settings = context.settings();
  const [report] = await db.select().from(crewActions).where(eq(crewActions.id, reportId));
  const found = report?.visitId ? await findDeskVisit(db, report.visitId) : undefined;
  if (!report || !found || report.handledAt) return undefined;
  const { visit, property, customer, crewName } = found;
  const mail = await officeCrewProblemMail(
    {
      crewName: crewName ?? 'A crew',
      note: String(report.details.note ?? ''),
      couldNotWork: report.details.couldNotWork === true,
      at: timeLabel(timeInZone(timeOf(report, settings.timeZone), settings.timeZone)),
      customerName: displayName(customer),
      customerPhone: customer.phone,
      address: property.address,
      serviceType: visit.serviceType,
      date: visit.scheduledDate,
      link: new URL(`/console/visits/${visit.id}`, config.publicUrl).href,
    },
    settings,
  );
  return { ...mail, to: config.officeEmail ?? settings.email, id: `crew-problem-${report.id}` };
}

/** When it happened, or was received where the phone's clock cannot be right. */
function timeOf(report: typeof crewActions.$inferSelect, timeZone: string): Date {
  const { happenedAt, receivedAt, date } = report;
  return dateInZone(happenedAt, timeZone) === date ? happenedAt : receivedAt;
}
