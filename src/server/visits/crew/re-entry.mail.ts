// The mail that asks a customer to stay off after an application: its reader and its id. Loaded with the first one.

import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { describeReEntry, reEntryAt } from '#company/rules/visits/application.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { applicationRecords } from '#server/platform/database/schema/crew-day.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { reEntryNoticeMail } from '#server/platform/mail/re-entry-mail.tsx';
import type { ServerContext } from '../../context.ts';

/** What the customer is told; undefined when there is no one to tell, or the time is over. */
export async function reEntryMailOf(
  context: ServerContext,
  recordId: number,
): Promise<Mail | undefined> {
  const [found] = await context.db
    .select({ record: applicationRecords, visit: visits, customer: users })
    .from(applicationRecords)
    .innerJoin(visits, eq(visits.id, applicationRecords.visitId))
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(eq(applicationRecords.id, recordId));
  if (!found || reEntryAt(found.record) <= context.clock()) return undefined;
  const { record, visit, customer } = found;
  if (!customer.email || customer.disabledAt) return undefined;
  const settings = context.settings();
  const language = writtenLanguage(customer.language);
  const mail = await reEntryNoticeMail(
    {
      language,
      firstName: customer.firstName,
      serviceType: visit.serviceType,
      address: record.address,
      product: record.product,
      area: record.area,
      until: describeReEntry(record, settings.timeZone, language),
      link: new URL(`/customer-portal/visits/${visit.id}`, context.config.publicUrl).href,
    },
    settings,
  );
  return { ...mail, to: customer.email, id: `re-entry-${record.id}` };
}
