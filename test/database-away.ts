// A server on a PostgreSQL of its own that can go away and come back, and what its visitors meet meanwhile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';

/** Statuses by what was asked. */
export type Met = Map<string, Set<number>>;

export type AwayTest = {
  server: BuiltServer;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts both; the server counts its limits in the database, as instances do that share one. */
export async function startAwayTest(): Promise<AwayTest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-away-'));
  const postgres = await startTemporaryPostgres();
  const server = await startBuiltServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    SEED: 'content',
    // Every request comes from an address of its own, so that limits are counted and never used up.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  });
  return {
    server,
    stopDatabase: postgres.pause,
    startDatabase: postgres.resume,
    async close() {
      server.kill('SIGKILL');
      await server.exited;
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until every document is rendered, as the site map does. */
export async function untilRendered(url: string): Promise<void> {
  expect((await fetch(`${url}/sitemap.xml`)).status).toBe(200);
}

/** Documents from memory, and health: answered whatever the database does. */
const ALWAYS = ['/', '/services', '/blog', '/nothing', '/healthz'];
/** What cannot be answered without it. */
const DEPENDENT: [method: string, path: string, body?: object][] = [
  ['GET', '/api/consultation-types'],
  ['GET', '/api/appointments/availability?month=2027-01'],
  ['GET', '/book'],
  ['GET', '/appointment/x'],
  ['POST', '/api/appointments', {}],
  [
    'POST',
    '/api/appointments/holds',
    { consultationTypeId: 1, appointmentDate: '2027-01-12', appointmentTime: '09:00' },
  ],
];

/** Visitors who ask for everything again and again until the signal comes. */
export async function visitAll(url: string, signal: AbortSignal): Promise<Met> {
  const met: Met = new Map();
  while (!signal.aborted) {
    for (const path of ALWAYS) note(met, path, (await fetch(`${url}${path}`)).status);
    for (const [method, path, body] of DEPENDENT) {
      const answer = await ask(url, method, path, body);
      if (answer.status === 503) expectComeAgain(path, answer);
      await answer.arrayBuffer();
      note(met, `${method} ${path}`, answer.status);
    }
  }
  return met;
}

/** Waits until everything that needs the database says that it is away, each in its own way. */
export async function untilAway(url: string): Promise<void> {
  for (const [method, path, body] of DEPENDENT) {
    await vi.waitFor(
      async () => {
        const answer = await ask(url, method, path, body);
        expect([path, answer.status]).toEqual([path, 503]);
        expectComeAgain(path, answer);
        if (path.startsWith('/api/'))
          expect(await answer.json()).toMatchObject({ code: 'unavailable' });
        else expect(await answer.text()).toContain('We will be right back.');
      },
      { timeout: 30_000, interval: 100 },
    );
  }
  for (const path of ALWAYS) {
    const { status } = await fetch(`${url}${path}`);
    expect([path, status]).toEqual([path, path === '/nothing' ? 404 : 200]);
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
}

/** Waits until it is ready again and a page that needs the database is there. */
export async function untilBack(url: string): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const path of ['/readyz', '/book', '/api/consultation-types']) {
        expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
      }
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** What no one may meet: a failure of ours, or a document that is not there. */
export function expectNoFailure(met: Met): void {
  for (const [what, statuses] of met) {
    const bad = [...statuses].filter((status) => status >= 500 && status !== 503);
    expect([what, bad]).toEqual([what, []]);
  }
  for (const path of ALWAYS) expect([path, met.get(path)?.size]).toEqual([path, 1]);
}

function ask(url: string, method: string, path: string, body?: object): Promise<Response> {
  const group = () => Math.floor(Math.random() * 65_536).toString(16);
  return fetch(`${url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': `2001:db8:${group()}:${group()}::1`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

function expectComeAgain(path: string, answer: Response): void {
  expect([path, Number(answer.headers.get('retry-after')) > 0]).toEqual([path, true]);
}

function note(met: Met, what: string, status: number): void {
  met.set(what, (met.get(what) ?? new Set()).add(status));
}
