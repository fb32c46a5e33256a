// A few clients take every connection that they may have, again and again: newcomers are served at once all the same.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { CONNECTION_LIMITS } from '#server/platform/http/connections.ts';
import { STREAM_LIMITS } from '#server/platform/realtime/streams.ts';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import { statusesOf } from '../test/raw-request.ts';

/** Longer than a person notices, on a machine that is busy with the crowd as well. */
const AT_ONCE_MS = 1_000;

let dataDir: string;
let server: BuiltServer;
let crowd: Socket[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crowded-doors-'));
  server = await startBuiltServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
});
afterEach(() => {
  for (const socket of crowd) socket.destroy();
  crowd = [];
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
});

/** Asks from an address of this machine and keeps the connection; resolves to the status. */
async function stay(client: number, path: string): Promise<number | undefined> {
  const localAddress = `127.0.1.${client}`;
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  crowd.push(socket);
  const answer = new Promise<number | undefined>((resolve) => {
    socket.once('data', (chunk) => resolve(statusesOf(String(chunk))[0]));
    socket.once('close', () => resolve(undefined));
  });
  socket.on('error', () => {});
  await once(socket, 'connect').catch(() => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return await answer;
}

/** Ten newcomers, one after the other; the longest wait of them in milliseconds. */
async function newcomersWait(): Promise<number> {
  let longest = 0;
  for (let index = 0; index < 10; index++) {
    const began = performance.now();
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(statusesOf(await text(socket))[0]).toBe(200);
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

it('twenty addresses with 200 kept connections each, three times over', async () => {
  const { perClient } = CONNECTION_LIMITS;
  for (let round = 0; round < 3; round++) {
    for (let client = 1; client <= 20; client++) {
      await Promise.all(Array.from({ length: perClient }, () => stay(client, '/healthz')));
    }
    expect(await newcomersWait()).toBeLessThan(AT_ONCE_MS);
  }
  expect(crowd.filter(isOpen).length).toBeLessThanOrEqual(CONNECTION_LIMITS.inAll);
});

it('every stream that there may be, and as many that are refused', async () => {
  const { perClient, inAll } = STREAM_LIMITS;
  const clients = Math.ceil((2 * inAll) / perClient);
  const statuses: (number | undefined)[] = [];
  for (let client = 1; client <= clients; client++) {
    const all = Array.from({ length: perClient }, () => stay(client, '/api/events'));
    statuses.push(...(await Promise.all(all)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(inAll);
  expect(await newcomersWait()).toBeLessThan(AT_ONCE_MS);
  // Who was refused has no connection any more.
  await expect.poll(() => crowd.filter(isOpen).length).toBe(inAll);
});
