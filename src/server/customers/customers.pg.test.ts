// What staff see and do of customers: search, one person with all their records, changes with versions, gate codes, notes, consents.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer, CustomerLine } from '#contract/customers/customers.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../test/portal-customer.ts';
import { appointment, chat, lead, plan } from '../../../test/sample-rows.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/console/customers';

let test: TestApp;
let staff: { cookie: string };
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,ivy@example.com' });
  staff = { cookie: await signedIn(test, 'ivy@example.com') };
  fern = await newCustomer(test, 'fern@example.com');
  await test.open.db
    .update(users)
    .set({ firstName: 'Fern', lastName: "O'Neill", phone: '+1 (281) 555-0150' })
    .where(eq(users.id, fern.id));
});
afterAll(() => test.close());

const call = (name: Parameters<typeof send>[2], body?: object, who: { cookie: string } = staff) =>
  send(test, who, name, body);
const emailsFor = async (query: string): Promise<string[]> =>
  (await call(`GET ${PATH}?${query}`)).json().items.map(({ email }: CustomerLine) => email);
const one = async (id = fern.id): Promise<Customer> => (await call(`GET ${PATH}/${id}`)).json();
const records = async (kind: string, id = fern.id) =>
  (await call(`GET ${PATH}/${id}/records?kind=${kind}`)).json().items;
const add = async (email: string, more: object = {}) => {
  const body = { firstName: 'Al', lastName: 'Sample', phone: '(281) 555-0160', email, ...more };
  return (await call(`POST ${PATH}`, body)).json();
};

describe('the list', () => {
  it.each([
    ['fern', 'the first name'],
    ["o'nei", 'the beginning of the last name'],
    ['FERN@EX', 'the mail address'],
    ['(281) 555-0150', 'the number as it is written'],
    ['12815550150', 'the number with its country code'],
    ['0150', 'its last four digits'],
    ['sample lane fern', 'words of the address and of the name'],
  ])('finds by %s: %s', async (words) => {
    expect(await emailsFor(`q=${encodeURIComponent(words)}`)).toEqual(['fern@example.com']);
  });

  it.each(["'", "')|(", 'fern & zzz', "fern'':*", '\\', '!fern', '%', '   '])(
    'takes %j for words and not for a language',
    async (words) => {
      const answer = await call(`GET ${PATH}?q=${encodeURIComponent(words)}`);
      expect(answer.statusCode).toBe(200);
    },
  );

  it('has no staff, and goes on where a page ends', async () => {
    for (const n of Array.from({ length: 33 }, (_, index) => index))
      await add(`page${n}@example.com`);
    const first = (await call(`GET ${PATH}`)).json();
    const second = (await call(`GET ${PATH}?cursor=${first.next}`)).json();
    const emails = [...first.items, ...second.items].map(({ email }: CustomerLine) => email);
    expect([first.items.length, second.next]).toEqual([30, null]);
    expect(new Set(emails).size).toBe(34);
    expect(emails).not.toContain('ivy@example.com');
  });

  it('knows who has a plan, and when the crew comes next', async () => {
    await addVisit(test, fern, { scheduledDate: '2026-11-20' });
    const [line] = (await call(`GET ${PATH}?plan=with`)).json().items;
    expect(line).toMatchObject({
      name: "Fern O'Neill",
      plan: { name: 'Lawn Maintenance', frequency: 'bi-weekly' },
      nextVisit: '2026-11-20',
      properties: 1,
    });
    expect(await emailsFor('plan=without&q=fern')).toEqual([]);
  });

  it.each([
    ['2026-12-01', 'pause-ahead'],
    ['2026-11-09', 'paused'],
  ])('says of a plan paused from %s what its customer reads: %s', async (pausedFrom, state) => {
    const { db } = test.open;
    await db
      .update(servicePlans)
      .set({ status: 'paused', pausedFrom })
      .where(eq(servicePlans.id, fern.planId));
    const [line] = (await call(`GET ${PATH}?q=fern`)).json().items;
    const overview = (await call('GET /api/portal/overview', undefined, fern)).json();
    expect([
      line.plan.state,
      (await one()).properties[0]?.plans[0]?.state,
      overview.plans[0].state,
    ]).toEqual([state, state, state]);
    await db
      .update(servicePlans)
      .set({ status: 'active', pausedFrom: null })
      .where(eq(servicePlans.id, fern.planId));
  });
});

describe('one person', () => {
  it('is a customer; staff, strangers and nonsense are missing alike', async () => {
    const [ivy] = await test.open.db.select().from(users).where(eq(users.email, 'ivy@example.com'));
    for (const id of [ivy?.id, crypto.randomUUID()]) {
      expect((await call(`GET ${PATH}/${id}`)).statusCode).toBe(404);
      expect((await call(`GET ${PATH}/${id}/records?kind=past`)).statusCode).toBe(404);
    }
  });

  it('has all that is theirs, and what came under the mailbox', async () => {
    const { db } = test.open;
    const email = 'Fern+garden@example.com';
    await addVisit(test, fern, { ...done, scheduledDate: '2026-11-02' });
    await db.insert(appointments).values({ ...appointment, customerEmail: email });
    await db.insert(quoteRequests).values({ ...lead, email });
    await db.insert(planRequests).values({ ...plan, email });
    await db.insert(chatSessions).values([
      { ...chat, userId: fern.id, lastEventNumber: 1 },
      { ...chat, customerEmail: email, lastEventNumber: 1 },
    ]);
    const counts = await Promise.all(
      ['ahead', 'past', 'consultations', 'leads', 'chats'].map(
        async (kind) => (await records(kind)).length,
      ),
    );
    expect(counts).toEqual([1, 1, 1, 2, 2]);
    expect((await records('chats')).map(({ detail }: { detail: string }) => detail)).toContain(
      'The address was typed, not signed in',
    );
  });

  it('has the mails that went there, without the code of a sign-in', async () => {
    await test.work();
    await test.app.inject({
      method: 'POST',
      url: '/api/auth/code',
      payload: { email: 'fern@example.com' },
    });
    await expect
      .poll(async () => (await records('mails'))[0]?.state, { timeout: 20_000 })
      .toBe('sent');
    const [mail] = await records('mails');
    expect(mail).toMatchObject({ title: 'Your sign-in code ••••', detail: 'fern@example.com' });
    const rows = await test.open.db.select().from(sentMails);
    expect(rows.map(({ subject }) => subject).join()).not.toMatch(/\d{8}/);
    const toStaff = rows.filter(({ recipient }) => recipient === 'ivy@example.com');
    expect(toStaff.every(({ subject }) => subject === 'Sign-in code')).toBe(true);
  });
});

describe('a change', () => {
  const values = { firstName: 'Fern', lastName: 'Oakley', phone: '(281) 555-0150' };

  it('is made by anyone who has seen what is there, and stands in the record of changes', async () => {
    const { version } = await one();
    const changed = await call(`PATCH ${PATH}/${fern.id}`, { ...values, version });
    expect(changed.json()).toMatchObject({ lastName: 'Oakley', version: version + 1 });
    const late = await call(`PATCH ${PATH}/${fern.id}`, { ...values, version });
    expect([late.statusCode, late.json().current.lastName]).toEqual([409, 'Oakley']);
    expect((await records('changes'))[0]).toMatchObject({ title: 'customer-changed' });
  });

  it('of the customer themselves counts as well', async () => {
    const { version } = await one();
    await call('PATCH /api/portal/contact', values, fern);
    const late = await call(`PATCH ${PATH}/${fern.id}`, { ...values, version });
    expect(late.statusCode).toBe(409);
  });

  it('of a property keeps the code of the gate, which is shown with a line in the log', async () => {
    const path = `${PATH}/${fern.id}/properties` as const;
    const address = '1 Sample Lane';
    const at = `${path}/${fern.propertyId}` as const;
    const [seen] = (await one()).properties;
    const body = { version: seen?.version, address, lawnArea: 6000, gateCode: '4711#' };
    const changed = (await call(`PATCH ${at}`, body)).json();
    expect(changed).toMatchObject({ hasGateCode: true, lawnArea: 6000 });
    expect((await call(`PATCH ${at}`, body)).statusCode).toBe(409);
    const kept = await call(`PATCH ${at}`, { version: changed.version, address });
    expect(kept.json()).toMatchObject({ hasGateCode: true, lawnArea: null });
    expect((await call(`POST ${at}/gate-code`, { reason: 'The crew called.' })).json()).toEqual({
      gateCode: '4711#',
    });
    const lines = await test.open.db.$count(
      auditLog,
      sql`action = 'gate-code-revealed' and actor_id <> ${fern.id}`,
    );
    expect(lines).toBe(1);
    const other = await add('other-land@example.com', { address: '2 Elm' });
    const foreign = `${PATH}/${other.id}/properties/${fern.propertyId}` as const;
    expect((await call(`POST ${foreign}/gate-code`, { reason: 'Hello' })).statusCode).toBe(404);
    expect((await call(`PATCH ${foreign}`, { version: 1, address })).statusCode).toBe(404);
    const added = await call(`POST ${path}`, { version: 0, address: '9 Second Street' });
    expect(added.statusCode).toBe(201);
    expect(await emailsFor('q=second street')).toEqual(['fern@example.com']);
  });
});

describe('the office writes down', () => {
  it('notes, which can be removed and brought back', async () => {
    const note = (await call(`POST ${PATH}/${fern.id}/notes`, { text: ' Pays by check. ' })).json();
    expect(note.text).toBe('Pays by check.');
    const at = `${PATH}/${fern.id}/notes/${note.id}` as const;
    expect((await call(`DELETE ${at}`)).statusCode).toBe(204);
    expect((await call(`DELETE ${at}`)).statusCode).toBe(204);
    expect((await one()).notes).toEqual([]);
    expect((await call(`POST ${at}/restore`)).json()).toEqual(note);
    const { id } = await add('noteless@example.com');
    expect((await call(`DELETE ${PATH}/${id}/notes/${note.id}`)).statusCode).toBe(404);
  });

  it('consents in the words that were shown, once while they hold, and that they were withdrawn', async () => {
    const given = {
      channel: 'text',
      purpose: 'visits',
      wording: 'May we text you?',
      givenHow: 'phone',
    };
    const path = `${PATH}/${fern.id}/consents` as const;
    const first = (await call(`POST ${path}`, given)).json();
    expect(first).toMatchObject({ reaches: '(281) 555-0150', withdrawnAt: null });
    expect((await call(`POST ${path}`, given)).json().id).toBe(first.id);
    const gone = await call(`POST ${path}/${first.id}/withdraw`, { withdrawnHow: 'text' });
    expect(gone.json()).toMatchObject({ wording: 'May we text you?', withdrawnHow: 'text' });
    expect((await call(`POST ${path}`, given)).json().id).not.toBe(first.id);
    await test.open.db.insert(users).values({ email: 'phoneless@example.com' });
    const [row] = await test.open.db
      .select()
      .from(users)
      .where(eq(users.email, 'phoneless@example.com'));
    expect((await call(`POST ${PATH}/${row?.id}/consents`, given)).statusCode).toBe(422);
  });
});

describe('the file of customers', () => {
  it('runs no formula, and says who took it', async () => {
    const { id } = await add('formula@example.com', { firstName: '=cmd', lastName: '+1' });
    await call(`POST ${PATH}/${id}/properties`, { version: 0, address: '@SUM(A1)"' });
    const owner = { cookie: await signedIn(test, 'owner@example.com') };
    const file = (query: string) =>
      call(`GET /api/console/customer-export${query}`, undefined, owner);
    const answer = await file('?q=formula');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toContain(
      `"formula@example.com","'=cmd +1","(281) 555-0160","'@SUM(A1)"""`,
    );
    expect((await file('')).body.split('\r\n').length).toBeGreaterThan(34);
    expect(await test.open.db.$count(auditLog, eq(auditLog.action, 'customers-exported'))).toBe(2);
  });
});
