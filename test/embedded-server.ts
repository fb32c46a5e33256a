// The real server on an embedded database, without pages, as a program of its own: for tests that kill it.
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { AT_ONCE } from '#server/platform/http/listener.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { startServer } from '#server/start/start-server.ts';
import type { EmbeddedOptions } from './server-process.ts';
import { withoutPages } from './without-pages.ts';

const { now, ...options } = JSON.parse(process.argv[2] ?? '{}') as EmbeddedOptions;
const config = readConfig();
const clock = now === undefined ? undefined : () => new Date(now);
const server = await startServer(config, createLogger(config.logLevel), clock, {
  ...options,
  choosePages: withoutPages,
});
process.on('SIGTERM', () => server.stop(AT_ONCE).then(() => process.exit(0)));
process.send?.((server.app.server.address() as AddressInfo).port);
