// What is made for one request leaves compressed, except where its length would tell a foreign page something.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressed, registerCompression } from './compress-answers.ts';

const PAGE = '<p>A lawn of a quarter acre, mowed every week.</p>'.repeat(100);

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(fastifyCookie);
  await registerCompression(app);
  const answer = { ...compressed, method: 'GET' as const };
  app.route({ ...answer, url: '/page', handler: (_, reply) => reply.type('text/html').send(PAGE) });
  app.route({ ...answer, url: '/small', handler: async () => ({ ok: true }) });
  app.get('/as-it-is', (_, reply) => reply.type('text/html').send(PAGE));
});
afterAll(() => app.close());

const ask = (url: string, headers: Record<string, string>) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } });

it('as small as the browser can read it', async () => {
  const brotli = await ask('/page', {});
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(PAGE);
  const gzip = await ask('/page', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(PAGE);
  for (const coding of ['identity', 'br;q=0, gzip;q=0', '']) {
    expect((await ask('/page', { 'accept-encoding': coding })).body).toBe(PAGE);
  }
});

it('as it is when it fits into one packet, and on a route that does not ask for it', async () => {
  expect((await ask('/small', {})).body).toBe('{"ok":true}');
  expect((await ask('/as-it-is', {})).body).toBe(PAGE);
});

const OURS = 'sid=1';
it.each([
  ['a page of our own', 'same-origin', OURS, 'br'],
  ['a person who types the address', 'none', OURS, 'br'],
  ['a link on a foreign page, for a stranger', 'cross-site', '', 'br'],
  ['a link on a foreign page, for a customer', 'cross-site', OURS, undefined],
  ['a page of a neighboring host', 'same-site', OURS, undefined],
])('asked for by %s', async (_, site, cookie, coding) => {
  const { headers } = await ask('/page', { 'sec-fetch-site': site, ...(cookie && { cookie }) });
  expect(headers['content-encoding']).toBe(coding);
});
