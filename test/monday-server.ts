// The built site on Monday, November 9, 2026, 9:00 AM in Cypress, as a program of its own: a day on which people can book
// for today, whenever the errand is told. `E2E_NOW` makes it another instant.
import process from 'node:process';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { startServer } from '#server/start/start-server.ts';
import { TEST_NOW } from './now.ts';

const config = readConfig();
const now = process.env.E2E_NOW ? new Date(process.env.E2E_NOW) : TEST_NOW;
const { stop } = await startServer(config, createLogger(config.logLevel), () => now);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
