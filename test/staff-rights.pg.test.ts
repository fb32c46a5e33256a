// The rights of roles: a crew lead works with visits and sees no price, no lead and no chat; who may download is for the owner to say.
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { addVisit, done, send } from './portal-customer.ts';
import { signedIn } from './signed-in.ts';
import { openTwoCustomers, type TwoCustomers } from './two-customers.ts';

let office: TwoCustomers;
let lead: { cookie: string };
let ivy: { cookie: string };
let owner: { cookie: string };
beforeAll(async () => {
  office = await openTwoCustomers();
  const { db } = office.test.open;
  await db.insert(users).values([
    { email: 'lead@example.com', role: 'crew', givenRights: ['exports'] },
    { email: 'ivy@example.com', role: 'staff' },
    { email: 'dana@example.com', role: 'owner' },
  ]);
  lead = { cookie: await signedIn(office.test, 'lead@example.com') };
  ivy = { cookie: await signedIn(office.test, 'ivy@example.com') };
  owner = { cookie: await signedIn(office.test, 'dana@example.com') };
});
afterAll(() => office.test.close());

type Person = { cookie: string };
const read = async (who: Person, path: string) =>
  (await send(office.test, who, `GET ${path}` as 'GET /')).json();
const status = async (who: Person, path: string) =>
  (await send(office.test, who, `GET ${path}` as 'GET /')).statusCode;

describe('a crew lead', () => {
  it('sees a visit and its problems without what they cost', async () => {
    const visit = await addVisit(office.test, office.fern, {
      scheduledDate: '2026-11-02',
      ...done,
    });
    const problem = await send(
      office.test,
      office.fern,
      `POST /api/portal/visits/${visit}/problems`,
      { kind: 'damage', wish: 'credit', description: 'A sprinkler head is broken.' },
    );
    const { id } = problem.json();
    const credit = { version: 1, remedy: 'credit', amount: '5.00', message: 'Sorry.' };
    const path = `/api/console/visit-problems/${id}` as const;
    const decided = await send(office.test, ivy, `POST ${path}/remedy`, credit);
    expect(decided.statusCode, decided.body).toBe(204);
    expect(await read(ivy, `/api/console/visits/${visit}`)).toMatchObject({
      price: { charge: 'charged' },
      problems: [{ remedy: { amount: '5.00' } }],
    });
    expect(await read(lead, `/api/console/visits/${visit}`)).toMatchObject({
      price: null,
      problems: [{ description: 'A sprinkler head is broken.', remedy: null }],
    });
    const page = await read(lead, path);
    expect([page.price, page.remedy, page.remedyReason]).toEqual([null, null, null]);
    expect((await send(office.test, lead, `POST ${path}/close`, { version: 2 })).statusCode).toBe(
      403,
    );
  });

  it('reads a day of visits and what waits about them, and hears of no chat', async () => {
    await send(office.test, office.fern, 'POST /api/service-requests', {
      serviceType: 'mulch',
      description: 'Mulch, please.',
      customerPhone: '(281) 555-0150',
    });
    const today = await read(lead, '/api/console/today');
    const kinds = new Set(today.waiting.map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(['problem']);
    const waiting = await read(lead, '/api/console/waiting');
    const counted = Object.entries(waiting).filter(([, count]) => count !== 0);
    expect(counted.map(([kind]) => kind)).toEqual(['problem']);
    const answer = await office.test.app.inject({
      url: '/api/console/events',
      headers: lead,
      payloadAsStream: true,
    });
    const stream = answer.stream();
    let heard = '';
    stream.on('data', (bytes) => {
      heard += String(bytes);
    });
    await announce(office.test.open.db, 'chat', crypto.randomUUID());
    await announce(office.test.open.db, 'console', 'visit 1');
    await expect.poll(() => heard).toContain('event: console');
    expect(heard).not.toContain('event: chat');
    const ended = once(stream, 'close');
    stream.destroy();
    await ended;
  });

  it('is told in words what their role does not include', async () => {
    const refused = await send(office.test, lead, 'GET /api/console/leads');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'Your role doesn’t include this. The owner can change what you may do.',
    ]);
  });

  it('gets no right that their role cannot have, whatever stands in their row', async () => {
    expect((await read(lead, '/api/auth/user')).rights).toEqual(['crew']);
    expect(await status(lead, '/api/console/customer-export')).toBe(403);
  });
});

describe('who may download', () => {
  const exported = ['/api/console/customer-export', '/api/console/application-record-export'];
  const give = async (email: string, givenRights: string[]) => {
    const { people } = await read(owner, '/api/console/staff');
    const person = people.find((one: { email: string }) => one.email === email);
    const { id, role, version } = person;
    return send(office.test, owner, `PATCH /api/console/staff/${id}`, {
      role,
      version,
      givenRights,
    });
  };

  it('is the owner, and whom the owner lets, from the next request on', async () => {
    for (const path of exported) {
      expect([path, await status(owner, path)]).toEqual([path, 200]);
      expect([path, await status(ivy, path)]).toEqual([path, 403]);
    }
    expect((await give('ivy@example.com', ['exports'])).json()).toMatchObject({
      role: 'staff',
      givenRights: ['exports'],
    });
    for (const path of exported) expect(await status(ivy, path)).toBe(200);
    expect((await give('ivy@example.com', [])).statusCode).toBe(200);
    for (const path of exported) expect(await status(ivy, path)).toBe(403);
    expect((await give('ivy@example.com', ['owner'])).statusCode).toBe(422);
  });

  it('can be someone whose role STAFF_EMAILS gives', async () => {
    const email = 'desk@example.com';
    const { staffEmails } = office.test.context.config;
    staffEmails.push(email);
    try {
      const desk = { cookie: await signedIn(office.test, email) };
      expect((await give(email, ['exports'])).statusCode).toBe(200);
      expect(await status(desk, exported[0] ?? '')).toBe(200);
    } finally {
      staffEmails.pop();
    }
    const [row] = await office.test.open.db.select().from(users).where(eq(users.email, email));
    expect(row?.role).toBe('customer');
  });
});
