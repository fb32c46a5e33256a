// Mail through a server that refuses, stalls, hangs up or is not there: nothing is lost, nothing is sent twice without
// need, and what is sent twice after a kill carries one Message-ID.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Behaviour,
  type FaultyMailServer,
  startFaultyMailServer,
} from '../../../../test/faulty-mail-server.ts';
import {
  prepareDataDir,
  type ServerProcess,
  startProcess,
} from '../../../../test/server-process.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createMailer, type Mailer } from './mailer.ts';

const booking = {
  customerName: 'Maria Example',
  customerEmail: 'maria@example.com',
  customerPhone: '(281) 555-0111',
  consultationTypeId: 1,
  appointmentDate: '2026-11-17',
};
const quote = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  serviceType: 'fencing',
};

describe('a mail server that misbehaves', { timeout: 90_000 }, () => {
  let test: TestApp;
  let mailer: Mailer;
  let server: FaultyMailServer;
  beforeAll(async () => {
    test = await createTestApp({}, { retryDelaySeconds: 1 });
    server = await startFaultyMailServer(atFirst());
    mailer = createMailer({
      smtpUrl: server.url,
      outbox: join(test.dataDir, 'outbox'),
      from: () => 'Prairie Oak Landscaping <hello@prairieoak.example>',
      site: 'localhost',
      clock: test.context.clock,
      silenceMs: 400,
    });
    await test.context.jobs.work({ context: test.context, mailer });
  });
  afterAll(async () => {
    await test.close();
    mailer.close();
    await server.close();
  });

  it('gets every mail in the end, each once', async () => {
    const ids: string[] = [];
    for (const appointmentTime of ['08:00', '09:00', '10:00', '11:00']) {
      const id = await post(test, '/api/appointments', { ...booking, appointmentTime });
      for (const to of ['customer', 'office'])
        ids.push(`<appointment-${id}-0-booked-${to}@localhost>`);
    }
    const id = await post(test, '/api/quote-requests', quote);
    for (const to of ['customer', 'office']) ids.push(`<quote-${id}-${to}@localhost>`);

    await expect.poll(() => unfinishedJobs(test), { timeout: 80_000, interval: 250 }).toBe(0);
    expect(server.accepted.toSorted()).toEqual(ids.toSorted());
    expect(server.arrived.length).toBeGreaterThanOrEqual(2 * ids.length);
  });

  /** Every way to misbehave, in turn, when a mail comes for the first time. */
  function atFirst() {
    const faults: Behaviour[] = ['refuse for now', 'stall', 'refuse', 'drop'];
    let mails = 0;
    return (_id: string, timesBefore: number): Behaviour =>
      timesBefore > 0 ? 'accept' : (faults[mails++ % faults.length] ?? 'drop');
  }
});

describe('a kill', { timeout: 120_000 }, () => {
  let dataDir: string;
  let mailServer: FaultyMailServer;
  let process: ServerProcess;
  /** Kills the process at the next mail: before the server has accepted it, or before the process has heard so. */
  let killAt: 'last byte' | 'acceptance' | 'never' = 'never';
  /** Mails wait until the booking is answered, so that the kill comes after it. */
  let answered = Promise.withResolvers<void>();

  beforeAll(async () => {
    dataDir = await prepareDataDir();
    mailServer = await startFaultyMailServer(
      async () => {
        await answered.promise;
        if (killAt !== 'last byte') return 'accept';
        kill();
        return 'drop';
      },
      () => {
        if (killAt === 'acceptance') kill();
      },
    );
  });
  afterAll(async () => {
    await process.kill();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('between the last byte and the commit loses no mail, and repeats it at most once by the same name', async () => {
    const ids: string[] = [];
    await start();
    for (const [moment, appointmentTime] of [
      ['acceptance', '08:00'],
      ['last byte', '09:00'],
    ] as const) {
      killAt = moment;
      answered = Promise.withResolvers();
      const id = await postTo(process.url, { ...booking, appointmentTime });
      for (const to of ['customer', 'office'])
        ids.push(`<appointment-${id}-0-booked-${to}@localhost>`);
      answered.resolve();
      await expect.poll(() => killAt, { timeout: 30_000 }).toBe('never');
      await process.kill();
      await start();
    }
    const names = () => [...new Set(mailServer.accepted)].sort();
    await expect.poll(names, { timeout: 30_000, interval: 250 }).toEqual(ids.toSorted());
    await expect.poll(() => mailServer.accepted.length, { timeout: 10_000 }).toBe(ids.length + 1);
  });

  function start(): Promise<void> {
    const environment = { SMTP_URL: mailServer.url, PUBLIC_URL: 'http://localhost' };
    return startProcess(dataDir, { jobTiming: { retryDelay: 1 } }, environment).then((started) => {
      process = started;
    });
  }

  function kill(): void {
    killAt = 'never';
    void process.kill();
  }
});

async function post(test: TestApp, url: string, payload: object): Promise<string> {
  const answer = await test.app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(201);
  return String(answer.json().id);
}

async function postTo(url: string, body: object): Promise<string> {
  const answer = await fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return String(((await answer.json()) as { id: number }).id);
}

async function unfinishedJobs(test: TestApp): Promise<number> {
  const result = await test.open.db.execute(sql`
    select id from pgboss.job where name like '%-mail' and state <> 'completed'`);
  return result.rows.length;
}
