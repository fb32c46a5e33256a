// What is made for one request leaves compressed, except where its length would tell a foreign page something.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const PAGE = '<p>A lawn of a quarter acre, mowed every week.</p>'.repeat(100);

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(fastifyCookie);
  compressAnswers(app);
  app.get('/page', (_, reply) => reply.type('text/html').send(PAGE));
  app.get('/small', async () => ({ ok: true }));
  app.get('/file', async () => Buffer.from(PAGE));
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

it('as it is when it fits into one packet, and when it is no text', async () => {
  for (const [path, body] of [
    ['/small', '{"ok":true}'],
    ['/file', PAGE],
  ] as const) {
    const answer = await ask(path, {});
    expect([answer.body, answer.headers['content-encoding']]).toEqual([body, undefined]);
  }
});

it('a HEAD tells the same as its GET', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [head, get] = await Promise.all(
    (['HEAD', 'GET'] as const).map((method) => app.inject({ method, url: '/page', headers })),
  );
  const { date: _, ...told } = head?.headers ?? {};
  expect(get?.headers).toMatchObject(told);
  expect(told).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(get?.rawPayload.length),
  });
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
