// Hundreds of slow senders and readers, with the limits of production: honest visitors stay quick, and the slow ones are ended.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import { jpegOf, photoForm } from '../test/pictures.ts';

let dataDir: string;
let server: BuiltServer;
let slow: Socket[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'slow-senders-'));
  server = await startBuiltServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
});
afterEach(() => {
  for (const socket of slow) socket.destroy();
  slow = [];
});
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a connection from another address of this machine, sends a text, and then `piece` once a second. */
async function trickle(text: string, piece: string): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  slow.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  const sending = setInterval(() => socket.write(piece), 1_000);
  socket.once('close', () => clearInterval(sending));
  return socket;
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded;

/** Reads a page and asks for a price, again and again until a promise settles; the 95th percentile in milliseconds. */
async function honestWhile(until: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const visit of [page, price]) {
      const start = performance.now();
      await visit();
      times.push(performance.now() - start);
    }
    await wait(20);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function page(): Promise<void> {
  const answer = await fetch(server.url);
  expect(answer.status).toBe(200);
  await answer.text();
}

async function price(): Promise<void> {
  const answer = await fetch(`${server.url}/api/lawn-plans/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: '8418 Sky Ridge Dr, Cypress, TX 77433', frequency: 'weekly' }),
  });
  expect(answer.status).toBeLessThan(500);
  await answer.text();
}

it('500 trickling connections hold nobody up and are gone within 30 seconds', async () => {
  const calm = await honestWhile(wait(3_000));
  const heads = Array.from({ length: 250 }, () => trickle('GET / HTTP/1.1\r\n', 'X: 1\r\n'));
  const bodies = Array.from({ length: 250 }, () =>
    trickle(
      'POST /api/quote-requests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
      ' ',
    ),
  );
  const all = await Promise.all([...heads, ...bodies]);
  for (const socket of all) socket.resume();
  const gone = expect.poll(() => all.filter(isOpen).length, { timeout: 30_000 }).toBe(0);
  const busy = await honestWhile(gone);
  await gone;
  console.log(`page and post, 95th percentile: ${calm.toFixed(1)} ms calm, ${busy.toFixed(1)} ms`);
  expect(busy).toBeLessThan(Math.max(250, 5 * calm));
});

it('thirty slow uploads of one client leave room for the upload of another', async () => {
  const head =
    'POST /api/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x';
  const uploads = await Promise.all(Array.from({ length: 30 }, () => trickle(head, 'x')));
  for (const socket of uploads) socket.resume();
  const photo = await jpegOf(800, 600);
  const start = performance.now();
  expect(await upload(photo)).toBe(201);
  console.log(`the honest upload took ${Math.round(performance.now() - start)} ms`);
  expect(uploads.some(isOpen)).toBe(true);
  // Those in line were told to come again or had their turn, and everyone was ended for the pace.
  await expect.poll(() => uploads.filter(isOpen).length, { timeout: 90_000 }).toBe(0);
});

it('clients that ask and never read are gone within 35 seconds', async () => {
  const readers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = connect(server.port, '127.0.0.1');
      slow.push(socket);
      await once(socket, 'connect');
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
      return socket;
    }),
  );
  const closed = readers.map(
    (socket) =>
      new Promise<void>((resolve) => {
        // A write shows that the other side is gone; nothing is ever read.
        const knock = setInterval(() => socket.write('\r\n'), 500);
        socket.on('error', () => {});
        socket.once('close', () => {
          clearInterval(knock);
          resolve();
        });
      }),
  );
  const start = performance.now();
  const busy = await honestWhile(Promise.all(closed));
  console.log(`page and post beside them, 95th percentile: ${busy.toFixed(1)} ms`);
  expect(performance.now() - start).toBeLessThan(35_000);
});

function upload(photo: Buffer): Promise<number | undefined> {
  const { payload, headers } = photoForm(photo);
  return new Promise((resolve, reject) => {
    const sending = httpRequest(`${server.url}/api/photos`, { method: 'POST', headers });
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sending.on('error', reject);
    sending.end(payload);
  });
}
