// Brings the whole server up in order and down again: database, jobs, app, pages, listening.
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { auditConfiguredRoles } from './accounts/roles.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './database/client.ts';
import { DataDirectoryError, lockDirectory, prepareDatabaseDirectory } from './database/lock.ts';
import { migrate } from './database/migrate.ts';
import { seedContent } from './database/seed/content.ts';
import { seedDemo } from './database/seed/demo.ts';
import { registerApiDocs } from './http/api-docs.tsx';
import { isLocalInstallation } from './http/local-only.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { openJobQueue } from './jobs/queue.ts';
import { hasLostDatabase } from './journal/backup-files.ts';
import { openSafekeeping } from './journal/safekeeping.ts';
import { registerMailbox } from './mail/mailbox.tsx';
import { createMailer } from './mail/mailer.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { createHub } from './realtime/hub.ts';
import { loadSecrets } from './secrets.ts';
import { watchSettings } from './settings/settings.ts';
import { openStorage } from './storage/storage.ts';

/** A running server. */
export type RunningServer = {
  app: FastifyInstance;
  /** Whether the embedded database was made by this start. */
  isNewDatabase: boolean;
  /** Whether mail is shown at /dev/mailbox. */
  hasMailbox: boolean;
  /** The key of the printed links; undefined when the program is not for this machine only. */
  localKey: string | undefined;
  /** Stops taking requests, finishes the ones under way, then closes jobs and database. */
  stop: () => Promise<void>;
};

/** What tests put in the place of the usual: other waits, no pages. */
export type StartOptions = {
  choosePages?: (context: ServerContext) => Promise<Pages>;
  backupEveryMs?: number;
  /** Before the second try of a failed job. */
  retryDelaySeconds?: number;
};

const BACKUP_EVERY_MS = 15 * 60_000;

/** Starts everything. The clock is the present instant; tests pass their own. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  clock: () => Date = () => new Date(),
  options: StartOptions = {},
): Promise<RunningServer> {
  const { choosePages = pagesOf, backupEveryMs = BACKUP_EVERY_MS } = options;
  const dataDir = resolve(config.dataDir);
  const { open, isNewDatabase, markComplete, release } = await openDatabase(config, dataDir, log);
  await seed(open, config, isNewDatabase, clock());
  await auditConfiguredRoles(open.db, config.staffEmails, clock());
  markComplete();
  const hub = createHub();
  const onError = (error: unknown) => log.error({ err: error }, 'background work failed');
  const settings = await watchSettings(open.db, hub, onError);
  const { timeZone } = settings.current();
  const jobs = await openJobQueue(open, timeZone, onError, options.retryDelaySeconds);
  const safekeeping = await openSafekeeping(open, jobs, { dataDir, clock, log, backupEveryMs });
  const secrets = loadSecrets(config.sessionSecret, dataDir);
  const context: ServerContext = {
    config,
    db: open.db,
    clock,
    settings: settings.current,
    secrets,
    jobs,
    journal: safekeeping.journal,
    hub,
    storage: await openStorage(dataDir, config.storage),
    log,
  };

  let isDraining = false;
  const pages = await choosePages(context);
  const app = await createApp(context, {
    engine: open.engine.kind,
    isDraining: () => isDraining,
    earlyAnswer: pages.earlyAnswer,
    checkAnswers: config.development,
  });
  const outbox = join(dataDir, 'outbox');
  const isLocal = isLocalInstallation(config);
  const hasMailbox = !config.smtpUrl && isLocal;
  if (hasMailbox) registerMailbox(app, { config, outbox, localKey: secrets.localKey });
  registerApiDocs(app, context);
  await pages.register(app);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    outbox,
    from: config.mailFrom ?? `${settings.current().companyName} <${settings.current().email}>`,
    site: config.publicUrl.hostname,
    clock,
  });
  await app.ready();
  await pages.start();
  await safekeeping.startBackups();
  await app.listen({ port: config.port, host: config.host });
  await jobs.work(jobHandlers(context, mailer));

  return {
    app,
    isNewDatabase,
    hasMailbox,
    localKey: isLocal ? secrets.localKey : undefined,
    async stop() {
      isDraining = true;
      pages.stop();
      await app.close();
      await jobs.stop();
      mailer.close();
      settings.stop();
      await safekeeping.stop();
      await open.close();
      release();
    },
  };
}

/** An open database with all tables; `markComplete` says that the seed of a new one is in it as well. */
type StartedDatabase = {
  open: OpenDatabase;
  isNewDatabase: boolean;
  markComplete: () => void;
  release: () => void;
};

async function openDatabase(
  config: Config,
  dataDir: string,
  log: FastifyBaseLogger,
): Promise<StartedDatabase> {
  if (config.databaseUrl) {
    const open = openPostgres(config.databaseUrl, (error) =>
      log.error({ err: error }, 'idle connection lost'),
    );
    await migrate(open);
    return { open, isNewDatabase: false, markComplete: () => {}, release: () => {} };
  }
  const lock = await lockDirectory(dataDir);
  if (hasLostDatabase(dataDir)) throw lostDatabase(dataDir);
  const { directory, isNew, markComplete } = prepareDatabaseDirectory(dataDir);
  const open = await openEmbedded(directory).catch((error: unknown) => {
    throw isNew ? error : brokenDatabase(directory, error);
  });
  await migrate(open);
  return { open, isNewDatabase: isNew, markComplete, release: lock.release };
}

/** A new database would take the numbers of what is in the journal, and nobody would notice what is missing. */
function lostDatabase(dataDir: string): DataDirectoryError {
  return new DataDirectoryError(
    `${dataDir} has no database any more, but backups or accepted leads of one. Bring it back with: npm run restore. To begin anew instead, move backups and journal out of ${dataDir}.`,
  );
}

function brokenDatabase(directory: string, error: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `${directory} could not be opened (${String(error)}). It was left as it is. Bring back a backup with: npm run restore`,
  );
}

/** The demo on a new embedded database that only this machine reaches, else the content alone (DESIGN.md 5). */
async function seed(
  open: OpenDatabase,
  config: Config,
  isNewDatabase: boolean,
  now: Date,
): Promise<void> {
  const choice = config.seed ?? (isNewDatabase && isLocalInstallation(config) ? 'demo' : 'content');
  if (choice === 'demo') await seedDemo(open.db, now);
  if (choice === 'content') await seedContent(open.db, now);
}

async function pagesOf(context: ServerContext): Promise<Pages> {
  if (!context.config.development) return createPages(context);
  // Vite is a development dependency; production never loads it.
  const { createDevelopmentPages } = await import('./pages/development-pages.ts');
  return createDevelopmentPages(context);
}
