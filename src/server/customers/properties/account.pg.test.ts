// A customer's account: contact, property, notices and feed; and a gate code that is nowhere but where its owner asked for it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { decryptGateCode, encryptGateCode } from './gate-code.ts';

/** Looked for everywhere; no one would type it by chance. */
const CANARY = 'canary-7193#';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp();
  fern = await newCustomer(test, 'fern@example.com');
  basil = await newCustomer(test, 'basil@example.com');
});
afterAll(() => test.close());

const account = async (who: { cookie: string }) =>
  (await send(test, who, 'GET /api/portal/account')).json();
const change = (who: { cookie: string }, body: object) =>
  send(test, who, 'PATCH /api/portal/property', body);
const reveal = async (who: { cookie: string }) =>
  (await send(test, who, 'POST /api/portal/property/gate-code')).json();
const auditedCount = (action: string) => test.open.db.$count(auditLog, eq(auditLog.action, action));

describe('the contact', () => {
  it('is kept, and the address that one signs in with stays', async () => {
    const answer = await send(test, fern, 'PATCH /api/portal/contact', {
      firstName: 'Fern',
      lastName: 'Sample',
      phone: '(281) 555-0150',
    });
    expect(answer.json()).toEqual({
      email: 'fern@example.com',
      emailChange: null,
      firstName: 'Fern',
      lastName: 'Sample',
      phone: '(281) 555-0150',
      language: 'en',
    });
    const refused = await send(test, fern, 'PATCH /api/portal/contact', {
      firstName: 'Fern',
      lastName: 'Sample',
      phone: 'none',
      email: 'other@example.com',
    });
    expect(refused.statusCode).toBe(400);
    expect((await account(basil)).contact.firstName).toBeNull();
  });
});

describe('the property', () => {
  it('is changed by anyone who has seen what is there, and tells others what is there now', async () => {
    const { version } = (await account(basil)).property;
    const body = { version, pets: 'A cat', specialInstructions: 'Ring first.' };
    expect((await change(basil, body)).json()).toMatchObject({ version: version + 1 });
    const late = await change(basil, { ...body, pets: 'A dog' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current).toMatchObject({ pets: 'A cat', version: version + 1 });
  });

  it('beyond the first is shown and changed by itself, and only by its owner', async () => {
    const { db } = test.open;
    const second = { userId: basil.id, address: '2 Sample Street' };
    const [row] = await db.insert(properties).values(second).returning();
    const id = row?.id ?? 0;
    const gate = { id, version: 1, pets: 'Two geese', gateCode: '4711' };
    expect((await change(fern, gate)).statusCode).toBe(404);
    expect((await change(basil, gate)).json()).toMatchObject({ id, pets: 'Two geese' });
    const { property, others } = await account(basil);
    expect([property.pets, others.map((one: { pets: string }) => one.pets)]).toEqual([
      'A cat',
      ['Two geese'],
    ]);
    const ask = (who: { cookie: string }) =>
      send(test, who, `POST /api/portal/property/gate-code?property=${id}`);
    expect((await ask(basil)).json()).toEqual({ gateCode: '4711' });
    expect((await ask(fern)).statusCode).toBe(404);
    await db.delete(properties).where(eq(properties.id, id));
  });

  it('is made by the first change of someone who has none, and needs an address', async () => {
    const rowan = { cookie: await signedIn(test, 'rowan@example.com') };
    expect((await account(rowan)).property).toBeNull();
    expect((await change(rowan, { version: 0 })).json().errors[0].pointer).toBe('/address');
    const made = await change(rowan, { version: 0, address: '5 Sample Street', gateCode: '99' });
    expect(made.json()).toMatchObject({ address: '5 Sample Street', hasGateCode: true });
    expect(await reveal(rowan)).toEqual({ gateCode: '99' });
  });

  it('goes with the next visit', async () => {
    await addVisit(test, basil, { scheduledDate: '2026-11-20' });
    const { next } = (await send(test, basil, 'GET /api/portal/overview')).json();
    expect(next.instructions).toBe('Ring first.');
  });
});

describe('a gate code', () => {
  it('is revealed to its owner alone, with a record of each time', async () => {
    const { version } = (await account(fern)).property;
    await change(fern, { version, gateCode: CANARY });
    const before = await auditedCount('gate-code-revealed');
    expect(await reveal(fern)).toEqual({ gateCode: CANARY });
    expect(await reveal(fern)).toEqual({ gateCode: CANARY });
    expect(await auditedCount('gate-code-revealed')).toBe(before + 2);
    expect(await reveal(basil)).toEqual({ gateCode: null });
    expect(
      (await test.app.inject({ method: 'POST', url: '/api/portal/property/gate-code' })).statusCode,
    ).toBe(401);
  });

  it('stays when its field is left empty, and goes when that is wanted', async () => {
    const { version } = (await account(fern)).property;
    expect((await change(fern, { version, gateCode: '' })).json().hasGateCode).toBe(true);
    expect(await reveal(fern)).toEqual({ gateCode: CANARY });
    const gone = await change(fern, { version: version + 1, removeGateCode: true });
    expect(gone.json().hasGateCode).toBe(false);
    await change(fern, { version: version + 2, gateCode: CANARY });
  });

  it('is in no other answer, no row, no mail and no file', async () => {
    await test.work();
    const visit = await addVisit(test, fern, { scheduledDate: '2026-11-06', ...done });
    await send(test, fern, `POST /api/portal/visits/${visit}/problems`, {
      kind: 'gate-open',
      wish: 'fix',
      description: 'The gate stood open.',
    });
    const feed = (await send(test, fern, 'POST /api/portal/calendar-feed')).json();
    const answers = await Promise.all(
      (
        [
          'GET /api/portal/overview',
          'GET /api/portal/account',
          'GET /api/portal/visits/upcoming',
          'GET /api/portal/visits/past',
          `GET /api/portal/visits/${visit}`,
          'GET /api/portal/plans',
          `GET /api/portal/plans/${fern.planId}`,
          `GET ${feed.path as `/${string}`}`,
        ] as const
      ).map((call) => send(test, fern, call)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    for (const { body } of answers) expect(body).not.toContain(CANARY);
    const { version } = (await account(fern)).property;
    const late = await change(fern, { version: version - 1, pets: 'A dog' });
    expect(late.body).not.toContain(CANARY);

    await expect
      .poll(() => test.sent.some(({ subject }) => subject.startsWith('Problem reported')), {
        timeout: 20_000,
      })
      .toBe(true);
    for (const mail of test.sent) expect(JSON.stringify(mail)).not.toContain(CANARY);
    expect(await everyRow()).not.toContain(CANARY);
    expect(await everyFile(test.dataDir)).not.toContain(CANARY);
  });

  it('is bound to its property and to this installation', async () => {
    const key = test.context.secrets.gateCode;
    const stored = encryptGateCode(key, 1, CANARY);
    expect(decryptGateCode(key, 1, stored)).toBe(CANARY);
    expect(encryptGateCode(key, 1, CANARY)).not.toBe(stored);
    expect(() => decryptGateCode(key, 2, stored)).toThrow();
    expect(() => decryptGateCode(Buffer.alloc(32), 1, stored)).toThrow();
    const [row] = await test.open.db
      .select()
      .from(properties)
      .where(eq(properties.id, fern.propertyId));
    expect(decryptGateCode(key, fern.propertyId, row?.gateCodeEncrypted ?? '')).toBe(CANARY);
  });
});

describe('the calendar feed', () => {
  const fetchFeed = (path: string) => test.app.inject({ url: path });

  it('shows the own visits to anyone who knows the address, without place or note', async () => {
    await addVisit(test, fern, { scheduledDate: '2026-11-25', customerNotes: 'Mind the hose.' });
    const { path } = (await send(test, fern, 'POST /api/portal/calendar-feed')).json();
    const answer = await fetchFeed(path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('DTSTART:20261125T150000Z');
    expect(answer.body).toContain('DTEND:20261125T170000Z');
    expect(answer.body).toContain('SUMMARY:Lawn Maintenance\\, Prairie Oak');
    expect(answer.body).not.toMatch(/Sample Lane|Mind the hose/);
  });

  it('has another address when that is wanted, and none once it is ended', async () => {
    const make = async () => (await send(test, fern, 'POST /api/portal/calendar-feed')).json().path;
    const [old, fresh] = [await make(), await make()];
    expect(fresh).not.toBe(old);
    expect((await fetchFeed(old)).statusCode).toBe(404);
    expect((await fetchFeed(fresh)).statusCode).toBe(200);
    expect((await fetchFeed(`${fresh.slice(0, -1)}_`)).statusCode).toBe(404);
    await send(test, fern, 'DELETE /api/portal/calendar-feed');
    expect((await fetchFeed(fresh)).statusCode).toBe(404);
    expect((await account(fern)).feed).toEqual({ path: null });
  });

  it('opens nothing of someone who may not sign in', async () => {
    const { path } = (await send(test, basil, 'POST /api/portal/calendar-feed')).json();
    await test.open.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, basil.id));
    expect((await fetchFeed(path)).statusCode).toBe(404);
    await test.open.db.update(users).set({ disabledAt: null }).where(eq(users.id, basil.id));
  });
});

/** The whole database as text. */
async function everyRow(): Promise<string> {
  const tables = await test.open.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const rows = await test.open.db.execute(sql.raw(`select t::text as row from ${name} t`));
    texts.push(JSON.stringify(rows.rows));
  }
  return texts.join('\n');
}

/** Every file of the installation, mails included. */
async function everyFile(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name), 'latin1'));
  return (await Promise.all(texts)).join('\n');
}
