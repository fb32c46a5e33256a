// Which mail a service request's job means: its reader, its links and its id. Loaded with the first mail, because the
// templates are large.
import type { Mail } from '#server/platform/mail/mailer.ts';
import {
  customerRequestMail,
  officeRequestMail,
} from '#server/platform/mail/service-request-mail.tsx';
import { photoPathForStaff } from '#server/platform/photos/photo.service.ts';
import type { ServerContext } from '../../context.ts';
import type { RequestMailJob } from './request-mails.ts';
import type { ServiceRequestRow } from './service-request.queries.ts';

/** What the customer or the office is told of a request. */
export async function requestMailOf(
  { config, settings }: ServerContext,
  row: ServiceRequestRow,
  { news, to, mark }: RequestMailJob,
): Promise<Mail> {
  const company = settings();
  const address = (path: string) => new URL(path, config.publicUrl).href;
  const id = `service-request-${row.id}-${news}-${mark}-${to}`;
  if (to === 'customer') {
    const link = address(pageOf(row.id, news));
    const mail = await customerRequestMail(news, { ...row, link }, company);
    return { ...mail, to: row.customerEmail, id };
  }
  const photoLinks = row.photos.map((photo) => address(photoPathForStaff(photo)));
  const mail = await officeRequestMail(news, { ...row, photoLinks }, company);
  const replyTo = { name: row.customerName, address: row.customerEmail };
  return { ...mail, to: config.officeEmail ?? company.email, replyTo, id };
}

/** A quote has a page of its own; everything else stands on the request's. */
function pageOf(id: number, news: RequestMailJob['news']): string {
  const isAboutQuote = news === 'quoted' || news === 'revised' || news === 'accepted';
  return `/customer-portal/add-ons/${id}${isAboutQuote ? '/quote' : ''}`;
}
