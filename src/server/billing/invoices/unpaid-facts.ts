// What reminders and autopay both ask of an unpaid invoice, as parts of a statement about invoices.
// Names stand as the database has them: within a statement about one table, columns are written without theirs.
import { sql } from 'drizzle-orm';
import { MOST_TRIES } from '#company/rules/billing/autopay.ts';
import { ON_PROBLEM_LIST } from '#company/rules/visits/problem-machine.ts';
import { oneOf } from '#server/platform/database/schema/columns.ts';

export const openCents = sql<number>`coalesce((select sum(line.cents) from ledger_lines line
  where line.invoice_id = invoices.id), 0)::float8`;

/** Whether something may be owed on it, by which statements begin: the sum is asked of these alone. */
export const isUnsettled = sql<boolean>`invoices.id in (select unsettled.invoice_id from unsettled_invoices unsettled)`;

/** A customer says that something of it went wrong, and the office has not closed it; or they dispute a payment at their bank. */
export const isDisputed = sql<boolean>`(exists (select from invoice_items item join visit_problems problem on problem.visit_id = item.visit_id
  where item.invoice_id = invoices.id and problem.status in (${oneOf(ON_PROBLEM_LIST)}))
  or exists (select from stripe_disputes dispute join online_payments paid on paid.id = dispute.online_payment_id
    where paid.user_id = invoices.user_id and dispute.status = 'open'))`;

export const isHeld = sql<boolean>`exists (select from reminder_holds hold
  where hold.user_id = invoices.user_id and hold.ended_at is null)`;

export const hasAddress = sql<boolean>`exists (select from users
  where users.id = invoices.user_id and users.email is not null and users.disabled_at is null)`;

/** Charges of autopay that failed. */
export const failedTries = sql<number>`(select count(*) from online_payments failed
  where failed.invoice_id = invoices.id and failed.is_autopay and failed.status = 'canceled' and failed.failure is not null)::int`;

/** Whether autopay has taken it once: what is owed again after that is for the customer to pay. */
export const wasCharged = sql<boolean>`exists (select from online_payments paid
  where paid.invoice_id = invoices.id and paid.is_autopay and paid.payment_id is not null)`;

/** The agreement by which an account pays, when it is on and its card or account is still kept. */
export const agreement = sql<{
  id: number;
  methodId: string;
  method: string;
  noticeDays: number;
} | null>`
  (select json_build_object('id', latest.id, 'methodId', method.id, 'method', method.label, 'noticeDays', latest.notice_days)
    from (select * from autopay_changes change where change.user_id = invoices.user_id order by change.id desc limit 1) latest
    join saved_methods method on method.id = latest.method_id and method.removed_at is null and method.user_id = invoices.user_id
    where latest.kind <> 'off')`;

/** Whether autopay takes care of it: its customer is not reminded until the last try has failed. */
export const isOnAutopay = sql<boolean>`(${agreement} is not null and ${failedTries} < ${sql.raw(String(MOST_TRIES))} and not ${wasCharged})`;
