// Two customers turn out to be one person: everything moves, nothing is forgotten, and it can all be undone.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties, serviceRequests } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { addVisit, newCustomer, type PortalCustomer, send } from '../../../test/portal-customer.ts';
import { request } from '../../../test/sample-rows.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { mergePlaces } from './merge-places.ts';

const PATH = '/api/console/customers';

let test: TestApp;
let staff: { cookie: string };
let stays: PortalCustomer;
let goes: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
  stays = await newCustomer(test, 'stays@example.com');
  goes = await newCustomer(test, 'goes@example.com');
  const { db } = test.open;
  await db
    .update(users)
    .set({ firstName: 'Gail', phone: '(281) 555-0133' })
    .where(eq(users.id, goes.id));
  await addVisit(test, goes, { scheduledDate: '2026-11-20' });
  await db.insert(serviceRequests).values({ ...request, userId: goes.id });
});
afterAll(() => test.close());

const call = (name: Parameters<typeof send>[2], body?: object) => send(test, staff, name, body);
const one = async (id: string): Promise<Customer> => (await call(`GET ${PATH}/${id}`)).json();
const preview = (other = goes.id) => call(`GET ${PATH}/${stays.id}/merge?other=${other}`);
async function merge(id = stays.id, other = goes.id) {
  const seen = { version: (await one(id)).version, otherVersion: (await one(other)).version };
  return call(`POST ${PATH}/${id}/merge`, { other, ...seen });
}
const undo = (mergeId: string) => call(`POST /api/console/customer-merges/${mergeId}/undo`);
const landOf = (id: string) => test.open.db.$count(properties, eq(properties.userId, id));

describe('a merge', () => {
  it('says before what moves', async () => {
    expect((await preview()).json()).toMatchObject({
      goes: { name: 'Gail', email: 'goes@example.com' },
      fills: ['name', 'phone'],
      moves: [
        { what: 'property', count: 1 },
        { what: 'request', count: 1 },
        { what: 'visit', count: 1 },
      ],
    });
    expect((await preview(stays.id)).statusCode).toBe(422);
    expect((await preview(crypto.randomUUID())).statusCode).toBe(404);
  });

  it('is refused when one of them was changed since it was looked at', async () => {
    const version = (await one(stays.id)).version;
    const body = { other: goes.id, version, otherVersion: 99 };
    expect((await call(`POST ${PATH}/${stays.id}/merge`, body)).statusCode).toBe(409);
    expect(await landOf(stays.id)).toBe(1);
  });

  it('moves what is theirs, fills blanks, ends the other sign-in, and is undone to the letter', async () => {
    const before = [await one(stays.id), await one(goes.id)];
    const { mergeId } = (await merge()).json();
    expect(await landOf(stays.id)).toBe(2);
    expect(await one(stays.id)).toMatchObject({ firstName: 'Gail', merged: [{ mergeId }] });
    expect((await one(goes.id)).id).toBe(stays.id);
    expect((await send(test, goes, 'GET /api/portal/account')).statusCode).toBe(401);
    await expect(signedIn(test, 'goes@example.com')).rejects.toThrow();

    expect((await undo(mergeId)).json()).toEqual({ stayedId: stays.id, goneId: goes.id });
    expect((await undo(mergeId)).statusCode).toBe(200);
    const after = [await one(stays.id), await one(goes.id)];
    const withoutVersion = (customers: Customer[]) =>
      customers.map(({ version, ...customer }) => customer);
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
    expect(await landOf(goes.id)).toBe(1);
  });

  it('leaves what came since with the one who stayed, and words that were written since', async () => {
    const { mergeId } = (await merge()).json();
    const { version } = await one(stays.id);
    const changed = { version, firstName: 'Gale', lastName: 'Force', phone: '(281) 555-0134' };
    await call(`PATCH ${PATH}/${stays.id}`, changed);
    await call(`POST ${PATH}/${stays.id}/properties`, { version: 0, address: '3 New Street' });
    await undo(mergeId);
    expect([await landOf(stays.id), await landOf(goes.id)]).toEqual([2, 1]);
    expect(await one(stays.id)).toMatchObject({ firstName: 'Gale', phone: '(281) 555-0134' });
  });

  it('happens once when two ask at once, and never in a circle', async () => {
    const seen = [await one(stays.id), await one(goes.id)] as const;
    const ask = (one: Customer, other: Customer) =>
      call(`POST ${PATH}/${one.id}/merge`, {
        other: other.id,
        version: one.version,
        otherVersion: other.version,
      });
    const answers = await Promise.all([ask(...seen), ask(seen[1], seen[0])]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await test.open.db.execute<{ id: string }>(
      sql`select id from customer_merges where undone_at is null`,
    );
    expect(rows).toHaveLength(1);
    await undo(rows[0]?.id ?? '');
  });

  it('of several is undone from the last one on, and for 30 days', async () => {
    const third = await newCustomer(test, 'third@example.com');
    const first = (await merge()).json().mergeId;
    const second = (await merge(third.id, stays.id)).json().mergeId;
    expect(await landOf(third.id)).toBe(4);
    expect((await one(goes.id)).id).toBe(third.id);
    expect((await undo(first)).statusCode).toBe(409);
    expect((await undo(second)).statusCode).toBe(200);
    test.setNow(new Date(TEST_NOW.getTime() + 31 * 86_400_000));
    expect((await undo(first)).json().code).toBe('too_late');
    test.setNow(TEST_NOW);
    expect((await undo(first)).statusCode).toBe(200);
  });

  it('does not touch who wants their account deleted', async () => {
    const leaver = await newCustomer(test, 'leaver@example.com');
    await send(test, leaver, 'POST /api/portal/deletion', { email: 'leaver@example.com' });
    expect((await merge(stays.id, leaver.id)).json().code).toBe('wrong_state');
  });

  it('was thought of for every column that names a person', async () => {
    const { rows } = await test.open.db.execute<{ place: string }>(sql`
      select conrelid::regclass || '.' || attname as place
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass order by 1`);
    expect(
      rows.map(({ place }) => place),
      'A table names people. Say in src/server/customers/merge-places.ts what becomes of its rows when two of them are one',
    ).toEqual(Object.keys(mergePlaces).sort());
  });
});
