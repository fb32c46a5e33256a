// Stops the built server again and again under load, alone and beside a second one, and says what the visitors lost.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { startBalancer } from './balancer.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { jpegOf } from './pictures.ts';
import { statusesOf } from './raw-request.ts';
import { sendVisitors, type Tally, uploadSlowly } from './visitors.ts';

/** As many as the connections to a PostgreSQL, so that the machine is never so busy that waiting is refused. */
const VISITORS = 10;
/** Who begin just before the end. */
const NEWCOMERS = 60;
const SETTINGS = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', SEED: 'content' };
/** So many answers show that the load is there. */
const WARM = 40;

/** Stops and starts one embedded instance; gives what was lost in all rounds together. */
export async function drainAlone(rounds: number): Promise<Tally> {
  const sum: Tally = { answered: 0, refused: 0, atTheDoor: 0, lost: [] };
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'drain-'));
  const photo = await jpegOf(120, 90);
  try {
    for (let round = 0; round < rounds; round++) {
      const server = await startBuiltServer({ ...SETTINGS, DATA_DIR });
      const visitors = sendVisitors(server.url, VISITORS);
      await expect.poll(() => visitors.tally.answered, { timeout: 60_000 }).toBeGreaterThan(WARM);
      const upload = await uploadUnderWay(server.url, photo);
      const newcomers = await newcomersOf(server.port);
      await endInOrder(server);
      expect(await upload.outcome).toBe(201);
      expect(new Set(await newcomers.answers)).toEqual(new Set([200]));
      add(sum, await visitors.leave());
    }
  } finally {
    await rm(DATA_DIR, { recursive: true, force: true });
  }
  return sum;
}

/** Stops and starts two instances in turn behind a balancer, on an empty database of PostgreSQL; gives what was lost. */
export async function drainInTurn(rounds: number, databaseUrl: string): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'drain-'));
  const settings = {
    ...SETTINGS,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret that both instances have, for this test',
  };
  const start = (index: number) =>
    startBuiltServer({ ...settings, DATA_DIR: join(folder, String(index)) });
  const servers = [await start(0), await start(1)];
  const balancer = await startBalancer(servers.map(({ port }) => port));
  for (const { port } of servers) await balancer.untilReady(port);
  const photo = await jpegOf(120, 90);
  const visitors = sendVisitors(balancer.url, VISITORS);
  try {
    for (let round = 0; round < rounds; round++) {
      const index = round % 2;
      const target = visitors.tally.answered + WARM;
      await expect.poll(() => visitors.tally.answered, { timeout: 60_000 }).toBeGreaterThan(target);
      // One of them on each instance, or both on one.
      const uploads = [uploadUnderWay(balancer.url, photo), uploadUnderWay(balancer.url, photo)];
      const outcomes = await Promise.all(uploads);
      await endInOrder(servers[index] as BuiltServer);
      for (const { outcome } of outcomes) expect(await outcome).toBe(201);
      const fresh = await start(index);
      servers[index] = fresh;
      balancer.ports[index] = fresh.port;
      await balancer.untilReady(fresh.port);
    }
    return await visitors.leave();
  } finally {
    await visitors.leave();
    await balancer.close();
    for (const server of servers) {
      server.kill('SIGKILL');
      await server.exited;
    }
    await rm(folder, { recursive: true, force: true });
  }
}

/** Begins an upload, once another one has had the workers for pictures started; resolves to what becomes of it. */
async function uploadUnderWay(origin: string, photo: Buffer) {
  expect(await uploadSlowly(origin, photo).outcome).toBe(201);
  const { begun, outcome } = uploadSlowly(origin, photo);
  await begun;
  return { outcome };
}

/** Begins requests that the system has taken when this resolves, and the server perhaps not yet; each gives its status. */
async function newcomersOf(port: number) {
  const all = Array.from({ length: NEWCOMERS }, () => connect(port, '127.0.0.1'));
  const answers = Promise.all(
    all.map(async (socket) => {
      const answer = text(socket).catch(() => '');
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      return statusesOf(await answer)[0];
    }),
  );
  await Promise.all(all.map((socket) => once(socket, 'connect')));
  return { answers };
}

async function endInOrder(server: BuiltServer): Promise<void> {
  const stoppedAt = performance.now();
  server.kill('SIGTERM');
  expect(await server.exited, server.output()).toEqual({ code: 0, signal: null });
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
}

function add(sum: Tally, round: Tally): void {
  sum.answered += round.answered;
  sum.refused += round.refused;
  sum.atTheDoor += round.atTheDoor;
  sum.lost.push(...round.lost);
}
