// Node with a database's client and nothing else: asks one question and prints its resident memory in megabytes.
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { residentKb } from './resident-memory.ts';

const REST_MS = 2_000;

const [directory, databaseUrl] = process.argv.slice(2);
const close = databaseUrl ? await askPostgres(databaseUrl) : await askEmbedded(directory ?? '');
await wait(REST_MS);
console.log((residentKb('self') ?? Number.NaN) / 1_024);
await close();

async function askPostgres(connectionString: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('select 1');
  return () => client.end();
}

async function askEmbedded(folder: string): Promise<() => Promise<void>> {
  const client = await PGlite.create(folder);
  await client.query('select 1');
  return () => client.close();
}
