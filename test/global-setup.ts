// Prepares one migrated and seeded database per test run, which every test file then copies.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres, wrapEmbedded } from '#server/database/client.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedContent } from '#server/database/seed/content.ts';
import { TEST_NOW } from './now.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface ProvidedContext {
    /** The prepared database: a dump of PGlite, or the name of a PostgreSQL template. */
    prepared: { dump: string } | { server: string; template: string };
  }
}

/** Runs once before all test files. TEST_DATABASE_URL chooses PostgreSQL; without it they run on PGlite. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? preparePostgres(project, server) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-database-'));
  const client = await PGlite.create();
  const open = wrapEmbedded(client);
  await migrate(open);
  await seedContent(open.db, TEST_NOW);
  const dump = join(folder, 'prepared.tar');
  const blob = await client.dumpDataDir('none');
  await writeFile(dump, Buffer.from(await blob.arrayBuffer()));
  await open.close();
  project.provide('prepared', { dump });
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
