// Which mail a request for a review means: its reader, its link and its id. Loaded with the first one, because templates are large.
import type { Mail } from '#server/platform/mail/mailer.ts';
import { reviewRequestMailOf } from '#server/platform/mail/review-request-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { findAsked } from './review.queries.ts';
import { customerReviewPath } from './review-link.ts';

/** The request; undefined when its customer is closed or has no address, or has written already. */
export async function requestMailOf(
  context: ServerContext,
  requestId: number,
): Promise<Mail | undefined> {
  const asked = await findAsked(context.db, requestId);
  if (!asked || asked.review || asked.visit.status !== 'completed') return undefined;
  const { customer, visit } = asked;
  if (!customer.email || customer.disabledAt) return undefined;
  const { publicUrl } = context.config;
  const at = (path: string) => new URL(path, publicUrl).href;
  const facts = {
    firstName: customer.firstName,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    link: at(customerReviewPath(context.secrets.customerReviewLink, requestId)),
    problemLink: at(`/customer-portal/visits/${visit.id}#something-wrong`),
    settingsLink: at('/customer-portal/account#notices'),
  };
  const mail = await reviewRequestMailOf(facts, context.settings());
  return { ...mail, to: customer.email, id: `review-request-${requestId}` };
}
