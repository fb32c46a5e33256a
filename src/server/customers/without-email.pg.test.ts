// A customer without an email address: found by name and phone number, gets no mail, and signs in once the office has an address.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#contract/customers/customers.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { findVisit } from '#server/visits/core/visit.queries.ts';
import { noticeMailOf } from '#server/visits/notices/notice.mail.ts';
import { send } from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/console/customers';
const agnes = { firstName: 'Agnes', lastName: 'Sample', phone: '(281) 555-0171' };

let test: TestApp;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());

const call = (name: Parameters<typeof send>[2], body?: object) => send(test, staff, name, body);
const add = async (more: object = {}): Promise<{ id: string; isNew: boolean }> =>
  (await call(`POST ${PATH}`, { ...agnes, ...more })).json();
const one = async (id: string): Promise<Customer> => (await call(`GET ${PATH}/${id}`)).json();

describe('a customer without an email address', () => {
  it('is one person however the number is written, and another one under another name', async () => {
    const first = await add({ email: '', address: '1 Elm Street' });
    expect(first.isNew).toBe(true);
    expect(await add({ phone: '+1 281-555-0171', firstName: 'AGNES' })).toEqual({
      id: first.id,
      isNew: false,
    });
    expect((await add({ firstName: 'Bert' })).isNew).toBe(true);
    expect((await one(first.id)).email).toBeNull();
  });

  it('is in the list and found by name, number and address', async () => {
    for (const q of ['agnes sample', '5550171', '1 elm']) {
      const { items } = (await call(`GET ${PATH}?q=${encodeURIComponent(q)}`)).json();
      expect(items).toContainEqual(expect.objectContaining({ name: 'Agnes Sample', email: null }));
    }
    const found = (await call('GET /api/console/search?q=agnes')).json();
    expect(JSON.stringify(found)).toContain('Agnes Sample');
  });

  it('gets no mail about a visit', async () => {
    const { db } = test.open;
    const { id } = await add();
    const [property] = await db.select().from(properties).where(eq(properties.userId, id));
    const [visit] = await db
      .insert(visits)
      .values({
        propertyId: property?.id ?? 0,
        serviceType: 'Lawn Maintenance',
        scheduledDate: '2026-11-20',
        scheduledTime: '09:00',
      })
      .returning();
    const found = await findVisit(db, visit?.id ?? 0);
    expect(
      found && (await noticeMailOf(test.context, found, { kind: 'morning-of' })),
    ).toBeUndefined();
  });

  it('has no consent for mail', async () => {
    const { id } = await add();
    const consent = { channel: 'email', purpose: 'offers', wording: 'May we?', givenHow: 'phone' };
    const answer = await call(`POST ${PATH}/${id}/consents`, consent);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'We have no email for this customer. Please add it first.',
    ]);
  });

  it('signs in as the same customer with the address that the office adds', async () => {
    const { id } = await add();
    const { version } = await one(id);
    const change = { ...agnes, version, email: 'Agnes@example.com' };
    expect((await call(`PATCH ${PATH}/${id}`, change)).statusCode).toBe(200);
    await signedIn(test, 'agnes@example.com');
    expect(await one(id)).toMatchObject({ email: 'agnes@example.com', hasSignedIn: true });
    const other = { ...agnes, version: version + 1, email: 'other@example.com' };
    expect((await call(`PATCH ${PATH}/${id}`, other)).statusCode).toBe(422);
  });

  it('is merged into the one who has signed in with the address already, and never the other way', async () => {
    await signedIn(test, 'cora@example.com');
    const [signed] = await test.open.db
      .select()
      .from(users)
      .where(eq(users.email, 'cora@example.com'));
    const { id } = await add({ firstName: 'Cora', address: '3 Elm Street' });
    const { version } = await one(id);
    const taken = await call(`PATCH ${PATH}/${id}`, {
      ...agnes,
      version,
      email: 'cora+lawn@example.com',
    });
    expect([taken.statusCode, taken.json().errors[0].pointer]).toEqual([409, '/email']);
    const wrongWay = { other: signed?.id, version, otherVersion: signed?.version };
    expect((await call(`POST ${PATH}/${id}/merge`, wrongWay)).statusCode).toBe(409);
    const rightWay = { other: id, version: signed?.version, otherVersion: version };
    expect((await call(`POST ${PATH}/${signed?.id}/merge`, rightWay)).statusCode).toBe(200);
    expect(await one(id)).toMatchObject({
      id: signed?.id,
      email: 'cora@example.com',
      firstName: 'Cora',
      properties: [{ address: '3 Elm Street' }],
    });
  });

  it.each(['owner@example.com'])('is never given an address of staff: %s', async (email) => {
    const { id } = await add({ firstName: 'Dora' });
    const { version } = await one(id);
    const answer = await call(`PATCH ${PATH}/${id}`, { ...agnes, version, email });
    expect(answer.statusCode).toBe(409);
  });
});
