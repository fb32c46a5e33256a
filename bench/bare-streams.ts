// An echo through bare Fastify: anyone who posts a key has it inserted into a table of the same engine, in the one statement that
// keeps it, and then written to one of the open streams; prints its address.
import type { ServerResponse } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import { Pool } from 'pg';

const [directory = '', databaseUrl] = process.argv.slice(2);
const query = databaseUrl ? askPostgres(databaseUrl) : await askEmbedded(directory);
await query('create table echoes (key text not null, chat integer not null)');

const streams: ServerResponse[] = [];
const app = fastify();
app.get('/events', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write(':\n\n');
  streams.push(reply.raw);
});
app.post<{ Body: { key: string; to: number } }>('/echo', async (request, reply) => {
  const { key, to } = request.body;
  await query('insert into echoes (key, chat) values ($1, $2)', [key, to]);
  streams[to]?.write(`data: {"key":"${key}"}\n\n`);
  return reply.code(201).send({});
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

function askPostgres(connectionString: string): Query {
  const pool = new Pool({ connectionString });
  return (text, values) => pool.query(text, values);
}

async function askEmbedded(folder: string): Promise<Query> {
  const client = await PGlite.create(folder);
  return (text, values) => client.query(text, values);
}
