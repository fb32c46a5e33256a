// The mail about a change of what a plan costs: its reader, its link and its id. Loaded with the first one.
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { PlanTermsShown } from '#contract/visits/service-plans.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { planChangeMail } from '#server/platform/mail/plan-change-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import type { findPlanChange } from './plan-change.queries.ts';
import type { PlanChangeMailJob } from './write-plan-change.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findPlanChange>>>;

/** What the customer is told; undefined without an email address. */
export async function planChangeMailOf(
  context: ServerContext,
  { change, customer }: Found,
  about: PlanChangeMailJob['about'],
): Promise<Mail | undefined> {
  if (!customer.email) return undefined;
  const facts = {
    about: about === 'withdrawn' ? about : kindOf(change),
    language: writtenLanguage(customer.language),
    firstName: customer.firstName,
    terms: PlanTermsShown.parse(JSON.parse(change.content)),
    link: new URL('/customer-portal/plan', context.config.publicUrl).href,
  };
  const mail = await planChangeMail(facts, context.settings(), wordsOfMails(context));
  return { ...mail, to: customer.email, id: `plan-change-${change.id}-${about}` };
}

function kindOf({ kind, status }: Found['change']) {
  if (kind === 'price') return 'price' as const;
  return status === 'applied' ? ('smaller' as const) : ('larger' as const);
}
