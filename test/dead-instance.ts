// Two instances on one PostgreSQL, of which one is killed while it sends mail; what must have arrived in the end.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { JobTiming } from '#server/platform/jobs/queue.ts';
import { booking } from './booking-steps.ts';
import { type Behaviour, startFaultyMailServer } from './faulty-mail-server.ts';
import { startProcess } from './server-process.ts';

const TIMES = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];

type Scenario = {
  /** A PostgreSQL database of its own; the instances make its tables when it has none. */
  databaseUrl: string;
  bookings: number;
  jobTiming?: Partial<JobTiming>;
  /** How long after the kill the last mail may arrive. */
  withinMs: number;
};

/**
 * Books, kills the instance that does the mails when the first one has arrived in full but is not yet accepted, and
 * expects every mail from the other one in time, at most one of them for the second time.
 *
 * @returns how long after the kill the last mail came, in milliseconds.
 */
export async function bookAndKill({
  databaseUrl,
  bookings,
  jobTiming = {},
  withinMs,
}: Scenario): Promise<number> {
  const atFirstMail = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  const mails = await startFaultyMailServer(async (): Promise<Behaviour> => {
    atFirstMail.resolve();
    await killed.promise;
    return 'accept';
  });
  const environment = {
    DATABASE_URL: databaseUrl,
    SEED: 'content',
    SESSION_SECRET: 'a secret that both instances have, for this test',
    SMTP_URL: mails.url,
  };
  const folder = await mkdtemp(join(tmpdir(), 'dead-instance-'));
  const doomed = await startProcess(join(folder, 'doomed'), { jobTiming }, environment);
  const ids: string[] = [];
  for (const appointmentTime of TIMES.slice(0, bookings)) {
    const id = await bookAt(doomed.url, appointmentTime);
    for (const to of ['customer', 'office'])
      ids.push(`<appointment-${id}-0-booked-${to}@localhost>`);
  }
  await atFirstMail.promise;
  // Only now, so that the mails under way are surely those of the one that dies.
  const survivor = await startProcess(join(folder, 'survivor'), { jobTiming }, environment);
  try {
    await doomed.kill();
    const killedAt = performance.now();
    killed.resolve();
    await expect
      .poll(() => new Set(mails.accepted).size, { timeout: withinMs, interval: 100 })
      .toBe(ids.length);
    const took = performance.now() - killedAt;
    expect([...new Set(mails.accepted)].toSorted()).toEqual(ids.toSorted());
    expect(mails.arrived.length - ids.length).toBeLessThanOrEqual(1);
    return took;
  } finally {
    await survivor.stop();
    await mails.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function bookAt(url: string, appointmentTime: string): Promise<number> {
  const answer = await fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...booking, appointmentTime }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
