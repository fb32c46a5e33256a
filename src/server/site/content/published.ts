// Keeps settings and content at hand and notices when they change, on any instance.
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';
import type { Db } from '#server/platform/database/client.ts';
import { contentVersion } from '#server/platform/database/schema/operations.ts';
import type { Hub } from '#server/platform/realtime/hub.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import { type MisfitEntry, readContent } from './content.queries.ts';
import { readFormerPaths } from './former-slugs.ts';

const POLL_MS = 1_000;

/** What is published at this moment. */
export type Published = {
  settings: () => BusinessSettings;
  content: () => PublishedContent;
  /** Where the page of a former address is now; undefined for every other path. */
  formerPath: (path: string) => string | undefined;
  stop: () => void;
};

type Listeners = {
  onError: (error: unknown) => void;
  /** Told once of every state of an entry that cannot be shown. */
  onMisfit: (entry: MisfitEntry) => void;
};

/** Reads everything now, and again whenever the content version has risen; every change rings the hub. */
export async function watchPublished(
  db: Db,
  hub: Hub,
  { onError, onMisfit }: Listeners,
): Promise<Published> {
  const told = new Set<string>();
  const tellOnce = (entry: MisfitEntry) => {
    const state = `${entry.kind}/${entry.slug}/${entry.version}`;
    if (!told.has(state)) onMisfit(entry);
    told.add(state);
  };
  // The version first: what is published while the rest is read is then noticed by the next look.
  const read = async () => ({
    version: await readVersion(db),
    settings: await readSettings(db, (setting, why) =>
      onError(new Error(`the setting ${setting} is left out: ${why}`)),
    ),
    content: await readContent(db, tellOnce),
    formerPaths: await readFormerPaths(db),
  });
  let published = await read();
  let isPolling = false;
  let isRung = false;

  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      do {
        isRung = false;
        if ((await readVersion(db)) !== published.version) {
          published = await read();
          hub.publish('content');
        }
      } while (isRung);
    } catch (error) {
      onError(error);
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  // Sooner than the next look; one that is under way may have come before what is told.
  const unsubscribe = hub.subscribe('settings', () => {
    isRung = true;
    void poll();
  });
  return {
    settings: () => published.settings,
    content: () => published.content,
    formerPath: (path) => published.formerPaths.get(path),
    stop() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? 0;
}
