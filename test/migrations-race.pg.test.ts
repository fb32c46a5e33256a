// Several instances start at the same moment on one empty PostgreSQL database: all become ready, each thing is done once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BuiltServer, spawnBuiltServer } from './built-server.ts';

const INSTANCES = 4;
const prepared = inject('prepared');
const server = 'server' in prepared ? prepared.server : undefined;

describe.runIf(server)('four instances on one empty database', () => {
  const name = `race_${process.pid}`;
  const databaseUrl = new URL(`/${name}`, server ?? 'postgres://127.0.0.1').href;
  const instances: BuiltServer[] = [];
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-race-'));
    await query(server ?? '', `create database ${name}`);
  });
  afterAll(async () => {
    for (const instance of instances) instance.kill('SIGKILL');
    await Promise.all(instances.map((instance) => instance.exited));
    await query(server ?? '', `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  it('all become ready, and every migration and seed is there once', async () => {
    for (let index = 0; index < INSTANCES; index++) {
      const environment = {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(folder, String(index)),
        SESSION_SECRET: 's'.repeat(32),
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'warn',
        SEED: 'demo',
      };
      instances.push(await spawnBuiltServer(environment));
    }
    await Promise.all(instances.map((instance) => instance.listening));
    for (const instance of instances) {
      expect((await fetch(`${instance.url}/readyz`)).status).toBe(200);
      expect(instance.output()).not.toMatch(/"level"/);
    }
    const twice = await query(
      databaseUrl,
      'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
    );
    expect(twice).toEqual([]);
    const [counts] = await query(
      databaseUrl,
      `select (select count(*)::int from consultation_types) as types,
              (select count(*)::int from time_slot_preferences) as slots,
              (select count(*)::int from applied_seeds where name = 'demo') as demos,
              (select count(*)::int from users) = (select count(distinct email)::int from users) as is_unique`,
    );
    expect(counts).toEqual({ types: 4, slots: 45, demos: 1, is_unique: true });
  }, 120_000);

  it('what one instance books the others see taken', async () => {
    const [first, ...others] = instances as [BuiltServer, ...BuiltServer[]];
    const month = new Date(Date.now() + 65 * 86_400_000).toISOString().slice(0, 7);
    const { days } = await json(`${first.url}/api/appointments/availability?month=${month}`);
    const { date } = days.find((day: { availableTimeSlots: string[] }) =>
      day.availableTimeSlots.includes('9:00 AM'),
    );
    const body = JSON.stringify({
      customerName: 'Maria Example',
      customerEmail: 'maria@example.com',
      customerPhone: '(281) 555-0111',
      consultationTypeId: 1,
      appointmentDate: date,
      appointmentTime: '09:00',
    });
    const book = async ({ url }: BuiltServer) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/api/appointments`, { method: 'POST', headers, body })).status;
    };
    const racers = Array.from({ length: 10 }, () => instances).flat();
    const statuses = await Promise.all(racers.map(book));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(racers.length - 1);
    for (const { url } of others) {
      const day = await json(`${url}/api/appointments/availability/${date}`);
      expect(day.occupiedSlots).toContain('9:00 AM');
    }
  });
});

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function json(url: string) {
  return (await fetch(url)).json();
}
