// Which mail a service request's job means: its reader, its links and its id. Loaded with the first mail, because the
// templates are large.
import { eq } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { jobDayOf } from '#company/rules/visits/job-days.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { FeedVisit } from '#server/booking/calendar-feeds/feed.service.ts';
import { visitsFile } from '#server/booking/calendar-feeds/feed-file.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import {
  customerRequestMail,
  officeRequestMail,
  type WorkDay,
} from '#server/platform/mail/service-request-mail.tsx';
import { photoPathForStaff } from '#server/platform/photos/photo.service.ts';
import type { ServerContext } from '../../context.ts';
import type { RequestMailJob } from './request-mails.ts';
import type { JobVisitRow, ServiceRequestRow } from './service-request.queries.ts';

/** What the customer or the office is told of a request. */
export async function requestMailOf(
  { db, config, settings, clock }: ServerContext,
  { row, visits }: { row: ServiceRequestRow; visits: readonly JobVisitRow[] },
  { news, to, mark }: RequestMailJob,
): Promise<Mail> {
  const company = settings();
  const address = (path: string) => new URL(path, config.publicUrl).href;
  const id = `service-request-${row.id}-${news}-${mark}-${to}`;
  if (to === 'customer') {
    const link = address(pageOf(row.id, news));
    const ahead = visits.filter(({ status }) => OPEN_VISITS.includes(status));
    const days = ahead.map((visit) => dayOfMail(visit, visits));
    const language = await languageOf(db, row);
    const mail = await customerRequestMail(news, { ...row, language, days, link }, company);
    const sent = { ...mail, to: row.customerEmail, id };
    if (news !== 'scheduled' || ahead.length === 0) return sent;
    const entries = ahead.map((visit) => entryOf(row, visit, visits));
    const site = {
      hostname: config.publicUrl.hostname,
      portal: address('/customer-portal/visits'),
    };
    return { ...sent, calendar: visitsFile(entries, company, site, clock()) };
  }
  const photoLinks = row.photos.map((photo) => address(photoPathForStaff(photo)));
  const mail = await officeRequestMail(news, { ...row, photoLinks }, company);
  const replyTo = { name: row.customerName, address: row.customerEmail };
  return { ...mail, to: config.officeEmail ?? company.email, replyTo, id };
}

function dayOfMail(visit: JobVisitRow, job: readonly JobVisitRow[]): WorkDay {
  const { date, time, crew } = visit;
  return { date, time, crew, jobDay: jobDayOf(job, visit) };
}

/** That of whose request it is; English for someone without an account. */
async function languageOf(db: Db, { userId }: ServiceRequestRow): Promise<Language> {
  if (userId === null) return writtenLanguage(null);
  const [owner] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return writtenLanguage(owner?.language);
}

function entryOf(
  { serviceType }: ServiceRequestRow,
  visit: JobVisitRow,
  job: readonly JobVisitRow[],
): FeedVisit {
  const { id, date, time, version } = visit;
  return { id, serviceType, date, time, version, isDone: false, jobDay: jobDayOf(job, visit) };
}

/** A quote has a page of its own; everything else stands on the request's. */
function pageOf(id: number, news: RequestMailJob['news']): string {
  const isAboutQuote = news === 'quoted' || news === 'revised' || news === 'accepted';
  return `/customer-portal/add-ons/${id}${isAboutQuote ? '/quote' : ''}`;
}
