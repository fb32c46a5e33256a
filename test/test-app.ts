// Builds the real server on a fresh database for a test file, with a clock that the test sets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import type { ServerContext } from '#server/context.ts';
import type { OpenDatabase } from '#server/platform/database/client.ts';
import { createListener, type Listener } from '#server/platform/http/listener.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { createMailer, type Mail, type Mailer } from '#server/platform/mail/mailer.ts';
import type { Pages } from '#server/site/pages/pages.ts';
import { guardDisk } from '#server/start/disk-guard.ts';
import { recordingTools } from '#server/start/mail-record.ts';
import { openContext } from '#server/start/open-context.ts';
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
  /** Starts doing jobs, with another mailer than the outbox if one is given. */
  work: (mailer?: Mailer) => Promise<void>;
  close: () => Promise<void>;
};

/** What an app may have instead of the usual. */
export type TestAppOptions = {
  /** Before the second try of a failed job. */
  retryDelaySeconds?: number;
  /** Whose servers it answers on. */
  listener?: Listener;
  /** The database of another app, beside which this one is a further instance; closing it stays with the other. */
  sharedDatabase?: OpenDatabase;
  /** Serves the built pages as well; kept, the documents stay as they were at the start, whatever is published. */
  withPages?: boolean | 'kept';
};

/** A test waits for most of what is sent. */
const LOOK_SECONDS = 0.1;

const SETTINGS = { RATE_LIMIT: 'off', LOG_LEVEL: 'fatal', PRAIRIE_OAK_COMPRESSION: 'quick' };

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
  const config = readConfig({ ...SETTINGS, DATA_DIR: dataDir, ...environment });
  const open = sharedDatabase ?? (await openTestDatabase());
  const log = createLogger(config.logLevel);
  let now = TEST_NOW;
  const opened = await openContext(open, {
    config,
    dataDir,
    disk: guardDisk(open, config, dataDir, log),
    clock: () => now,
    log,
    onError: (error) => log.fatal({ err: error }, 'background work failed'),
    backupEveryMs: 0,
    jobTiming: {
      pollEvery: LOOK_SECONDS,
      // The app's clock stands still: what the real one brought every few minutes, a test would hear of or not, by chance.
      followsSchedule: false,
      ...(retryDelaySeconds !== undefined && { retryDelay: retryDelaySeconds }),
    },
  });
  const { context } = opened;
  const { jobs, clock } = context;
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
  await pages?.fill();
  if (withPages === 'kept') pages?.stop();
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
    work: (mailer = keepingMailer(sent, dataDir, clock)) =>
      jobs.work(recordingTools(mailer, context)),
    async close() {
      pages?.stop();
      await app.close();
      await jobs.stop();
      await opened.close();
      if (!sharedDatabase) await open.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Loaded only where it is wanted: most tests need no pages, and React Router takes its time. */
async function pagesOf(context: ServerContext): Promise<Pages> {
  const { createPages } = await import('#server/site/pages/pages.ts');
  return createPages(context);
}

/** The real mailer with the outbox as transport, which also keeps what was handed to it. */
function keepingMailer(sent: Mail[], dataDir: string, clock: () => Date): Mailer {
  const mailer = createMailer({
    smtpUrl: undefined,
    outbox: join(dataDir, 'outbox'),
    from: () => 'Prairie Oak Landscaping <hello@prairieoak.example>',
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
