// The built site on Monday, November 9, 2026, 9:00 AM in Cypress, as a program of its own: a day on which people can book
// for today, whenever the errand is told. `E2E_NOW` makes it another instant, and from `E2E_CLOCK=runs` on
// the clock runs from there, where the order of what people do is the subject.
import process from 'node:process';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { TEST_NOW } from './now.ts';

const config = readConfig();
const now = process.env.E2E_NOW ? new Date(process.env.E2E_NOW) : TEST_NOW;
const begun = Date.now();
const clock = () =>
  process.env.E2E_CLOCK === 'runs' ? new Date(now.getTime() + Date.now() - begun) : now;
const { stop } = await startServer(config, createLogger(config.logLevel), clock);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
