// How we reach the customer about a request: the account's own address, and the number of the person who asks.
import { inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';

/** Mails about a request go to the holder of the account; the phone is the asker's own, else the holder's. */
export async function contactOfAsker(
  db: Db,
  { id, customerId, email }: SignedInPerson,
): Promise<{ email: string; phone: string | null }> {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [id, customerId]));
  const holder = rows.find((row) => row.id === customerId);
  const asker = rows.find((row) => row.id === id);
  return { email: holder?.email ?? email, phone: asker?.phone ?? holder?.phone ?? null };
}
