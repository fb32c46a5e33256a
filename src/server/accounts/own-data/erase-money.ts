// Erases what records of money say in words: who was billed, where, for what, and why something was credited. Amounts, days, kinds and taxes
// stay, since the books would not come to zero without them (docs/product/data-and-safety.md#deleting-an-account).
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { NO_NAME } from './deletion-terms.ts';

/** Whether something is owed on an account: it is settled before the account is deleted. */
export async function owesMoney(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select id from invoices where user_id = ${userId}
      and (select coalesce(sum(cents), 0) from ledger_lines where invoice_id = invoices.id) > 0 limit 1`);
  return rows.length > 0;
}

/** Before visits and credits, which items of invoices name until their records go. A second time it takes what has become too old since. */
export async function eraseMoney(
  tx: Tx,
  { userId, at, retainedFrom }: { userId: string; at: Date; retainedFrom: Date },
): Promise<void> {
  await forgetSources(tx, userId, retainedFrom);
  await forgetItems(tx, userId);
  await tx.execute(sql`delete from charges where user_id = ${userId}`);
  await tx.execute(sql`delete from reminder_holds where user_id = ${userId}`);
  await tx.execute(sql`delete from statement_mails where user_id = ${userId}
    or user_id in (select id from users where merged_into = ${userId})`);
  await tx.execute(sql`
    update invoices set billed_to = ${NO_NAME} where user_id = ${userId} and billed_to <> ${NO_NAME}`);
  await tx.execute(sql`
    update exported_entries set customer = ${NO_NAME}
    where entry_id in (select id from ledger_entries where user_id = ${userId}) and customer <> ${NO_NAME}`);
  await tx.execute(sql`
    update credit_notes set reason = ''
    where invoice_id in (select id from invoices where user_id = ${userId}) and reason <> ''`);
  await tx.execute(sql`
    update payments set reference = '', note = '', reverse_reason = case when reversed_at is not null then '' end
    where user_id = ${userId}`);
  await tx.execute(sql`
    update online_payments set method_label = '' where user_id = ${userId}`);
  await tx.execute(sql`
    update autopay_changes set method_label = '', reason = ''
    where user_id = ${userId} or user_id in (select id from users where merged_into = ${userId})`);
  await tx.execute(sql`delete from billing_tasks where user_id = ${userId}`);
  await tx.execute(sql`delete from saved_methods where user_id = ${userId}`);
  // Stripe deletes what it keeps for them by a job, which finds its customers by these rows.
  await tx.execute(sql`
    update stripe_customers set user_id = null, erased_at = ${at.toISOString()}
    where user_id = ${userId} or user_id in (select id from users where merged_into = ${userId})`);
  await tx.execute(sql`
    update refunds set reference = '', reason = '' where user_id = ${userId}`);
}

/** What goes with the account or by its age was billed, but can be looked up no longer. */
async function forgetSources(tx: Tx, userId: string, retainedFrom: Date): Promise<void> {
  const from = retainedFrom.toISOString();
  await tx.execute(sql`
    update invoice_items set visit_id = null where visit_id in (
      select visits.id from visits join properties on properties.id = visits.property_id
      where properties.user_id = ${userId} and (completed_at is null or completed_at < ${from}))`);
  await tx.execute(sql`
    update invoice_items set credit_id = null where credit_id in (
      select id from customer_credits where user_id = ${userId} and created_at < ${from})`);
  await tx.execute(sql`
    update invoice_items set charge_id = null where charge_id in (
      select id from charges where user_id = ${userId})`);
}

/** Places go, and the words that the office has written; what a plan calls its work stays. */
async function forgetItems(tx: Tx, userId: string): Promise<void> {
  const own = sql`invoice_id in (select id from invoices where user_id = ${userId})`;
  await tx.execute(sql`update invoice_items set place = '' where ${own} and place <> ''`);
  await tx.execute(sql`
    update invoice_items set title = case kind when 'charge' then 'Charge' when 'deposit' then 'Deposit'
        when 'progress' then 'Progress payment' else title end,
      lines = (select coalesce(jsonb_agg(line || jsonb_build_object('label', initcap(kind)) order by position), '[]')
        from jsonb_array_elements(lines) with ordinality as each (line, position))
    where ${own} and kind in ('job', 'charge', 'credit', 'deposit', 'progress')`);
}

/** Deposits of quotes that go were billed, but can be looked up no longer. */
export async function forgetSteps(tx: Tx, quoteIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update invoice_items set step_id = null where step_id in (
      select id from quote_payment_steps where quote_id = any(${sql.param(quoteIds)}::uuid[]))`);
}
