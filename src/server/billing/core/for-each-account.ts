// Does something for one account after the other, each locked.
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { oneByOne } from '#server/platform/jobs/one-by-one.ts';
import type { ServerContext } from '../../context.ts';

/**
 * Works on each account in a transaction of its own that has locked it; of one that fails, nothing is left and the next one follows.
 *
 * @throws Error at the end when any failed, so that the job is tried again and, given up, is seen on the page of health.
 */
export function forEachAccount(
  { db, log }: Pick<ServerContext, 'db' | 'log'>,
  userIds: Iterable<string>,
  work: (tx: Tx, userId: string) => Promise<void>,
): Promise<void> {
  return oneByOne(log, new Set(userIds), {
    what: 'billing',
    nameOf: (userId) => userId,
    work: (userId) =>
      db.transaction(async (tx) => {
        await lockAccounts(tx, [userId]);
        await work(tx, userId);
      }),
  });
}
