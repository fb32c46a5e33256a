// Gives each test file a fresh copy of the prepared database, on the engine that the run is for.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres, wrapEmbedded } from '#server/platform/database/client.ts';
import { openMemoryCopy } from './memory-copy.ts';

/** A copy with all tables and the content seed; closing it removes it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const prepared = inject('prepared');
  if ('directory' in prepared) return wrapEmbedded(await openMemoryCopy(prepared.directory));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(prepared.server, `create database ${name} template ${prepared.template}`);
  const open = openPostgres(new URL(`/${name}`, prepared.server).href, () => {});
  return {
    ...open,
    async close() {
      await open.close();
      await onServer(prepared.server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
