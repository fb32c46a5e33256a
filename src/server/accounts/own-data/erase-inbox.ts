// Erases what the leads inbox has of someone: calls that were written down, and pictures that came with their mails. What else
// stands in a thread goes with the request or booking that it is about.
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { erasePhotos } from './erase-photos.ts';
import { theirLeads } from './owner-of-rows.ts';

/** Before the requests and bookings themselves, by which the threads are found. */
export async function eraseInbox(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const theirs = theirLeads(userId);
  await erasePhotos(
    tx,
    sql`lead_entry_id in (select id from lead_entries where lead_id in (select id from leads where ${theirs}))`,
    at,
  );
  await tx.execute(
    sql`delete from lead_entries where lead_id in (select id from leads where ${theirs})`,
  );
  await tx.execute(
    sql`delete from phone_calls where id in (select call_id from leads where call_id is not null and ${theirs})`,
  );
}
