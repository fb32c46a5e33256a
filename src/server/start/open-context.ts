// Opens what the modules share, on a database that is open: hub, settings, jobs, journal, secrets, storage.
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#server/platform/database/client.ts';
import type { DiskWatch } from '#server/platform/files/disk-space.ts';
import type { Config } from '#server/platform/installation/config.ts';
import { loadSecrets } from '#server/platform/installation/secrets.ts';
import { type JobTiming, openJobQueue } from '#server/platform/jobs/queue.ts';
import { openSafekeeping } from '#server/platform/journal/safekeeping.ts';
import { openDoorbell } from '#server/platform/realtime/doorbell.ts';
import { createHub } from '#server/platform/realtime/hub.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import { watchPublished } from '#server/site/content/published.ts';
import type { ServerContext } from '../context.ts';
import { allJobs, allLeads } from '../modules.ts';

export type OpenContext = {
  context: ServerContext;
  /** Begins to make backups; called before the server listens. */
  startBackups: () => Promise<void>;
  /** Closes all of it but the jobs, which stop before the mailer that they need, and the database. */
  close: () => Promise<void>;
};

type Options = {
  config: Config;
  /** The absolute path of the data directory. */
  dataDir: string;
  disk: DiskWatch;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Hears of what fails in the background. */
  onError: (error: unknown) => void;
  backupEveryMs: number;
  jobTiming?: Partial<JobTiming> | undefined;
};

/** Opens the context. What the journal holds beyond the database is brought back before anybody reads. */
export async function openContext(open: OpenDatabase, options: Options): Promise<OpenContext> {
  const { config, dataDir, disk, clock, log, onError, backupEveryMs } = options;
  const hub = createHub(onError);
  const doorbell = await openDoorbell(open, hub, log);
  const published = await watchPublished(open.db, hub, {
    onError,
    onMisfit: (entry) => log.error(entry, 'an entry of content does not fit and is left out'),
  });
  const { timeZone } = published.settings();
  const jobs = await openJobQueue(open, allJobs, timeZone, onError, options.jobTiming);
  const safekeeping = await openSafekeeping(open, jobs, {
    dataDir,
    keepers: allLeads,
    disk,
    clock,
    log,
    backupEveryMs,
  });
  return {
    context: {
      config,
      db: open.db,
      clock,
      settings: published.settings,
      content: published.content,
      secrets: await loadSecrets(config.sessionSecret, dataDir),
      jobs,
      journal: safekeeping.journal,
      hub,
      storage: await openStorage(dataDir, config.storage),
      disk,
      log,
    },
    startBackups: safekeeping.startBackups,
    async close() {
      published.stop();
      await doorbell.stop();
      await disk.stop();
      await safekeeping.stop();
    },
  };
}
