// Which mail a question about photos means: its reader, its link and its id. Loaded with the first one, because templates are large.
import { hrefIn } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { photoPermissionMailOf } from '#server/platform/mail/photo-permission-mail.tsx';
import { findVisit } from '#server/visits/core/visit.queries.ts';
import type { ServerContext } from '../../context.ts';
import { customerOfVisit, listPermissions } from '../permission-records/permission.queries.ts';
import { photoPermissionPath } from './permission-link.ts';

/** The question; undefined when its customer is closed or has no address, or has answered already. */
export async function permissionMailOf(
  context: ServerContext,
  { visitId, askedAt }: { visitId: number; askedAt: string },
): Promise<Mail | undefined> {
  const found = await findVisit(context.db, visitId);
  const rows = await listPermissions(context.db, visitId);
  const open = rows.filter(
    (row) => row.status === 'asked' && row.askedAt.toISOString() === askedAt,
  );
  if (!found || open.length === 0) return undefined;
  const customer = await customerOfVisit(context.db, visitId);
  if (!customer?.email || customer.disabledAt) return undefined;
  const { visit } = found;
  const language = writtenLanguage(customer.language);
  const path = photoPermissionPath(context.secrets.photoPermissionLink, visitId);
  const facts = {
    language,
    firstName: customer.firstName,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    photos: open.length,
    link: new URL(hrefIn(language, path), context.config.publicUrl).href,
  };
  const mail = await photoPermissionMailOf(facts, context.settings());
  return { ...mail, to: customer.email, id: `photo-permission-${visitId}-${open[0]?.id}` };
}
