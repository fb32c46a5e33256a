// Opens what the modules share, on a database that is open: hub, settings, jobs, journal, secrets, storage.
import type { FastifyBaseLogger } from 'fastify';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { ratesOn } from '#company/rules/money/sales-tax-rates.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { OpenDatabase } from '#server/platform/database/client.ts';
import { isForWantOfRoom } from '#server/platform/database/want-of-room.ts';
import type { DiskWatch } from '#server/platform/files/disk-space.ts';
import type { Config } from '#server/platform/installation/config.ts';
import { loadSecrets } from '#server/platform/installation/secrets.ts';
import { type JobTiming, openJobQueue } from '#server/platform/jobs/queue.ts';
import { openSafekeeping } from '#server/platform/journal/safekeeping.ts';
import { openChangeSignal } from '#server/platform/realtime/change-signal.ts';
import { createHub } from '#server/platform/realtime/hub.ts';
import { type OvertakenWatch, watchForNewer } from '#server/platform/realtime/overtaken.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import { contentInUse } from '#server/site/content/content-overlay.ts';
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

/** Opens the context. What the journal holds beyond the database is brought back before anyone reads. */
export async function openContext(open: OpenDatabase, options: Options): Promise<OpenContext> {
  const { config, dataDir, disk, clock, log, backupEveryMs } = options;
  // What still wants to write after a newer program has come is refused, and that is as it should be.
  const onError = (error: unknown) => {
    if (!(newer?.isOvertaken() && isForWantOfRoom(error))) options.onError(error);
  };
  let newer: OvertakenWatch | undefined;
  const hub = createHub(onError);
  const changeSignal = await openChangeSignal(open, hub, log);
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
  const isOvertaken = () => newer?.isOvertaken() ?? false;
  newer = await watchForNewer(open, hub, {
    onError,
    onOvertaken() {
      log.error(
        'a newer version of the program has changed the tables: this one does nothing more',
      );
      published.stop();
      jobs.stop().catch(onError);
    },
  });
  return {
    context: {
      config,
      db: open.db,
      clock,
      settings: () => settingsOfToday(published.settings(), clock()),
      content: contentInUse(published),
      formerPath: published.formerPath,
      secrets: await loadSecrets(config.sessionSecret, dataDir),
      jobs,
      journal: safekeeping.journal,
      hub,
      storage: await openStorage(dataDir, config.storage),
      disk,
      isOvertaken,
      log,
    },
    startBackups: safekeeping.startBackups,
    async close() {
      newer?.stop();
      published.stop();
      await changeSignal.stop();
      await disk.stop();
      await safekeeping.stop();
    },
  };
}

/** The settings with the sales tax of the day, which may have begun since they were read. */
function settingsOfToday(settings: BusinessSettings, now: Date): BusinessSettings {
  if (settings.laterSalesTax.length === 0) return settings;
  return ratesOn(settings, dateInZone(now, settings.timeZone));
}
