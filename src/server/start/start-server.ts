// Brings the whole server up in order and down again: database, jobs, app, pages, listening.
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { offerSetup, type SetupOffer } from '#server/accounts/setup/setup-link.service.ts';
import { openDemoDesk } from '#server/demo/demo-desk.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import type { OpenDatabase } from '#server/platform/database/client.ts';
import { isForWantOfRoom } from '#server/platform/database/want-of-room.ts';
import { registerApiDocs } from '#server/platform/http/api-docs.tsx';
import { CONNECTION_LIMITS } from '#server/platform/http/connections.ts';
import { createHostRule } from '#server/platform/http/host.ts';
import { createListener, type Listener, type Patience } from '#server/platform/http/listener.ts';
import { isLocalInstallation } from '#server/platform/http/local-only.ts';
import type { Config } from '#server/platform/installation/config.ts';
import { loadSecrets } from '#server/platform/installation/secrets.ts';
import type { JobTiming } from '#server/platform/jobs/queue.ts';
import { registerMailbox } from '#server/platform/mail/mailbox.tsx';
import { openMailer } from '#server/platform/mail/mailer.ts';
import { openStorage } from '#server/platform/storage/storage.ts';
import { supplyTexts } from '#server/site/content/supply-texts.ts';
import { createPages, type Pages } from '#server/site/pages/pages.ts';
import { seedSite } from '#server/site/seed/seed-site.ts';
import { applyStaffEmails } from '../accounts/roles.ts';
import { createApp } from '../app.ts';
import type { ServerContext } from '../context.ts';
import { guardDisk } from './disk-guard.ts';
import { cannotListen } from './listening.ts';
import { recordingTools } from './mail-record.ts';
import { openContext } from './open-context.ts';
import { openInstallation } from './open-installation.ts';
import { startWarnings, warnOfUnknownProxy } from './start-warnings.ts';

/** A running server. */
export type RunningServer = {
  app: FastifyInstance;
  /** Whether the embedded database was made by this start. */
  isNewDatabase: boolean;
  /** Whether mail is shown at /dev/mailbox. */
  hasMailbox: boolean;
  /** The key of the printed links; undefined when the program is not for this machine only. */
  localKey: string | undefined;
  /** How someone becomes the owner while there is none. */
  setup: SetupOffer;
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
  /** The folder of other migrations than those of the project. */
  migrations?: string;
};

const BACKUP_EVERY_MS = 15 * 60_000;

/** Who is kept alive sends its next request within this time, or hears of the end; then 4 s are left for the rest. */
const PATIENCE = { quietMs: 1_500, withinMs: 5_000 };
/** Balancers ask /readyz once a second or so. The embedded database has one instance and so no one to hand over to. */
const NOTICE_MS = 2_000;

/** Starts everything. The clock is the present instant; tests pass their own. */
export async function startServer(
  config: Config,
  log: FastifyBaseLogger,
  clock: () => Date = () => new Date(),
  options: StartOptions = {},
): Promise<RunningServer> {
  const { choosePages = pagesOf, backupEveryMs = BACKUP_EVERY_MS, jobTiming, migrations } = options;
  const dataDir = resolve(config.dataDir);
  for (const warning of startWarnings(config)) log.warn(warning);
  const { open, isNewDatabase, release } = await openSown(config, dataDir, log, clock, migrations);
  const disk = guardDisk(open, config, dataDir, log);
  const onError = (error: unknown) => {
    if (!(disk.isFull() && isForWantOfRoom(error))) {
      log.error({ err: error }, 'background work failed');
    }
  };
  const opened = await openContext(open, {
    config,
    dataDir,
    disk,
    clock,
    log,
    onError,
    backupEveryMs,
    jobTiming,
  });
  const { context } = opened;
  const pages = await choosePages(context);
  const listener = listenerFor(context, pages);
  const { app, mailer, hasMailbox } = await openApp(context, open, { dataDir, listener, pages });
  await app.ready();
  await pages.start();
  await opened.startBackups();
  // The first visitors may take every connection to the database, so nothing of the start comes after them.
  await context.jobs.work(recordingTools(mailer, context));
  const setup = await offerSetup(open.db, config, clock());
  disk.start();
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw cannotListen(error, config);
  });
  void pages.fill();
  return {
    app,
    isNewDatabase,
    hasMailbox,
    localKey: isLocalInstallation(config) ? context.secrets.localKey : undefined,
    setup,
    async stop(
      patience = { ...PATIENCE, noticeMs: open.engine.kind === 'postgres' ? NOTICE_MS : 0 },
    ) {
      pages.stop();
      await listener.drain(patience);
      await app.close();
      await context.jobs.stop();
      mailer.close();
      await opened.close();
      await open.close();
      release();
    },
  };
}

/**
 * The installation with its first content and its roles in it: the demo on a new embedded database that only this machine
 * reaches, else the content alone (docs/product/data-and-safety.md#seeds).
 */
async function openSown(
  config: Config,
  dataDir: string,
  log: FastifyBaseLogger,
  clock: () => Date,
  migrations?: string,
) {
  const { open, isNewDatabase, markComplete, release } = await openInstallation(
    config,
    dataDir,
    log,
    migrations,
  );
  const choice = config.seed ?? (isNewDatabase && isLocalInstallation(config) ? 'demo' : 'content');
  if (choice === 'demo') await seedDemonstration(open, config, dataDir, log, clock());
  if (choice === 'content') await seedSite(open.db, clock());
  await supplyTexts(open.db, clock());
  await applyStaffEmails(open.db, config.staffEmails, clock());
  await markComplete();
  return { open, isNewDatabase, release };
}

/** Servers that answer what is in the page cache before anything else is asked. */
function listenerFor({ config, log }: ServerContext, pages: Pages): Listener {
  const hosts = createHostRule(config, log);
  return createListener({
    earlyAnswer: (request, response) =>
      hosts.isPlain(request) && pages.earlyAnswer(request, response),
    limits: config.rateLimit
      ? CONNECTION_LIMITS
      : { ...CONNECTION_LIMITS, perClient: Number.POSITIVE_INFINITY },
    proxies: config.trustedProxies,
  });
}

/** The app with what only a running installation has: the mailbox, the API's description, the pages; and its mailer. */
async function openApp(
  context: ServerContext,
  open: OpenDatabase,
  { dataDir, listener, pages }: { dataDir: string; listener: Listener; pages: Pages },
) {
  const { config, log, secrets } = context;
  const app = await createApp(context, {
    engine: open.engine.kind,
    listener,
    pages,
    checkAnswers: config.development,
  });
  const outbox = join(dataDir, 'outbox');
  const hasMailbox = !config.smtpUrl && isLocalInstallation(config);
  if (hasMailbox) registerMailbox(app, { config, outbox, localKey: secrets.localKey });
  warnOfUnknownProxy(app, config, log);
  registerApiDocs(app, context);
  await pages.register(app);
  return { app, mailer: openMailer(context), hasMailbox };
}

/** Sows the demonstration, whose photos and gate codes need the storage and the secrets before the context is open. */
async function seedDemonstration(
  open: OpenDatabase,
  config: Config,
  dataDir: string,
  log: FastifyBaseLogger,
  now: Date,
): Promise<void> {
  const secrets = await loadSecrets(config.sessionSecret, dataDir);
  const storage = await openStorage(dataDir, config.storage);
  const desk = openDemoDesk(secrets, storage, log);
  try {
    await seedDemo(open.db, now, desk);
  } finally {
    desk.close();
  }
}

async function pagesOf(context: ServerContext): Promise<Pages> {
  if (!context.config.development) return createPages(context);
  // Vite is a development dependency; production never loads it.
  const { createDevelopmentPages } = await import('#server/site/pages/development-pages.ts');
  return createDevelopmentPages(context);
}
