// Sows the content of an installation; a new one begins with a site that is not open yet (docs/product/getting-started.md).
import type { Db, Tx } from '#server/platform/database/client.ts';
import { lockSettings, writeSettings } from '#server/platform/settings/write-settings.ts';
import { isApplied, once } from './once.ts';
import { sowContent } from './seed-content.ts';

/** By this a database remembers that its owner is led through getting started; one without it counts as open. */
export const BEGUN = 'getting started';

/** All in one transaction, at every start: what this database has had is left alone. */
export async function seedSite(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = !(await isApplied(tx, 'content'));
    await sowContent(tx, now);
    if (isNew) await beginSetup(tx);
  });
}

function beginSetup(tx: Tx): Promise<void> {
  return once(tx, BEGUN, async () => {
    await lockSettings(tx);
    await writeSettings(tx, { isLive: false });
  });
}
