// Fetching a calendar: what is near is refused at once and behind redirects, and large, slow and lost answers end.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPushAddress, lookupOutside } from '#server/chat/push-address.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { isCalendarAddress } from './outside/request-outside.ts';

const outside = { isAddress: isPushAddress, lookup: lookupOutside };
let asked: string[] = [];
const answers: Record<string, RequestListener> = {
  '/good': (request, reply) => {
    if (request.headers['if-none-match'] === '"1"') reply.writeHead(304).end();
    else reply.writeHead(200, { etag: '"1"' }).end('BEGIN');
  },
  '/moved': (_, reply) => reply.writeHead(302, { location: '/good' }).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_, reply) => reply.writeHead(200).end(Buffer.alloc(2_000_001)),
  '/slow': (_, reply) => reply.writeHead(200).write('BEGIN'),
};
const server = createServer((request, reply) => {
  asked.push(request.url ?? '');
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, reply);
  else reply.writeHead(404).end();
});
let at = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = (path: string, etag: string | null = null, withinMs = 5_000) =>
  fetchCalendar(`${at}${path}`, { etag, outside: 'near too', withinMs });

it('gives what is there, also behind a redirect, and nothing that is known already', async () => {
  expect(await fetched('/good')).toEqual({ text: 'BEGIN', etag: '"1"' });
  expect(await fetched('/moved')).toMatchObject({ text: 'BEGIN' });
  expect(await fetched('/good', '"1"')).toBeNull();
});

it.each([
  ['/gone', 'it answered 404'],
  ['/loop', 'it redirects too often'],
  ['/file', 'it leads elsewhere'],
  ['/large', 'it is too large'],
])('ends %s', async (path, why) => {
  asked = [];
  await expect(fetched(path)).rejects.toThrow(why);
  expect(asked.length).toBeLessThanOrEqual(4);
});

it('does not connect to a name that leads into our own network', async () => {
  asked = [];
  // The address looks like one of the Internet; only the look-up tells.
  const fooled = { isAddress: () => true, lookup: lookupOutside };
  const here = at.replace('127.0.0.1', 'localhost');
  const options = { etag: null, outside: fooled, withinMs: 5_000 };
  await expect(fetchCalendar(`${here}/good`, options)).rejects.toThrow('could not be reached');
  expect(asked).toEqual([]);
});

it('ends an answer that drips', async () => {
  await expect(fetched('/slow', null, 300)).rejects.toThrow('in time');
});

it.each([
  'http://calendar.example.com/a.ics',
  'https://127.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/a.ics',
  'https://localhost/a.ics',
  'https://me:secret@calendar.example.com/a.ics',
  'https://calendar.example.com:8443/a.ics',
  'file:///etc/passwd',
  'nothing',
])('refuses %s without asking', async (address) => {
  expect(isCalendarAddress(address, outside)).toBe(false);
  const options = { etag: null, outside, withinMs: 1_000 };
  await expect(fetchCalendar(address, options)).rejects.toThrow('elsewhere');
});
