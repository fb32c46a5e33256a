// Which mail a job about an offered plan means: its reader, its links and its id. Loaded with the first mail, because the templates
// are large.

import { eq } from 'drizzle-orm';
import { hrefIn } from '#company/facts/languages.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { readOffered } from '#company/rules/visits/plan-offer-content.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import {
  objectionAnswerMail,
  officeObjectionMail,
  officePlanDeclinedMail,
  officePlanStartedMail,
  planOfferMailOf,
  planStartedMailOf,
  type StartedFacts,
} from '#server/platform/mail/plan-offer-mail.tsx';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../../context.ts';
import { agreementPdf, copyName, findAgreement } from './agreement-copy.ts';
import { type ReadOffer, readOffer } from './plan-offer.queries.ts';
import { planOfferPath } from './plan-offer-link.ts';

/** The offer for its customer, as long as it waits for an answer. */
export async function offerMailOf(
  context: ServerContext,
  offerId: string,
): Promise<Mail | undefined> {
  const read = await readOffer(context.db, offerId);
  if (read?.offer.status !== 'sent' || !read.offer.content || !read.user.email) return undefined;
  const facts = {
    language: writtenLanguage(read.user.language),
    firstName: read.user.firstName,
    plan: readOffered(read.offer.content),
    link: customerLink(context, read),
  };
  const mail = await planOfferMailOf(facts, context.settings(), wordsOfMails(context));
  return { ...mail, to: read.user.email, id: `plan-offer-${offerId}` };
}

/** That it was declined, for the office. */
export async function declinedMailOf(
  context: ServerContext,
  offerId: string,
): Promise<Mail | undefined> {
  const read = await readOffer(context.db, offerId);
  if (!read?.offer.content) return undefined;
  const { offer, user } = read;
  const facts = {
    language: writtenLanguage(user.language),
    firstName: user.firstName,
    plan: readOffered(read.offer.content),
    link: officeLink(context, offer.id),
  };
  const customer = customerOf(user);
  const reason = offer.declineReason;
  const mail = await officePlanDeclinedMail(facts, reason, customer, context.settings());
  return { ...mail, ...toOffice(context, user), id: `plan-declined-${offer.id}` };
}

/** That it has started: for the customer with the copy, and for the office. */
export async function startedMailOf(
  context: ServerContext,
  agreementId: number,
  to: 'customer' | 'office',
): Promise<Mail | undefined> {
  const found = await readStarted(context, agreementId);
  if (!found) return undefined;
  const { facts, user, agreement, offerId } = found;
  const id = `plan-started-${agreementId}-${to}`;
  if (to === 'office') {
    const link = officeLink(context, offerId);
    const mail = await officePlanStartedMail(
      { ...facts, link },
      customerOf(user),
      context.settings(),
    );
    return { ...mail, ...toOffice(context, user), id };
  }
  if (!user.email) return undefined;
  const mail = await planStartedMailOf(facts, context.settings(), wordsOfMails(context));
  const pdf = await agreementPdf(context, agreement);
  const attachment = {
    filename: copyName(agreementId),
    content: Buffer.from(pdf),
    type: 'application/pdf',
  };
  return { ...mail, to: user.email, attachment, id };
}

/** An objection for the office, or the office's answer for the customer. */
export async function objectionMailOf(
  context: ServerContext,
  agreementId: number,
  to: 'customer' | 'office',
): Promise<Mail | undefined> {
  const found = await readStarted(context, agreementId);
  if (!found?.agreement.objection) return undefined;
  const { facts, user, agreement } = found;
  const objection = agreement.objection ?? '';
  const id = `plan-objection-${agreementId}-${to}`;
  if (to === 'office') {
    const mail = await officeObjectionMail(facts, objection, customerOf(user), context.settings());
    return { ...mail, ...toOffice(context, user), id };
  }
  if (!user.email || !agreement.objectionAnswer) return undefined;
  const answer = agreement.objectionAnswer;
  const mail = await objectionAnswerMail(facts, { objection, answer }, context.settings());
  return { ...mail, to: user.email, id };
}

async function readStarted(context: ServerContext, agreementId: number) {
  const { db } = context;
  const agreement = await findAgreement(db, agreementId);
  if (!agreement) return undefined;
  const { servicePlanId } = agreement;
  const [offer] = await db
    .select({ id: planOffers.id })
    .from(planOffers)
    .where(eq(planOffers.servicePlanId, servicePlanId));
  const [plan] = await db.select().from(servicePlans).where(eq(servicePlans.id, servicePlanId));
  const read = offer && (await readOffer(db, offer.id));
  if (!read || !plan) return undefined;
  const facts: StartedFacts = {
    language: writtenLanguage(read.user.language),
    firstName: read.user.firstName,
    plan: readOffered(agreement.shownTerms),
    link: customerLink(context, read),
    signedName: agreement.signedName,
    way: agreement.way,
    startsOn: plan.startsOn,
  };
  return { facts, user: read.user, agreement, offerId: offer.id };
}

function customerOf(user: ReadOffer['user']) {
  return { name: displayName(user), email: user.email, phone: user.phone };
}

function toOffice({ config, settings }: ServerContext, user: ReadOffer['user']) {
  return {
    to: config.officeEmail ?? settings().email,
    ...(user.email && { replyTo: { name: displayName(user), address: user.email } }),
  };
}

/** The private page of an offer, in the language that its customer is written to in. */
function customerLink({ secrets, config }: ServerContext, { offer, user }: ReadOffer): string {
  const path = planOfferPath(secrets.planOfferLink, offer.id);
  return new URL(hrefIn(writtenLanguage(user.language), path), config.publicUrl).href;
}

function officeLink({ config }: ServerContext, offerId: string): string {
  return new URL(`/console/plans/offers/${offerId}`, config.publicUrl).href;
}
