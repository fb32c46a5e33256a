// Why each kind of message leaves, and by what its reader has agreed to it. A kind without both does not compile.
import type { MessageKind } from './message-kinds.ts';

/** Whole sentences, as the office reads them. */
type MessageReason = { why: string; consent: string };

const ASKED = 'They asked us.';
const CUSTOMER = 'They are our customer, and it is about their own work. It is no advertising.';
const NOTICES = 'They are our customer and have not turned this email off.';
const OWN_ACT = 'They did it themselves.';
const OURSELVES = 'It goes to ourselves.';

const reasons: Readonly<Record<MessageKind, MessageReason>> = {
  'sign-in-mail': { why: 'Someone wants to sign in with this address.', consent: OWN_ACT },
  'account-invitation-mail': {
    why: 'A customer invited them to share the account.',
    consent: 'Their family or household asked for it.',
  },
  'passkey-mail': { why: 'A passkey was added to their account.', consent: OWN_ACT },
  'email-change-code-mail': { why: 'Someone wants to use this address.', consent: OWN_ACT },
  'email-change-notice-mail': { why: 'Their account has another address now.', consent: CUSTOMER },
  'account-deletion-mail': { why: 'Their account is being deleted.', consent: OWN_ACT },
  'appointment-mail': {
    why: 'A consultation was booked, moved or canceled, or is tomorrow.',
    consent: 'They booked it.',
  },
  'quote-mail': { why: 'They sent a quote request.', consent: ASKED },
  'plan-mail': { why: 'They sent a lawn plan request.', consent: ASKED },
  'estimate-mail': { why: 'They wanted their estimate by email.', consent: ASKED },
  'held-digest-mail': { why: 'Forms were held for the office to look at.', consent: OURSELVES },
  'lead-answer-mail': { why: 'The office answers what they asked.', consent: ASKED },
  'lead-alert': { why: 'No one has answered a lead.', consent: OURSELVES },
  'lead-news-mail': { why: 'Something is new about a lead.', consent: OURSELVES },
  'service-request-mail': { why: 'A service request or its quote has news.', consent: ASKED },
  'quote-follow-up-mail': {
    why: 'A quote that they were sent has no answer.',
    consent: 'They asked for this quote.',
  },
  'plan-offer-mail': { why: 'The office offers them a plan.', consent: ASKED },
  'plan-started-mail': { why: 'Their plan has started.', consent: 'They agreed to the plan.' },
  'plan-declined-mail': { why: 'A plan offer was declined.', consent: OURSELVES },
  'plan-objection-mail': { why: 'A customer objects to a new price.', consent: OURSELVES },
  'plan-change-mail': {
    why: 'Their plan changes on a day to come.',
    consent: 'The agreement of their plan asks us to say so.',
  },
  'plan-renewal-mail': {
    why: 'Their plan goes on for another year.',
    consent: 'The agreement of their plan asks us to say so.',
  },
  'visit-notice-mail': { why: 'A visit is ahead, on its way, or over.', consent: NOTICES },
  'visit-moved-mail': { why: 'Their visit has another day or time.', consent: CUSTOMER },
  'moved-visit-mail': { why: 'Weather moved their visit.', consent: CUSTOMER },
  'moved-visit-text': {
    why: 'Weather moved their visit.',
    consent: 'They agreed to texts about visits, and have not taken it back.',
  },
  'application-re-entry-mail': {
    why: 'Their lawn was treated, and the law asks us to say so.',
    consent: CUSTOMER,
  },
  'crew-problem-mail': { why: 'A crew reported a problem.', consent: OURSELVES },
  'visit-problem-mail': { why: 'A customer reported a problem.', consent: OURSELVES },
  'visit-problem-message-mail': { why: 'A customer wrote about a problem.', consent: OURSELVES },
  'visit-problem-reply-mail': { why: 'We answer a problem they reported.', consent: ASKED },
  'visit-problem-remedy-mail': {
    why: 'We say what we do about a problem they reported.',
    consent: ASKED,
  },
  'review-request-mail': { why: 'Their visit was done.', consent: NOTICES },
  'invoice-mail': { why: 'Work that was done is billed.', consent: CUSTOMER },
  'statement-mail': { why: 'The office sent the statement of their account.', consent: CUSTOMER },
  'payment-reminder-mail': { why: 'An invoice is overdue and not paid.', consent: CUSTOMER },
  'online-receipt-mail': { why: 'They paid.', consent: OWN_ACT },
  'autopay-change-mail': { why: 'Autopay was turned on or off.', consent: OWN_ACT },
  'autopay-notice-mail': {
    why: 'Autopay will charge them on a day to come.',
    consent: 'They turned autopay on, which asks us to say so.',
  },
  'missed-call-text': {
    why: 'They called, and no one answered.',
    consent: 'They called us. One text answers that, once in 24 hours at most.',
  },
  'autopay-failed-mail': {
    why: 'A charge by autopay failed.',
    consent: 'They turned autopay on, which asks us to say so.',
  },
  'newsletter-welcome-mail': { why: 'They signed up for the newsletter.', consent: OWN_ACT },
  'mailing-test-mail': { why: 'The office tries out an issue.', consent: OURSELVES },
  'deliver-mailings': {
    why: 'An issue of the newsletter goes out.',
    consent: 'They signed up for it and have not left it.',
  },
  'photo-permission-mail': {
    why: 'We would like to show photos of their visit.',
    consent: CUSTOMER,
  },
  'mention-mail': { why: 'A note mentions a colleague who is away.', consent: OURSELVES },
  'chat-mail': { why: 'Their conversation has an answer.', consent: ASKED },
  'chat-text': { why: 'Their conversation has an answer.', consent: 'They texted us first.' },
  'chat-alert': { why: 'A conversation waits for an answer.', consent: OURSELVES },
  'storm-text': { why: 'Someone asked for an emergency call.', consent: OURSELVES },
};

/** Why a kind leaves; null for one that is no longer known. */
export function messageReasonOf(kind: string | null): MessageReason | null {
  return kind !== null && Object.hasOwn(reasons, kind) ? reasons[kind as MessageKind] : null;
}
