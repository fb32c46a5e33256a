// The health of the installation: the owner reads how every part is, a backup is restored as a test, and what is not well stands on Today.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Health } from '#contract/platform/health.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { busyCalendars } from '#server/platform/database/schema/booking.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { signedIn } from '../../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { backupName, backupsIn } from '../../installation/backup-files.ts';
import { testRestore } from '../../journal/restore-test.ts';

let test: TestApp;
let owner: string;
let office: string;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  owner = await signedIn(test, 'owner@example.com');
  office = await signedIn(test, 'office@example.com');
});
afterAll(() => test.close());

const get = (url: string, cookie = owner) => test.app.inject({ url, headers: { cookie } });
async function part(name: string) {
  const health: Health = (await get('/api/console/health')).json();
  return health.parts.find((one) => one.name === name);
}

async function putBackup(journal: number, bytes: Uint8Array) {
  const directory = backupsIn(test.dataDir);
  await mkdir(directory, { recursive: true });
  const madeAt = test.context.clock();
  await writeFile(join(directory, backupName({ madeAt, journal })), gzipSync(bytes));
}

it('is the owner’s to read', async () => {
  expect((await get('/api/console/health', office)).statusCode).toBe(403);
  expect(await part('Database')).toMatchObject({ state: 'ok' });
  expect(await part('Stored files')).toMatchObject({ state: 'ok' });
  expect(await part('Background work')).toMatchObject({ state: 'ok' });
  expect(await part('Certificate')).toMatchObject({ state: 'unknown' });
});

it('says how long a mail could not be sent, why, and where it is', async () => {
  const long = new Date(test.context.clock().getTime() - 3_600_000);
  await test.open.db.insert(sentMails).values({
    ...{ mailId: 'one', recipient: 'maria@example.com', subject: 'Hi', firstTriedAt: long },
    lastReason: 'connect ECONNREFUSED 192.0.2.1:465',
  });
  expect(await part('Mail')).toMatchObject({
    state: 'problem',
    words: 'A mail could not be sent since 1 hour ago. No mail has left yet.',
    advice: expect.stringContaining('SMTP_URL'),
    path: '/console/settings/mails?status=waiting',
  });
  await test.open.db.delete(sentMails);
});

it('says whose own calendar can no longer be read, and why', async () => {
  const { db } = test.open;
  const [person] = await db.select().from(users).where(eq(users.email, 'office@example.com'));
  const ago = (minutes: number) => new Date(test.context.clock().getTime() - minutes * 60_000);
  const calendar = { userId: person?.id ?? '', host: 'calendar.example.com', address: 'sealed' };
  await db.insert(busyCalendars).values({
    ...{ ...calendar, readAt: ago(60), failure: 'its server did not answer' },
  });
  expect(await part('Own calendars')).toMatchObject({ state: 'ok' });
  await db.update(busyCalendars).set({ readAt: ago(180) });
  expect(await part('Own calendars')).toMatchObject({
    state: 'problem',
    words:
      'The calendar of office@example.com was last read 3 hours ago: its server did not answer.',
  });
  await db.delete(busyCalendars);
});

it('restores the newest backup as a test, and says on Today when that fails', async () => {
  const { engine } = test.open;
  if (engine.kind !== 'pglite') throw new Error('a test of the embedded database');
  expect(await part('Backups')).toMatchObject({ state: 'problem' });
  const whole = await engine.client.dumpDataDir('none');
  await putBackup(1, new Uint8Array(await whole.arrayBuffer()));
  expect(await part('Backups')).toMatchObject({ state: 'ok' });
  await testRestore(test.context);
  expect(await part('Restore test')).toMatchObject({
    state: 'ok',
    words: expect.stringContaining('2 people'),
  });
  expect((await get('/api/console/today')).json().trouble).toBeNull();
  await putBackup(2, Buffer.from('no archive'));
  await testRestore(test.context);
  expect(await part('Restore test')).toMatchObject({ state: 'problem' });
  expect((await get('/api/console/today')).json().trouble).toMatch(/^Restore test: /);
  expect((await get('/api/console/today', office)).json().trouble).toBeNull();
});
