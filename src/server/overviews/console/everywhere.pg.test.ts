// Search, lists under a name, and what colleagues did: found by beginnings of words, each person's own, and staff's alone.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/platform/audit/audit.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { properties, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { appointment } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
const cookies = { owner: '', crew: '', customer: '' };
let fernId = '';
let ownerId = '';
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,crew@example.com' });
  cookies.owner = await signedIn(test, 'owner@example.com');
  cookies.crew = await signedIn(test, 'crew@example.com');
  cookies.customer = await signedIn(test, 'maria@example.com');
  const { db } = test.open;
  const person = { firstName: 'Fern', lastName: "O'Sample", phone: '(281) 555-0150' };
  const [fern] = await db
    .insert(users)
    .values({ ...person, email: 'fern.s@example.com' })
    .returning();
  fernId = fern?.id ?? '';
  const [owner] = await db.select().from(users).where(sql`email = 'owner@example.com'`);
  ownerId = owner?.id ?? '';
  const [land] = await db
    .insert(properties)
    .values({ userId: fernId, address: '7 Sky Ridge Drive, Cypress, TX 77429' })
    .returning();
  const planned = { propertyId: land?.id ?? 0, serviceType: 'Mowing' };
  await db.insert(visits).values({ ...planned, scheduledDate: '2026-11-12' });
  const asked = { customerName: "Fern O'Sample", customerEmail: 'fern.s@example.com' };
  await db.insert(appointments).values({ ...appointment, ...asked, customerPhone: '281-555-0150' });
  await db.insert(serviceRequests).values({
    ...asked,
    userId: fernId,
    customerPhone: '(281) 555-0150',
    propertyAddress: '7 Sky Ridge Drive',
    serviceType: 'Mulch Installation',
    description: 'Two yards.',
  });
  await db.insert(quoteRequests).values({
    ...person,
    firstName: 'Basil',
    lastName: 'Rivers',
    email: 'basil@example.com',
    phone: '1 (832) 555-0177',
    serviceType: 'fencing',
  });
});
afterAll(() => test.close());

const call = (cookie: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  });

/** What is found, as "kind: name, words". */
async function found(q: string): Promise<string[]> {
  const answer = await call(cookies.owner, 'GET', `/api/console/search?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    .groups.flatMap(({ kind, items }: { kind: string; items: { name: string }[] }) =>
      items.map(({ name }) => `${kind}: ${name}`),
    );
}

describe('the search', () => {
  it.each(['fern', 'SAMPLE f', "o'sam", 'fern.s@exam', '(281) 555-01', '5550150', '0150'])(
    'finds someone and all that is theirs by “%s”',
    async (typed) => {
      expect(await found(typed)).toEqual([
        "customer: Fern O'Sample",
        "appointment: Fern O'Sample",
        "request: Fern O'Sample",
        "visit: Fern O'Sample",
      ]);
    },
  );

  it('finds a lead by its number, with the country or without', async () => {
    expect(await found('832 555')).toEqual(['lead: Basil Rivers']);
    expect(await found('+1 832 555 0177')).toEqual(['lead: Basil Rivers']);
  });

  it('finds a call that someone wrote down, by name and by number', async () => {
    const body = {
      name: 'Clover Caller',
      phone: '(346) 555-0193',
      email: '',
      words: 'Mulch for two beds.',
    };
    await test.open.db.insert(phoneCalls).values(body);
    for (const typed of ['clover', '346 555', '0193']) {
      expect(await found(typed)).toEqual(['lead: Clover Caller']);
    }
  });

  it('leads to pages that are there', async () => {
    const answer = await call(cookies.owner, 'GET', '/api/console/search?q=fern');
    const paths = answer
      .json()
      .groups.flatMap(({ items }: { items: { path: string }[] }) => items.map(({ path }) => path));
    expect(paths).toEqual([
      expect.stringMatching(/^\/console\/customers\/[\w-]+$/),
      expect.stringMatching(/^\/console\/calendar\/appointments\/\d+$/),
      expect.stringMatching(/^\/console\/requests\/\d+$/),
      expect.stringMatching(/^\/console\/visits\/\d+$/),
    ]);
  });

  it('finds an address', async () => {
    expect(await found('7 sky rid')).toEqual(expect.arrayContaining(["customer: Fern O'Sample"]));
  });

  it.each(['', '   ', "'; drop table users --", '!:*&|()', '\u0000', 'x'.repeat(200)])(
    'finds nothing for “%s”, and breaks at nothing',
    async (typed) => {
      const answer = await call(
        cookies.owner,
        'GET',
        `/api/console/search?q=${encodeURIComponent(typed)}`,
      );
      expect([200, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(answer.json().groups).toEqual([]);
    },
  );
});

describe('a list under a name', () => {
  const list = async (cookie: string) => (await call(cookie, 'GET', '/api/console/views')).json();

  it('is one’s own, has the name that it got last, and is forgotten by no one else', async () => {
    const address = '/console/leads?stage=quoted';
    const keep = (name: string) =>
      call(cookies.owner, 'POST', '/api/console/views', { name, address });
    expect((await keep('Quoted')).statusCode).toBe(201);
    const { id } = (await keep('Quoted, to call')).json();
    expect(await list(cookies.owner)).toEqual([{ id, name: 'Quoted, to call', address }]);
    expect(await list(cookies.crew)).toEqual([]);
    const forget = (cookie: string) => call(cookie, 'DELETE', `/api/console/views/${id}`);
    expect((await forget(cookies.crew)).statusCode).toBe(404);
    expect((await forget(cookies.owner)).statusCode).toBe(204);
    expect((await forget(cookies.owner)).statusCode).toBe(404);
    expect(await list(cookies.owner)).toEqual([]);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    'https://elsewhere.example/console',
    'javascript:alert(1)//console/leads',
    '/customer-portal',
    '/console\\..',
  ])('leads to no other place: %s', async (address) => {
    const answer = await call(cookies.owner, 'POST', '/api/console/views', {
      name: 'Odd',
      address,
    });
    expect(answer.statusCode).toBe(422);
  });
});

describe('what colleagues did', () => {
  const actions = async (cookie: string) =>
    (await call(cookie, 'GET', '/api/console/deeds')).json();

  it('is said in words, with whom it concerns, and is new until it was seen', async () => {
    const before = await actions(cookies.crew);
    const [visit] = await test.open.db.select().from(visits);
    await test.open.db.transaction(async (tx) => {
      const at = TEST_NOW;
      const subject = { type: 'visit', id: String(visit?.id) } as const;
      await audit(tx, { actorId: ownerId, action: 'visit-moved', subject, at });
      await audit(tx, { actorId: fernId, action: 'visit-rated', subject, at });
      await audit(tx, { actorId: ownerId, action: 'passkey-added', at });
    });
    const after = await actions(cookies.crew);
    expect(after.unseen).toBe(before.unseen + 1);
    expect(after.items[0]).toMatchObject({
      by: 'owner@example.com',
      words: 'moved a visit',
      about: "Fern O'Sample, November 12",
      path: `/console/visits/${visit?.id}`,
    });
    // One's own actions are no news.
    expect((await actions(cookies.owner)).items).toEqual([]);

    const see = (upTo: number) => call(cookies.crew, 'POST', '/api/console/deeds/seen', { upTo });
    expect((await see(after.items[0].id)).statusCode).toBe(204);
    expect((await actions(cookies.crew)).unseen).toBe(0);
    await see(1);
    expect((await actions(cookies.crew)).unseen).toBe(0);
  });

  it('of the future cannot be seen yet', async () => {
    await call(cookies.crew, 'POST', '/api/console/deeds/seen', { upTo: 2_000_000_000 });
    await test.open.db.transaction((tx) =>
      audit(tx, {
        actorId: ownerId,
        action: 'chat-closed',
        subject: { type: 'chat', id: crypto.randomUUID() },
        at: TEST_NOW,
      }),
    );
    expect(await actions(cookies.crew)).toMatchObject({ unseen: 1 });
  });
});
