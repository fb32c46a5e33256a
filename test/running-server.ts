// Starts the whole server of a test on a free port with a copy of the prepared embedded database of its own: pages, mailbox and all.
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AT_ONCE } from '#server/platform/http/listener.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { localKeyCookie } from './local-key.ts';
import { TEST_NOW } from './now.ts';
import { prepareDataDir } from './server-process.ts';

export type RunningTestServer = {
  app: FastifyInstance;
  port: number;
  /** Address without a slash at its end. */
  url: string;
  dataDir: string;
  /** The cookie of a browser that has followed a link which the start prints. */
  localCookie: string;
  close: () => Promise<void>;
};

/**
 * Starts the server in this process, with its clock standing at TEST_NOW. It needs the built pages. `environment` are
 * settings as in the process environment.
 */
export async function startRunningServer(
  environment: Record<string, string> = {},
): Promise<RunningTestServer> {
  const dataDir = await prepareDataDir();
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    SEED: 'content',
    LOG_LEVEL: 'fatal',
    PRAIRIE_OAK_COMPRESSION: 'quick',
    ...environment,
  });
  const { app, stop } = await startServer(config, createLogger(config.logLevel), () => TEST_NOW);
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    localCookie: await localKeyCookie(dataDir),
    async close() {
      await stop(AT_ONCE);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
