// Writes down who did what to which thing; the rows are only ever added to, but that a deletion takes out a reason that someone typed.
import type { Db } from '../database/client.ts';
import { inChunks } from '../database/in-chunks.ts';
import { auditLog } from '../database/schema/operations.ts';
import { notifyStaff } from '../realtime/notify-staff.ts';

/** What is written down. Each new kind of action is named here. */
export type AuditAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'passkey-added'
  | 'passkey-named'
  | 'passkey-removed'
  | 'role-changed'
  | 'photo-opened'
  | 'service-request-asked'
  | 'service-request-changed'
  | 'service-request-cancelled'
  | 'service-request-taken-up'
  | 'service-request-declined'
  | 'service-request-called-off'
  | 'service-request-reopened'
  | 'service-request-taken-down'
  | 'service-request-scheduled'
  | 'service-request-completed'
  | 'service-request-message'
  | 'quote-drafted'
  | 'quote-changed'
  | 'quote-sent'
  | 'quote-revised'
  | 'quote-accepted'
  | 'quote-declined'
  | 'quote-opened'
  | 'appointment-made'
  | 'appointment-moved'
  | 'appointment-noted'
  | 'appointment-outcome'
  | 'closure-added'
  | 'closure-removed'
  | 'slot-rule-added'
  | 'slot-rule-changed'
  | 'slot-rule-removed'
  | 'crew-feed-changed'
  | 'busy-calendar-changed'
  | 'visit-moved'
  | 'visit-noted'
  | 'visit-rated'
  | 'visit-on-the-way'
  | 'visit-set-out-undone'
  | 'visit-arrived'
  | 'visit-completed'
  | 'visit-skipped'
  | 'visit-times-confirmed'
  | 'print-link-added'
  | 'print-link-changed'
  | 'hours-confirmed'
  | 'hours-corrected'
  | 'hours-export-taken'
  | 'hours-export-downloaded'
  | 'visit-unskipped'
  | 'crew-report-handled'
  | 'crew-link-renewed'
  | 'problem-reported'
  | 'problem-written'
  | 'problem-answered'
  | 'problem-remedied'
  | 'problem-closed'
  | 'problem-reopened'
  | 'plan-offer-drafted'
  | 'plan-offer-changed'
  | 'plan-offer-sent'
  | 'plan-offer-accepted'
  | 'plan-offer-agreed-for'
  | 'plan-offer-declined'
  | 'plan-offer-withdrawn'
  | 'plan-offer-lapsed'
  | 'plan-started'
  | 'plan-agreement-objected'
  | 'plan-agreement-answered'
  | 'plan-changed'
  | 'plan-weekday-changed'
  | 'plan-renewed'
  | 'plan-change-proposed'
  | 'plan-change-withdrawn'
  | 'plan-change-declined'
  | 'plan-size-confirmed'
  | 'visits-laid'
  | 'visit-given-to-crew'
  | 'crew-made'
  | 'crew-changed'
  | 'crew-day-ordered'
  | 'day-move-drafted'
  | 'day-move-changed'
  | 'day-move-sent'
  | 'day-move-undone'
  | 'day-move-discarded'
  | 'contact-changed'
  | 'name-changed'
  | 'property-changed'
  | 'gate-code-revealed'
  | 'notices-changed'
  | 'calendar-feed-changed'
  | 'chat-closed'
  | 'chat-assigned'
  | 'chat-prioritized'
  | 'chat-reopened'
  | 'chat-snoozed'
  | 'chat-unsnoozed'
  | 'chat-blocked'
  | 'chat-unblocked'
  | 'chat-let-in'
  | 'chat-customer-chosen'
  | 'chat-wrong-number'
  | 'chat-right-number'
  | 'chat-offered'
  | 'chat-offer-withdrawn'
  | 'chat-made-work'
  | 'chat-exported'
  | 'chat-erased'
  | 'canned-reply-changed'
  | 'chat-settings-changed'
  | 'settings-changed'
  | 'site-opened'
  | 'site-closed'
  | 'test-mail-sent'
  | 'consultation-type-added'
  | 'consultation-type-changed'
  | 'promo-code-added'
  | 'promo-code-changed'
  | 'customer-made'
  | 'customer-changed'
  | 'customer-noted'
  | 'customer-note-removed'
  | 'customer-note-restored'
  | 'consent-recorded'
  | 'consent-withdrawn'
  | 'consent-restored'
  | 'customers-merged'
  | 'merge-undone'
  | 'customers-imported'
  | 'customers-import-undone'
  | 'plan-imported'
  | 'customers-exported'
  | 'application-records-exported'
  | 'lead-moved'
  | 'lead-assigned'
  | 'lead-noted'
  | 'lead-called'
  | 'lead-call-taken'
  | 'lead-answered'
  | 'lead-let-in'
  | 'lead-held'
  | 'lead-released'
  | 'lead-made-customer'
  | 'lead-made-request'
  | 'lead-booked'
  | 'content-drafted'
  | 'content-draft-discarded'
  | 'content-added'
  | 'content-published'
  | 'content-scheduled'
  | 'content-schedule-canceled'
  | 'content-schedule-failed'
  | 'content-restored'
  | 'content-hidden'
  | 'content-shown'
  | 'content-moved'
  | 'content-removed'
  | 'picture-added'
  | 'picture-changed'
  | 'picture-retried'
  | 'picture-removed'
  | 'photo-permission'
  | 'review-published'
  | 'review-refused'
  | 'review-answered'
  | 'mailing-written'
  | 'mailing-changed'
  | 'mailing-scheduled'
  | 'mailing-unscheduled'
  | 'mailing-started'
  | 'mailing-paused'
  | 'mailing-resumed'
  | 'mailing-finished'
  | 'mailing-canceled'
  | 'mailing-tested'
  | 'subscriber-handled'
  | 'subscriber-restored'
  | 'subscriber-admitted'
  | 'subscriber-removed'
  | 'content-renamed'
  | 'content-translated'
  | 'content-translation-restored'
  | 'invoice-issued'
  | 'invoice-mailed'
  | 'credit-note-issued'
  | 'charge-added'
  | 'charge-removed'
  | 'payment-taken'
  | 'payment-reversed'
  | 'refund-given'
  | 'statements-mailed'
  | 'reminders-held'
  | 'reminders-resumed'
  | 'payment-step-due'
  | 'payment-step-not-due'
  | 'online-payment-booked'
  | 'billing-task-done'
  | 'payment-method-removed'
  | 'autopay-turned-on'
  | 'tip-refunded'
  | 'autopay-method-replaced'
  | 'autopay-turned-off'
  | 'autopay-charge-failed'
  | 'journal-exported'
  | 'report-exported'
  | 'books-export-taken'
  | 'books-export-downloaded'
  | 'storm-notice-raised'
  | 'storm-notice-ended'
  | 'email-change-asked'
  | 'email-changed'
  | 'account-invitation-sent'
  | 'account-invitation-withdrawn'
  | 'account-person-joined'
  | 'account-person-removed'
  | 'staff-invited'
  | 'staff-invitation-withdrawn'
  | 'rights-given'
  | 'staff-disabled'
  | 'staff-enabled'
  | 'message-sent-again'
  | 'message-set-aside'
  | 'portal-viewing-started'
  | 'portal-viewing-ended'
  | 'data-exported'
  | 'deletion-asked'
  | 'deletion-undone'
  | 'account-erased';

/** What someone does for themselves, which colleagues are not told of. */
export const PRIVATE_ACTIONS: readonly AuditAction[] = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'passkey-added',
  'passkey-named',
  'passkey-removed',
  'photo-opened',
  'gate-code-revealed',
  'notices-changed',
  'calendar-feed-changed',
  'data-exported',
  'test-mail-sent',
];

/** What else tells an action from others. */
export type AuditDetails = Record<string, string | number | boolean | null>;

export type AuditEntry = {
  /** Who did it; null for someone not signed in and for the program itself. */
  actorId: string | null;
  action: AuditAction;
  /** The thing that it was done to: a row by its id, or an e-mail address by its hash. */
  subject?: {
    type:
      | 'user'
      | 'address'
      | 'photo'
      | 'visit'
      | 'appointment'
      | 'closure'
      | 'slot-rule'
      | 'crew'
      | 'crew-report'
      | 'plan'
      | 'plan-offer'
      | 'day-move'
      | 'property'
      | 'customer-import'
      | 'print-link'
      | 'passkey'
      | 'invitation'
      | 'service-request'
      | 'quote'
      | 'chat'
      | 'lead'
      | 'canned-reply'
      | 'consultation-type'
      | 'promo-code'
      | 'content'
      | 'review'
      | 'mailing'
      | 'subscriber'
      | 'picture'
      | 'photo-permission'
      | 'message'
      | 'settings'
      | 'invoice'
      | 'payment'
      | 'charge';
    id: string;
  };
  /** What else tells the action from others; no secrets, and no personal data that the subject names already. */
  details?: AuditDetails;
  at: Date;
};

/** Adds the lines of what was done to many things at once, by one person or by the program itself. */
export async function auditMany(
  tx: Db,
  entries: readonly Omit<AuditEntry, 'actorId'>[],
  actorId: string | null = null,
): Promise<void> {
  for (const chunk of inChunks(entries)) {
    await tx.insert(auditLog).values(
      chunk.map(({ action, subject, details = {}, at }) => ({
        actorId,
        action,
        subjectType: subject?.type,
        subjectId: subject?.id,
        details,
        createdAt: at,
      })),
    );
  }
  if (actorId) await notifyStaff(tx, 'colleague');
}

/** Adds a line to the audit log, in the transaction of the action, so that neither is there without the other. */
export async function audit(
  tx: Db,
  { actorId, action, subject, details = {}, at }: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId,
    action,
    subjectType: subject?.type,
    subjectId: subject?.id,
    details,
    createdAt: at,
  });
  if (actorId && !PRIVATE_ACTIONS.includes(action)) await notifyStaff(tx, 'colleague');
}
