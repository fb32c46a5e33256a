// Has the open pages of the console ask again for what a transaction changed.
import type { ConsoleThing } from '#contract/platform/console-events.ts';
import type { Db } from '../database/client.ts';
import { announce } from './change-signal.ts';

/**
 * Announces to staff that something changed, heard once the transaction commits. The id is that of the thing; without one
 * anything of its kind may have changed. Changes of a chat are heard from its log and are not told here.
 */
export async function notifyStaff(
  tx: Db,
  what: Exclude<ConsoleThing, 'chat'>,
  id?: string | number,
): Promise<void> {
  await announce(tx, 'console', id === undefined ? what : `${what} ${id}`);
}
