// The copy of a change of a plan that was agreed to on the telephone. Loaded with the first one, because the templates are large.

import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { planCopyMail } from '#server/platform/mail/plan-copy-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { findMailedAgreement } from './mailed-agreement.queries.ts';
import { presentAgreement } from './present-plan.ts';

/** The copy for its customer; undefined when they have no email address, or left since. */
export async function planCopyMailOf(
  context: ServerContext,
  agreementId: number,
): Promise<Mail | undefined> {
  const found = await findMailedAgreement(context.db, agreementId);
  if (!found) return undefined;
  const { agreement, customer, to } = found;
  const settings = context.settings();
  const mail = await planCopyMail(
    {
      language: writtenLanguage(customer.language),
      firstName: customer.firstName,
      saidBy: agreement.signedName,
      saidOn: dateInZone(agreement.agreedAt, settings.timeZone),
      terms: presentAgreement(agreement).terms,
      termsHash: agreement.termsHash,
      link: new URL(`/customer-portal/plan/${agreement.servicePlanId}`, context.config.publicUrl)
        .href,
    },
    settings,
  );
  return {
    ...mail,
    to,
    id: `plan-copy-${agreement.id}`,
  };
}
