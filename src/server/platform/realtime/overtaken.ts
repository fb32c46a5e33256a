// Notices that a newer program has changed the tables beneath this one (docs/decisions/0064-an-older-program-writes-no-more.md).
import type { OpenDatabase } from '../database/client.ts';
import { newestIn } from '../database/migrate.ts';
import type { Hub } from './hub.ts';

export type OvertakenWatch = {
  /** Whether a newer program has changed the tables; once that is so, it stays so. */
  isOvertaken: () => boolean;
  stop: () => void;
};

/**
 * Looks now, and whenever a migration is announced or announcements may have been missed. `onOvertaken` hears of it once. The
 * embedded database has one program, which has the newest tables.
 */
export async function watchForNewer(
  { db, engine }: OpenDatabase,
  hub: Hub,
  { onOvertaken, onError }: { onOvertaken: () => void; onError: (error: unknown) => void },
): Promise<OvertakenWatch> {
  if (engine.kind === 'pglite') return { isOvertaken: () => false, stop() {} };
  let isOvertaken = false;
  const look = async () => {
    if (isOvertaken || (await newestIn(db)) <= engine.migration || isOvertaken) return;
    isOvertaken = true;
    onOvertaken();
  };
  const stop = hub.subscribe('migrations', () => void look().catch(onError));
  await look();
  return { isOvertaken: () => isOvertaken, stop };
}
