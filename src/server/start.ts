// Brings the whole server up in order and down again: database, jobs, app, pages, listening.
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { auditConfiguredRoles } from './accounts/roles.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { watchPublished } from './content/published.ts';
import type { ServerContext } from './context.ts';
import type { OpenDatabase } from './database/client.ts';
import { seedContent } from './database/seed/content.ts';
import { seedDemo } from './database/seed/demo.ts';
import { isForWantOfRoom } from './database/want-of-room.ts';
import { guardDisk } from './disk-guard.ts';
import { registerApiDocs } from './http/api-docs.tsx';
import { CONNECTION_LIMITS } from './http/connections.ts';
import { createHostRule } from './http/host.ts';
import { createListener, type Patience } from './http/listener.ts';
import { isLocalInstallation } from './http/local-only.ts';
import { type JobTiming, openJobQueue } from './jobs/queue.ts';
import { openSafekeeping } from './journal/safekeeping.ts';
import { cannotListen } from './listening.ts';
import { registerMailbox } from './mail/mailbox.tsx';
import { createMailer } from './mail/mailer.ts';
import { allJobs, allLeads } from './modules.ts';
import { openInstallation } from './open-installation.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { openDoorbell } from './realtime/doorbell.ts';
import { createHub } from './realtime/hub.ts';
import { loadSecrets } from './secrets.ts';
import { startWarnings, warnOfUnknownProxy } from './start-warnings.ts';
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
  /**
   * Says that it is going, finishes what is under way, then closes jobs, mailer, journal, database and lock, in this
   * order. How long it waits for what may still come is told or, by default, what a balancer needs.
   */
  stop: (patience?: Patience) => Promise<void>;
};

/** What tests put in the place of the usual: other waits, no pages. */
export type StartOptions = {
  choosePages?: (context: ServerContext) => Promise<Pages>;
  backupEveryMs?: number;
  /** Other waits of the job queue. */
  jobTiming?: Partial<JobTiming>;
};

const BACKUP_EVERY_MS = 15 * 60_000;

/** Who is kept alive sends its next request within this time, or hears of the end; then 4 s are left for the rest. */
const PATIENCE = { quietMs: 1_500, withinMs: 5_000 };
/** Balancers ask /readyz once a second or so. The embedded database has one instance and so nobody to hand over to. */
const NOTICE_MS = 2_000;

/** Starts everything. The clock is the present instant; tests pass their own. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  clock: () => Date = () => new Date(),
  options: StartOptions = {},
): Promise<RunningServer> {
  const { choosePages = pagesOf, backupEveryMs = BACKUP_EVERY_MS } = options;
  const dataDir = resolve(config.dataDir);
  for (const warning of startWarnings(config)) log.warn(warning);
  const { open, isNewDatabase, markComplete, release } = await openInstallation(
    config,
    dataDir,
    log,
  );
  await seed(open, config, isNewDatabase, clock());
  await auditConfiguredRoles(open.db, config.staffEmails, clock());
  await markComplete();
  const disk = guardDisk(open, config, dataDir, log);
  const onError = (error: unknown) => {
    if (!(disk.isFull() && isForWantOfRoom(error))) {
      log.error({ err: error }, 'background work failed');
    }
  };
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
  const secrets = await loadSecrets(config.sessionSecret, dataDir);
  const context: ServerContext = {
    config,
    db: open.db,
    clock,
    settings: published.settings,
    content: published.content,
    secrets,
    jobs,
    journal: safekeeping.journal,
    hub,
    storage: await openStorage(dataDir, config.storage),
    disk,
    log,
  };

  const pages = await choosePages(context);
  const hosts = createHostRule(config, log);
  const listener = createListener({
    earlyAnswer: (request, response) =>
      hosts.isPlain(request) && pages.earlyAnswer(request, response),
    limits: config.rateLimit
      ? CONNECTION_LIMITS
      : { ...CONNECTION_LIMITS, perClient: Number.POSITIVE_INFINITY },
    proxies: config.trustedProxies,
  });
  const app = await createApp(context, {
    engine: open.engine.kind,
    listener,
    pages,
    checkAnswers: config.development,
  });
  const outbox = join(dataDir, 'outbox');
  const isLocal = isLocalInstallation(config);
  const hasMailbox = !config.smtpUrl && isLocal;
  if (hasMailbox) registerMailbox(app, { config, outbox, localKey: secrets.localKey });
  warnOfUnknownProxy(app, config, log);
  registerApiDocs(app, context);
  await pages.register(app);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    outbox,
    from: config.mailFrom ?? `${context.settings().companyName} <${context.settings().email}>`,
    site: config.publicUrl.hostname,
    clock,
  });
  await app.ready();
  await pages.start();
  await safekeeping.startBackups();
  // The first visitors may take every connection to the database, so nothing of the start comes after them.
  await jobs.work({ context, mailer });
  disk.start();
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw cannotListen(error, config);
  });

  return {
    app,
    isNewDatabase,
    hasMailbox,
    localKey: isLocal ? secrets.localKey : undefined,
    async stop(
      patience = { ...PATIENCE, noticeMs: open.engine.kind === 'postgres' ? NOTICE_MS : 0 },
    ) {
      pages.stop();
      await listener.drain(patience);
      await app.close();
      await jobs.stop();
      mailer.close();
      published.stop();
      await doorbell.stop();
      await disk.stop();
      await safekeeping.stop();
      await open.close();
      release();
    },
  };
}

/**
 * The demo on a new embedded database that only this machine reaches, else the content alone
 * (docs/product/data-and-safety.md#seeds).
 */
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
