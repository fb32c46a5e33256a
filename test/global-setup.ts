// Prepares one migrated and seeded database per test run, which every test file then copies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { defaultSettings } from '#company/facts/settings.ts';
import { allJobs } from '#server/modules.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openJobQueue } from '#server/platform/jobs/queue.ts';
import { seedContent } from '#server/site/seed/seed-content.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { TEST_NOW } from './now.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface ProvidedContext {
    /** The prepared database: the directory of an embedded one, or the name of a PostgreSQL template. */
    prepared: { directory: string } | { server: string; template: string };
  }
}

/**
 * Runs once before all test files of a project. The one named "postgres" runs on a server that lives as long as the
 * run, or on that of TEST_DATABASE_URL, every other on PGlite.
 */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== 'postgres') return prepareEmbedded(project);
  const url = process.env.TEST_DATABASE_URL;
  if (url) return preparePostgres(project, url);
  const server = await startTemporaryPostgres();
  // It is in a process group of its own, which a signal to this one does not reach.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void server.stop().then(() => process.kill(process.pid, signal)));
  }
  await preparePostgres(project, server.url);
  return server.stop;
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-database-'));
  const directory = join(folder, 'database');
  const open = await openEmbedded(directory);
  await fill(open);
  // The copies begin with an empty log, else each would soon make the next file of 16 MB.
  await open.db.execute('select pg_switch_wal()');
  await open.db.execute('checkpoint');
  await open.close();
  project.provide('prepared', { directory });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const template = `prepared_${process.pid}`;
  await onServer(server, `create database ${template}`);
  const open = openPostgres(new URL(`/${template}`, server).href, () => {});
  await fill(open);
  await open.close();
  project.provide('prepared', { server, template });
  return () => onServer(server, `drop database if exists ${template} with (force)`);
}

/** Makes the tables, the content and the queues, which every app would make for itself otherwise. */
async function fill(open: OpenDatabase): Promise<void> {
  await migrate(open);
  await seedContent(open.db, TEST_NOW);
  const queue = await openJobQueue(open, allJobs, defaultSettings.timeZone, (error) => {
    throw error;
  });
  await queue.stop();
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
