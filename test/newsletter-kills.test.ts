// A newsletter goes out through a slow mail server, is paused, and its program is killed twice: everyone gets it, and each kill
// repeats at most one mail, by the same Message-ID.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Mailing } from '#contract/site/mailings.ts';
import { openEmbedded } from '#server/platform/database/client.ts';
import { signInByMail } from '../bench/sign-in-by-mail.ts';
import { startFaultyMailServer } from './faulty-mail-server.ts';
import { rounds } from './rounds.ts';
import { prepareDataDir, type ServerProcess, startProcess } from './server-process.ts';

const READERS = rounds(300, 10_000);
const OWNER = 'owner@example.com';
/** How long the mail server takes for each mail. */
const SLOW_MS = 3;
const PATIENCE = { timeout: rounds(120_000, 1_500_000), interval: 200 };

it(
  `reaches each of ${READERS} readers, repeating at most one mail a kill`,
  async () => {
    const dataDir = await prepareDataDir();
    await addReaders(dataDir);
    /** The mails at which the program is killed: once before the server has taken it, once after. */
    const kills = [Math.round(READERS * 0.2), Math.round(READERS * 0.6)];
    let server: ServerProcess | undefined;
    const die = () => {
      kills.shift();
      void server?.kill();
    };
    const mailServer = await startFaultyMailServer(
      async () => {
        await wait(SLOW_MS);
        if (kills.length !== 2 || mailServer.accepted.length < (kills[0] ?? 0)) return 'accept';
        die();
        return 'drop';
      },
      () => {
        if (kills.length === 1 && mailServer.accepted.length >= (kills[0] ?? 0)) die();
      },
    );
    const environment = { STAFF_EMAILS: OWNER, PUBLIC_URL: 'http://localhost' };
    server = await startProcess(dataDir, {}, environment);
    const cookie = await signInByMail(server.url, dataDir, OWNER);
    await server.stop();

    // The pace is counted by the clock, which goes on here.
    const start = () =>
      startProcess(
        dataDir,
        { now: undefined, jobTiming: { retryDelay: 1 } },
        { ...environment, SMTP_URL: mailServer.url },
      );
    const call = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
      const answer = await fetch(`${server?.url}/api/console/mailings${path}`, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(answer.ok, `${method} ${path} ${answer.status}`).toBe(true);
      return answer.json();
    };
    server = await start();
    const { id } = await call('', { subject: 'Fall in the yard' });
    const words = { version: 1, subject: 'Fall in the yard', text: 'Mow high.' };
    const { version } = await call(`/${id}`, words, 'PATCH');
    await call(`/${id}/send`, { version });
    for (const left of [1, 0]) {
      await expect.poll(() => kills.length, PATIENCE).toBe(left);
      await server.kill();
      server = await start();
    }

    // Paused, nothing more goes; resumed, the rest does.
    const sending: Mailing = await call(`/${id}`);
    const paused: Mailing = await call(`/${id}/pause`, { version: sending.version });
    await wait(500);
    const before = mailServer.accepted.length;
    await wait(1_000);
    expect(mailServer.accepted.length).toBe(before);
    await call(`/${id}/resume`, { version: paused.version });

    await expect.poll(async () => (await call(`/${id}`)).status, PATIENCE).toBe('sent');
    const names = new Set(mailServer.accepted.filter((name) => name.startsWith('<mailing-')));
    expect(names.size).toBe(READERS);
    expect(mailServer.accepted.length).toBeLessThanOrEqual(READERS + 2);
    console.log(
      `${READERS} readers, of whom ${mailServer.accepted.length - names.size} got it twice`,
    );
    const { results } = await call(`/${id}`);
    expect(results).toMatchObject({ recipients: READERS, counts: { sent: READERS } });
    await server.stop();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  },
  rounds(300_000, 1_800_000),
);

/** Readers of an earlier day, and the fastest pace there is. */
async function addReaders(dataDir: string): Promise<void> {
  const { db, close } = await openEmbedded(join(dataDir, 'database'));
  await db.execute(sql`insert into newsletter_subscriptions (email)
    select 'reader' || n || '@example.com' from generate_series(1, ${READERS}::int) as n`);
  await db.execute(sql`insert into business_settings (id, values) values (1, '{"mailsPerMinute": 3000}')
    on conflict (id) do update set values = business_settings.values || excluded.values`);
  await close();
}
