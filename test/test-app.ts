// Builds the real server on a fresh database for a test file, with a clock that the test sets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { watchPublished } from '#server/content/published.ts';
import type { ServerContext } from '#server/context.ts';
import type { OpenDatabase } from '#server/database/client.ts';
import { guardDisk } from '#server/disk-guard.ts';
import { createListener, type Listener } from '#server/http/listener.ts';
import { createLogger } from '#server/http/log.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { openSafekeeping } from '#server/journal/safekeeping.ts';
import { createMailer, type Mail, type Mailer } from '#server/mail/mailer.ts';
import { allJobs, allLeads } from '#server/modules.ts';
import type { Pages } from '#server/pages/pages.ts';
import { openDoorbell } from '#server/realtime/doorbell.ts';
import { createHub } from '#server/realtime/hub.ts';
import { loadSecrets } from '#server/secrets.ts';
import { openStorage } from '#server/storage/storage.ts';
import { openTestDatabase } from './database.ts';
import { TEST_NOW } from './now.ts';

export type TestApp = {
  app: FastifyInstance;
  context: ServerContext;
  open: OpenDatabase;
  /** Directory of this app's outbox and secret. */
  dataDir: string;
  setNow: (now: Date) => void;
  /** Mails sent so far, in order; the worker must have been started by `work`. */
  sent: Mail[];
  /** Starts doing jobs. */
  work: () => Promise<void>;
  close: () => Promise<void>;
};

/** What an app may have instead of the usual. */
type TestAppOptions = {
  /** Before the second try of a failed job. */
  retryDelaySeconds?: number;
  /** Whose servers it answers on. */
  listener?: Listener;
  /** The database of another app, beside which this one is a further instance; closing it stays with the other. */
  sharedDatabase?: OpenDatabase;
  /** Serves the built pages as well. */
  withPages?: boolean;
};

/** Starts an app. `environment` are settings as in the process environment. */
export async function createTestApp(
  environment: Record<string, string> = {},
  {
    retryDelaySeconds,
    listener = createListener(),
    sharedDatabase,
    withPages = false,
  }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-app-'));
  const config = readConfig({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    ...environment,
  });
  const open = sharedDatabase ?? (await openTestDatabase());
  const log = createLogger(config.logLevel);
  const failOnError = (error: unknown) => log.fatal({ err: error }, 'background work failed');
  const hub = createHub(failOnError);
  const doorbell = await openDoorbell(open, hub, log);
  const published = await watchPublished(open.db, hub, {
    onError: failOnError,
    onMisfit: (entry) => log.error(entry, 'an entry of content does not fit'),
  });
  const { timeZone } = published.settings();
  const jobs = await openJobQueue(open, allJobs, timeZone, failOnError, {
    ...(retryDelaySeconds !== undefined && { retryDelay: retryDelaySeconds }),
  });
  let now = TEST_NOW;
  const clock = () => now;
  const disk = guardDisk(open, config, dataDir, log);
  const safekeeping = await openSafekeeping(open, jobs, {
    dataDir,
    keepers: allLeads,
    disk,
    clock,
    log,
    backupEveryMs: 0,
  });
  const context: ServerContext = {
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
  };
  const pages = withPages ? await pagesOf(context) : undefined;
  const app = await createApp(context, {
    engine: open.engine.kind,
    listener,
    checkAnswers: true,
    ...(pages && { pages }),
  });
  await pages?.register(app);
  await app.ready();
  await pages?.start();
  const sent: Mail[] = [];
  return {
    app,
    context,
    open,
    dataDir,
    sent,
    setNow: (instant) => {
      now = instant;
    },
    work: () => jobs.work({ context, mailer: recordingMailer(sent, dataDir, context.clock) }),
    async close() {
      pages?.stop();
      await app.close();
      await jobs.stop();
      published.stop();
      await doorbell.stop();
      await safekeeping.stop();
      if (!sharedDatabase) await open.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Loaded only where it is wanted: most tests need no pages, and React Router takes its time. */
async function pagesOf(context: ServerContext): Promise<Pages> {
  const { createPages } = await import('#server/pages/pages.ts');
  return createPages(context);
}

/** The real mailer with the outbox as transport, which also keeps what was handed to it. */
function recordingMailer(sent: Mail[], dataDir: string, clock: () => Date): Mailer {
  const mailer = createMailer({
    smtpUrl: undefined,
    outbox: join(dataDir, 'outbox'),
    from: 'Prairie Oak Landscaping <hello@prairieoak.example>',
    site: 'localhost',
    clock,
  });
  return {
    ...mailer,
    async send(mail) {
      await mailer.send(mail);
      sent.push(mail);
    },
  };
}
