// Prepares one migrated and seeded database per test run, which every test file then copies.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres, wrapEmbedded } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { seedContent } from '#server/site/seed/seed-content.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { TEST_NOW } from './now.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface ProvidedContext {
    /** The prepared database: of PGlite a dump and the same as a directory, or the name of a PostgreSQL template. */
    prepared: { dump: string; directory: string } | { server: string; template: string };
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
  const client = await PGlite.create(directory);
  const open = wrapEmbedded(client);
  await migrate(open);
  await seedContent(open.db, TEST_NOW);
  const dump = join(folder, 'prepared.tar');
  const blob = await client.dumpDataDir('none');
  await writeFile(dump, Buffer.from(await blob.arrayBuffer()));
  await open.close();
  project.provide('prepared', { dump, directory });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject, server: string): Promise<() => Promise<void>> {
  const template = `prepared_${process.pid}`;
  await onServer(server, `create database ${template}`);
  const open = openPostgres(new URL(`/${template}`, server).href, () => {});
  await migrate(open);
  await seedContent(open.db, TEST_NOW);
  await open.close();
  project.provide('prepared', { server, template });
  return () => onServer(server, `drop database if exists ${template} with (force)`);
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
