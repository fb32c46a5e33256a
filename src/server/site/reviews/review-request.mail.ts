// Which mail a request for a review means: its reader, its link and its id. Loaded with the first one, because templates are large.

import { eq } from 'drizzle-orm';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { reviewRequestMailOf } from '#server/platform/mail/review-request-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { findVisit } from '../../visits/core/visit.queries.ts';
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
  const path = customerReviewPath(context.secrets.customerReviewLink, requestId);
  const letter = await letterOf(context, { visit, customer, path });
  return { ...letter, to: customer.email, id: `review-request-${requestId}` };
}

/** What a customer will be asked about a visit; its link does not exist yet. */
export async function requestPreview(context: ServerContext, visitId: number) {
  const found = await findVisit(context.db, visitId);
  if (!found) return undefined;
  const [customer] = await context.db
    .select()
    .from(users)
    .where(eq(users.id, found.property.userId));
  return customer && letterOf(context, { visit: found.visit, customer, path: '/your-review/' });
}

type Asked = {
  visit: { id: number; serviceType: string; scheduledDate: string };
  customer: { firstName: string | null; language: Language | null };
  path: string;
};

function letterOf(context: ServerContext, { visit, customer, path }: Asked) {
  const { config, settings } = context;
  const language = writtenLanguage(customer.language);
  const at = (to: string) => new URL(to, config.publicUrl).href;
  const facts = {
    language,
    firstName: customer.firstName,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    link: at(hrefIn(language, path)),
    problemLink: at(`/customer-portal/visits/${visit.id}#something-wrong`),
    settingsLink: at('/customer-portal/account#notices'),
  };
  return reviewRequestMailOf(facts, settings(), wordsOfMails(context));
}
