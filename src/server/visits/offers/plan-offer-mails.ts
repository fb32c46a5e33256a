// Enqueues the mails about offered and agreed plans: one job per recipient, so that a retry never repeats the other one's.
import type { JobKind } from '#server/platform/jobs/job.ts';

/** The offer to its customer. */
export const planOfferMail: JobKind<{ offerId: string }> = { name: 'plan-offer-mail' };

/** That a plan has started, to its customer with the copy, or to the office. */
export const planStartedMail: JobKind<{ agreementId: number; to: 'customer' | 'office' }> = {
  name: 'plan-started-mail',
};

/** That an offer was declined, to the office. */
export const planDeclinedMail: JobKind<{ offerId: string }> = { name: 'plan-declined-mail' };

/** An objection to the office, and its answer to the customer. */
export const planObjectionMail: JobKind<{ agreementId: number; to: 'customer' | 'office' }> = {
  name: 'plan-objection-mail',
};

/** Makes the PDF of an agreement. */
export const agreementCopy: JobKind<{ agreementId: number }> = { name: 'plan-agreement-copy' };
