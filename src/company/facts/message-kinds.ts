// The kinds of mail and text messages that the program sends, by the job that sends each: what it is called, and what may be stored of it.

type KindRow = {
  /** The name of its job. */
  value: string;
  label: string;
  channel: 'mail' | 'text';
  /** It carries a code or link that signs someone in: what it says is never stored, and it is never sent again as it was. */
  isSecret?: true;
};

export const messageKinds = [
  { value: 'sign-in-mail', label: 'Sign-in code', channel: 'mail', isSecret: true },
  { value: 'account-invitation-mail', label: 'Invitation', channel: 'mail', isSecret: true },
  { value: 'passkey-mail', label: 'New passkey', channel: 'mail' },
  {
    value: 'email-change-code-mail',
    label: 'Code for a new email',
    channel: 'mail',
    isSecret: true,
  },
  { value: 'email-change-notice-mail', label: 'New email', channel: 'mail' },
  { value: 'account-deletion-mail', label: 'Account deletion', channel: 'mail' },
  { value: 'appointment-mail', label: 'Consultation', channel: 'mail' },
  { value: 'quote-mail', label: 'Quote request', channel: 'mail' },
  { value: 'plan-mail', label: 'Lawn plan request', channel: 'mail' },
  { value: 'estimate-mail', label: 'Estimate', channel: 'mail' },
  { value: 'held-digest-mail', label: 'Held messages', channel: 'mail' },
  { value: 'lead-answer-mail', label: 'Reply to a lead', channel: 'mail' },
  { value: 'lead-alert', label: 'Lead that waits', channel: 'text' },
  { value: 'lead-news-mail', label: 'News of a lead', channel: 'mail' },
  { value: 'service-request-mail', label: 'Service request', channel: 'mail' },
  { value: 'quote-follow-up-mail', label: 'Quote follow-up', channel: 'mail' },
  { value: 'plan-offer-mail', label: 'Plan offer', channel: 'mail' },
  { value: 'plan-started-mail', label: 'Plan started', channel: 'mail' },
  { value: 'plan-declined-mail', label: 'Plan declined', channel: 'mail' },
  { value: 'plan-objection-mail', label: 'Plan objection', channel: 'mail' },
  { value: 'plan-change-mail', label: 'Plan change', channel: 'mail' },
  { value: 'plan-renewal-mail', label: 'Plan renewal', channel: 'mail' },
  { value: 'visit-notice-mail', label: 'Visit', channel: 'mail' },
  { value: 'visit-moved-mail', label: 'Moved visit', channel: 'mail' },
  { value: 'moved-visit-mail', label: 'Rain day', channel: 'mail' },
  { value: 'moved-visit-text', label: 'Rain day', channel: 'text' },
  { value: 'application-re-entry-mail', label: 'Lawn treatment', channel: 'mail' },
  { value: 'crew-problem-mail', label: 'Crew report', channel: 'mail' },
  { value: 'visit-problem-mail', label: 'Reported problem', channel: 'mail' },
  { value: 'visit-problem-message-mail', label: 'Message about a problem', channel: 'mail' },
  { value: 'visit-problem-reply-mail', label: 'Reply to a problem', channel: 'mail' },
  { value: 'visit-problem-remedy-mail', label: 'Remedy of a problem', channel: 'mail' },
  { value: 'review-request-mail', label: 'Review request', channel: 'mail' },
  { value: 'invoice-mail', label: 'Invoice', channel: 'mail' },
  { value: 'statement-mail', label: 'Statement', channel: 'mail' },
  { value: 'payment-reminder-mail', label: 'Payment reminder', channel: 'mail' },
  { value: 'online-receipt-mail', label: 'Receipt', channel: 'mail' },
  { value: 'autopay-change-mail', label: 'Autopay on or off', channel: 'mail' },
  { value: 'autopay-notice-mail', label: 'Autopay charge ahead', channel: 'mail' },
  { value: 'autopay-failed-mail', label: 'Autopay failed', channel: 'mail' },
  { value: 'newsletter-welcome-mail', label: 'Newsletter', channel: 'mail' },
  { value: 'mailing-test-mail', label: 'Newsletter test', channel: 'mail' },
  { value: 'deliver-mailings', label: 'Newsletter issue', channel: 'mail' },
  { value: 'photo-permission-mail', label: 'Photo permission', channel: 'mail' },
  { value: 'mention-mail', label: 'Mention in a note', channel: 'mail' },
  { value: 'chat-mail', label: 'Live chat', channel: 'mail' },
  { value: 'chat-text', label: 'Text message', channel: 'text' },
  { value: 'missed-call-text', label: 'Missed call', channel: 'text' },
  { value: 'chat-alert', label: 'Live chat alert', channel: 'text' },
  { value: 'storm-text', label: 'Storm call', channel: 'text' },
] as const satisfies readonly KindRow[];

/** The name of the job that sends a message. */
export type MessageKind = (typeof messageKinds)[number]['value'];

/** The job that sends a message once more as a copy. */
export const COPY_JOB = 'sent-again-mail';

const kinds: readonly KindRow[] = messageKinds;

/** A kind by the name of its job; undefined for jobs that send nothing. */
export function messageKindOf(job: string | null | undefined): KindRow | undefined {
  return kinds.find(({ value }) => value === job);
}

/** Whether a job sends a message. */
export function sendsMessage(job: string): boolean {
  return job === COPY_JOB || messageKindOf(job) !== undefined;
}

/** What a kind is called. A message from before kinds were written down has none. */
export function messageKindLabel(job: string | null): string {
  return messageKindOf(job)?.label ?? 'Message';
}
