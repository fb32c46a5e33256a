// Which mail a notice means: its reader, its link and its id. Loaded with the first one, because the templates are large.
import { eq } from 'drizzle-orm';
import { hrefIn } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { idsOnAccount } from '#server/accounts/people/account-people.queries.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { visitNoticeMail } from '#server/platform/mail/visit-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import type { NoticeMailJob } from '../core/notice.service.ts';
import type { OwnVisit } from '../core/visit.queries.ts';
import { visitTodayPath } from '../crew/day-link.ts';

/**
 * What someone on the account of a visit is told; undefined when they are not on it anymore, are closed or have no email address.
 */
export async function noticeMailOf(
  context: ServerContext,
  { visit, crewName, property, photosCount }: OwnVisit,
  { kind, personId }: Pick<NoticeMailJob, 'kind' | 'personId'>,
): Promise<Mail | undefined> {
  const readerId = personId ?? property.userId;
  if (!(await idsOnAccount(context.db, property.userId)).includes(readerId)) return undefined;
  const [reader] = await context.db.select().from(users).where(eq(users.id, readerId));
  if (!reader?.email || reader.disabledAt) return undefined;
  const { publicUrl } = context.config;
  const todayPath = visitTodayPath(context.secrets.dayLink, visit.id, visit.scheduledDate);
  const language = writtenLanguage(reader.language);
  const isOfToday = kind === 'morning-of' || kind === 'on-the-way';
  const facts = {
    kind,
    language,
    firstName: reader.firstName,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    time: visit.scheduledTime,
    crewName,
    photosCount,
    skipKind: visit.skipKind,
    link: new URL(`/customer-portal/visits/${visit.id}`, publicUrl).href,
    todayLink: isOfToday ? new URL(hrefIn(language, todayPath), publicUrl).href : null,
    settingsLink: new URL('/customer-portal/account#notices', publicUrl).href,
  };
  const mail = await visitNoticeMail(facts, context.settings(), wordsOfMails(context));
  return {
    ...mail,
    to: reader.email,
    id: `visit-${visit.id}-${kind}-${visit.scheduledDate}${personId ? `-${personId}` : ''}`,
  };
}
