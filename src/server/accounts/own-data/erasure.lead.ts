// What the journal keeps of an erasure, so that a restore from a backup of before erases again.
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/platform/database/schema/account.ts';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import { type LeadKeeper, listOf } from '#server/platform/journal/lead-keeper.ts';
import { noAddress } from './deletion-terms.ts';
import { erasePerson } from './erase-account.ts';

type ErasureRow = { user_id: string; asked_at: string; due_at: string; erased_at: string };

/** The files of an account that is erased again went at the first time. */
export const erasureLead: LeadKeeper = {
  kind: 'account-erasure',
  read: (id) => sql`
    select 1 as version, json_build_object('account_deletions', json_build_array(json_build_object(
      'user_id', user_id, 'asked_at', asked_at, 'due_at', due_at, 'erased_at', erased_at))) as rows
    from account_deletions where user_id = ${id}::uuid and erased_at is not null`,

  async versions(db, ids) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select user_id::text as id from account_deletions
      where erased_at is not null and user_id in (select value::uuid from ${listOf(ids)})`);
    return new Map(rows.map(({ id }) => [id, 1]));
  },

  async restore(tx, rowsOf) {
    for (const row of rowsOf('account_deletions') as ErasureRow[]) {
      const userId = row.user_id;
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (!user) continue;
      const at = new Date(row.erased_at);
      await erasePerson(tx, { userId, email: user.email ?? noAddress(userId), at });
      const times = { askedAt: new Date(row.asked_at), dueAt: new Date(row.due_at), erasedAt: at };
      await tx
        .insert(accountDeletions)
        .values({ userId, ...times })
        .onConflictDoUpdate({ target: accountDeletions.userId, set: times });
    }
  },
};
