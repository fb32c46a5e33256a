// The letter about a plan that was renewed. Loaded with the first one, because the templates are large.

import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { planChangeMail } from '#server/platform/mail/plan-change-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { findMailedAgreement } from './mailed-agreement.queries.ts';
import { presentAgreement } from './present-plan.ts';

/** What the customer is sent; undefined without an email address, or when the account was closed since. */
export async function planRenewalMailOf(
  context: ServerContext,
  agreementId: number,
): Promise<Mail | undefined> {
  const found = await findMailedAgreement(context.db, agreementId);
  if (!found) return undefined;
  const { agreement, customer, to } = found;
  const facts = {
    about: 'renewal' as const,
    language: writtenLanguage(customer.language),
    firstName: customer.firstName,
    terms: presentAgreement(agreement).terms,
    termsHash: agreement.termsHash,
    link: new URL(`/customer-portal/plan/${agreement.servicePlanId}`, context.config.publicUrl)
      .href,
  };
  const mail = await planChangeMail(facts, context.settings(), wordsOfMails(context));
  return { ...mail, to, id: `plan-renewal-${agreement.id}` };
}
