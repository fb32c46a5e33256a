// What the modules of the server share: passed in as an argument, never imported ready-made.
import type { FastifyBaseLogger } from 'fastify';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { Content } from '#contract/content/kinds.ts';
import type { Db } from './database/client.ts';
import type { DiskWatch } from './files/disk-space.ts';
import type { Config } from './installation/config.ts';
import type { Secrets } from './installation/secrets.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Journal } from './journal/journal.ts';
import type { Hub } from './realtime/hub.ts';
import type { FileStorage } from './storage/storage.ts';

export type ServerContext = {
  config: Config;
  db: Db;
  /** The present instant; tests set it. */
  clock: () => Date;
  /** The business settings as last read; kept fresh, like the content, by content/published.ts. */
  settings: () => BusinessSettings;
  /** What the owner has published: words, pictures, prices. */
  content: () => Content;
  secrets: Secrets;
  jobs: JobQueue;
  /** Keeps accepted leads outside the embedded database; does nothing with PostgreSQL. */
  journal: Journal;
  hub: Hub;
  /** Where uploaded files lie. */
  storage: FileStorage;
  /** Whether there is room left where we write files. */
  disk: DiskWatch;
  log: FastifyBaseLogger;
};
