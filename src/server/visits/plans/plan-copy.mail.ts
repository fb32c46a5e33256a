// The copy of a change of a plan that was agreed to on the telephone. Loaded with the first one, because the templates are large.

import { eq } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { planCopyMail } from '#server/platform/mail/plan-copy-mail.tsx';
import type { ServerContext } from '../../context.ts';
import { presentAgreement } from './present-plan.ts';

/** The copy for its customer; undefined when they have no email address, or left since. */
export async function planCopyMailOf(
  context: ServerContext,
  agreementId: number,
): Promise<Mail | undefined> {
  const [row] = await context.db
    .select({ agreement: planAgreements, customer: users })
    .from(planAgreements)
    .innerJoin(users, eq(users.id, planAgreements.userId))
    .where(eq(planAgreements.id, agreementId));
  if (!row?.customer.email || row.customer.disabledAt) return undefined;
  const { agreement, customer } = row;
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
    to: row.customer.email,
    id: `plan-copy-${agreement.id}`,
  };
}
