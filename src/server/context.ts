// What the modules of the server share: passed in as an argument, never imported ready-made.
import type { FastifyBaseLogger } from 'fastify';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';
import type { Db } from './platform/database/client.ts';
import type { DiskWatch } from './platform/files/disk-space.ts';
import type { Config } from './platform/installation/config.ts';
import type { Secrets } from './platform/installation/secrets.ts';
import type { JobQueue } from './platform/jobs/queue.ts';
import type { Journal } from './platform/journal/journal.ts';
import type { Hub } from './platform/realtime/hub.ts';
import type { FileStorage } from './platform/storage/storage.ts';

export type ServerContext = {
  config: Config;
  db: Db;
  /** The present instant; tests set it. */
  clock: () => Date;
  /** The business settings as last read; kept fresh, like the content, by content/published.ts. */
  settings: () => BusinessSettings;
  /** What the owner has published: words, pictures, prices. */
  content: () => PublishedContent;
  /** Where the page of an address that an entry has had is now; undefined for every other path. */
  formerPath: (path: string) => string | undefined;
  secrets: Secrets;
  jobs: JobQueue;
  /** Keeps accepted leads outside the embedded database; does nothing with PostgreSQL. */
  journal: Journal;
  hub: Hub;
  /** Where uploaded files lie. */
  storage: FileStorage;
  /** Whether there is room left where we write files. */
  disk: DiskWatch;
  /** Whether a newer program has changed the tables, so that this one has nothing to say any more. */
  isOvertaken: () => boolean;
  log: FastifyBaseLogger;
};
