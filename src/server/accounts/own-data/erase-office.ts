// Erases what the office keeps about someone: notes, consents, which mails went to them, and that two accounts were one.
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { eraseSentTexts } from './erase-texts.ts';

/** What staff have written down of a person, and what went to them, at `numbers` by text. Nothing of it is kept. */
export async function eraseOfficeRecords(
  tx: Tx,
  { userId, email, numbers }: { userId: string; email: string; numbers: readonly string[] },
): Promise<void> {
  await tx.execute(sql`delete from customer_notes where user_id = ${userId}`);
  // Of who once worked in the office.
  await tx.execute(sql`delete from saved_views where user_id = ${userId}`);
  await tx.execute(sql`delete from activity_seen where user_id = ${userId}`);
  await eraseSentMails(tx, email);
  await eraseSentTexts(tx, numbers);
  await tx.execute(sql`delete from consents where user_id = ${userId}`);
  await tx.execute(
    sql`delete from customer_merges where stayed_id = ${userId} or gone_id = ${userId}`,
  );
}

/** Which mails went to an address. */
export async function eraseSentMails(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from sent_mails where lower(recipient) = lower(${email})`);
}

/** Accounts that turned out to be the same person: they go with the one they were merged into. */
export async function accountsMergedInto(
  tx: Tx,
  userId: string,
): Promise<{ id: string; email: string | null }[]> {
  const { rows } = await tx.execute<{ id: string; email: string | null }>(
    sql`select id, email from users where merged_into = ${userId} order by id`,
  );
  return rows;
}
