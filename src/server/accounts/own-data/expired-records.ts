// Takes away the records of deleted accounts whose years are over, a little each night.
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';
import { retainedFrom } from './deletion-terms.ts';
import { eraseWork } from './erase-work.ts';
import { erasureRest } from './forget-leads.ts';

/** Goes once over every deleted account of which something is still kept. */
export async function eraseExpiredRecords(context: ServerContext): Promise<void> {
  const at = context.clock();
  const { rows } = await context.db.execute<{ userId: string }>(sql`
    select user_id as "userId" from account_deletions as deletion where erased_at is not null and (
      exists (select from properties where user_id = deletion.user_id)
      or exists (select from quote_acceptances where accepted_by = deletion.user_id)
      or exists (select from plan_agreements where user_id = deletion.user_id)
      or exists (select from quotes where user_id = deletion.user_id)
      or exists (select from customer_credits where user_id = deletion.user_id))`);
  for (const { userId } of rows) {
    await context.db.transaction(async (tx) => {
      const rest = await eraseWork(tx, { userId, email: null, at, retainedFrom: retainedFrom(at) });
      if (rest.leads.length + rest.copies.length > 0) {
        await context.jobs.enqueue(tx, erasureRest, rest);
      }
    });
  }
}
