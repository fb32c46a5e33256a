// Builds the real server on a fresh database for a test file, with a clock that the test sets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import type { OpenDatabase } from '#server/database/client.ts';
import { createLogger } from '#server/http/log.ts';
import { jobHandlers } from '#server/jobs/handlers.ts';
import { openJobQueue } from '#server/jobs/queue.ts';
import { openSafekeeping } from '#server/journal/safekeeping.ts';
import { createMailer, type Mail, type Mailer } from '#server/mail/mailer.ts';
import { createHub } from '#server/realtime/hub.ts';
import { loadSecrets } from '#server/secrets.ts';
import { watchSettings } from '#server/settings/settings.ts';
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

/**
 * Starts an app. `environment` are settings as in the process environment, `retryDelaySeconds` is the wait before the
 * second try of a failed job.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  retryDelaySeconds?: number,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-app-'));
  const config = readConfig({
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    DATA_DIR: dataDir,
    ...environment,
  });
  const open = await openTestDatabase();
  const log = createLogger(config.logLevel);
  const failOnError = (error: unknown) => log.fatal({ err: error }, 'background work failed');
  const hub = createHub();
  const settings = await watchSettings(open.db, hub, failOnError);
  const { timeZone } = settings.current();
  const jobs = await openJobQueue(open, timeZone, failOnError, {
    ...(retryDelaySeconds !== undefined && { retryDelay: retryDelaySeconds }),
  });
  let now = TEST_NOW;
  const clock = () => now;
  const safekeeping = await openSafekeeping(open, jobs, { dataDir, clock, log, backupEveryMs: 0 });
  const context: ServerContext = {
    config,
    db: open.db,
    clock,
    settings: settings.current,
    secrets: loadSecrets(config.sessionSecret, dataDir),
    jobs,
    journal: safekeeping.journal,
    hub,
    storage: await openStorage(dataDir, config.storage),
    log,
  };
  const app = await createApp(context, { engine: open.engine.kind, checkAnswers: true });
  await app.ready();
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
    work: () => jobs.work(jobHandlers(context, recordingMailer(sent, dataDir, context.clock))),
    async close() {
      await app.close();
      await jobs.stop();
      settings.stop();
      await safekeeping.stop();
      await open.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
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
