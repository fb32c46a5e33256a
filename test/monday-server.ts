// The built site on Monday, November 9, 2026, 9:00 AM in Cypress, as a program of its own: a day on which people can book
// for today, whenever the errand is told.
import process from 'node:process';
import { readConfig } from '#server/config.ts';
import { createLogger } from '#server/http/log.ts';
import { startServer } from '#server/start.ts';
import { TEST_NOW } from './now.ts';

const config = readConfig();
const { stop } = await startServer(config, createLogger(config.logLevel), () => TEST_NOW);
process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
