// What becomes of every column with an email address when a customer gets another one: a line for each.
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';

/**
 * `moves`: it says where its person is reached or finds it in their portal. `stays`: it says where something was sent, or is of
 * itself gone soon. `own`: it is written by the change itself or by the database.
 */
type Fate = 'moves' | 'stays' | 'own';

/** By "table.column"; a test compares it with the database. */
export const addressPlaces: Readonly<Record<string, Fate>> = {
  'account_deletions.farewell_to': 'stays',
  'account_invitations.email': 'stays',
  'appointments.customer_email': 'moves',
  'chat_sessions.customer_email': 'moves',
  'chat_sessions.mail_address': 'stays',
  'email_changes.email': 'own',
  'email_changes.former_email': 'own',
  'estimate_mails.email': 'stays',
  'leads.mailbox': 'own',
  'newsletter_subscriptions.email': 'moves',
  'phone_calls.email': 'moves',
  'plan_requests.email': 'moves',
  'quote_requests.email': 'moves',
  'quotes.customer_email': 'moves',
  'sent_mails.recipient': 'stays',
  'service_requests.customer_email': 'moves',
  'sign_in_codes.email': 'stays',
  'users.email': 'own',
};

/** Readdresses what was sent with the address of before, so that its person finds it and is reached. */
export async function moveAddress(tx: Tx, from: string, to: string): Promise<void> {
  for (const [place, fate] of Object.entries(addressPlaces)) {
    if (fate !== 'moves') continue;
    const [table = '', column = ''] = place.split('.');
    const address = sql.identifier(column);
    await tx.execute(sql`
      update ${sql.identifier(table)} as row set ${address} = ${to}
      where lower(row.${address}) = ${from.toLowerCase()} ${unlessSubscribed(place, to)}`);
  }
}

/** Someone who gets the newsletter at the new address already gets it once. */
function unlessSubscribed(place: string, to: string) {
  if (place !== 'newsletter_subscriptions.email') return sql``;
  return sql`and not exists (
    select from newsletter_subscriptions as other where lower(other.email) = ${to.toLowerCase()})`;
}
