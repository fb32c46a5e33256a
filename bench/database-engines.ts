// The two engines that database measurements run on, each as a server setting and as a way to fill tables beforehand.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { newestMigration } from '#server/platform/database/migration-files.ts';
import { presentMigration } from '#server/platform/database/older-programs.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import type { Lab } from './lab.ts';
import { makeDatabase, type ServerOptions } from './server.ts';

/** Runs statements on the tables while no server is running. */
export type Script = (execute: (statements: string) => Promise<unknown>) => Promise<void>;

/** A database with tables and content, and what a server needs to use it. */
export type Prepared = { engine: string; options: ServerOptions };

/** The two engines. */
export const ENGINES = ['embedded', 'PostgreSQL'];

/** Prepares one database of each engine with the same script, both at once: each fills on a processor of its own. */
export function prepareEngines(lab: Lab, script: Script): Promise<Prepared[]> {
  return Promise.all(ENGINES.map((engine) => prepareDatabase(lab, engine, script)));
}

/** A new database, filled by the script after a first start of the server; without one, still empty. */
export async function prepareDatabase(
  lab: Lab,
  engine: string,
  script?: Script,
): Promise<Prepared> {
  const dataDir = await lab.directory('data');
  if (engine === 'embedded') {
    const options = { dataDir };
    if (!script) return { engine, options };
    await makeDatabase(lab, options);
    const client = await PGlite.create(join(dataDir, 'database'));
    await script((statements) => client.exec(statements));
    await client.close();
    return { engine, options };
  }
  const postgres = await startTemporaryPostgres();
  lab.defer(postgres.stop);
  const options = { dataDir, databaseUrl: postgres.url };
  if (!script) return { engine, options };
  await makeDatabase(lab, options);
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await presentMigration(client, newestMigration());
  await script((statements) => client.query(statements));
  await client.end();
  return { engine, options };
}
