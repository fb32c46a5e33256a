// Lets photos go: no one sees them from now on, and the hourly sweep removes their files and then their rows.
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';

/** No uploader has this hash. */
const NOBODY = '0'.repeat(64);

export async function erasePhotos(tx: Tx, which: SQL, at: Date): Promise<void> {
  await tx.execute(sql`
    update photos set quote_request_id = null, service_request_id = null, request_message_id = null, visit_id = null,
      chat_message_id = null, lead_entry_id = null, visit_problem_id = null,
      kind = null, position = null, owner_hash = ${NOBODY}, expires_at = ${at.toISOString()}
    where ${which}`);
}
