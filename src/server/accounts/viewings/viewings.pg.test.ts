// The staff see a customer's portal: with the right alone, for a reason, for half an hour, and the log says so; strangers and old tabs
// get nothing.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { portalViewings } from '#server/platform/database/schema/viewing.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { endLapsedViewings } from './viewing.service.ts';

type Person = { cookie: string };

let office: TwoCustomers;
let owner: Person;
let ivy: Person;
let lead: Person;
beforeAll(async () => {
  office = await openTwoCustomers();
  await office.test.open.db.insert(users).values([
    { email: 'lead@example.com', role: 'crew', givenRights: ['viewing'] },
    { email: 'ivy@example.com', role: 'staff' },
    { email: 'dana@example.com', firstName: 'Dana', lastName: 'Oakes', role: 'owner' },
  ]);
  lead = { cookie: await signedIn(office.test, 'lead@example.com') };
  ivy = { cookie: await signedIn(office.test, 'ivy@example.com') };
  owner = { cookie: await signedIn(office.test, 'dana@example.com') };
});
afterAll(() => office.test.close());
beforeEach(async () => {
  const { db } = office.test.open;
  await db.delete(portalViewings);
  await db.delete(auditLog).where(sql`action like 'portal-viewing%'`);
  await allow([]);
});

const reason = { reason: 'Could not find her next visit.' };
const start = (who: Person, id = office.fern.id, body: object = reason) =>
  send(office.test, who, `POST /api/console/customers/${id}/viewings`, body);
const end = (who: Person) => send(office.test, who, 'POST /api/console/viewings/end', {});
const seenName = async (who: Person) =>
  (await send(office.test, who, 'GET /api/portal/account')).json().contact.email;
const allow = (givenRights: string[]) =>
  office.test.open.db.update(users).set({ givenRights }).where(eq(users.email, 'ivy@example.com'));
const lines = async () => {
  const { rows } = await office.test.open.db.execute<{ line: string }>(sql`
    select concat_ws(' ', action, coalesce(details ->> 'reason', details ->> 'by')) as line
    from audit_log where action like 'portal-viewing%' order by id`);
  return rows.map(({ line }) => line);
};
const lapse = (ends: string) =>
  office.test.open.db.execute(sql`
    update portal_viewings set started_at = now() - interval '40 minutes', ends_at = now() - ${ends}::interval`);

const STARTED = `portal-viewing-started ${reason.reason}`;

describe('may be opened', () => {
  it('by the owner, and by those of the office whom the owner lets; never by a crew lead', async () => {
    expect((await start(owner)).statusCode).toBe(201);
    expect((await start(ivy)).statusCode).toBe(403);
    await allow(['viewing']);
    expect((await start(ivy)).statusCode).toBe(201);
    for (const who of [lead, office.fern, { cookie: '' }]) {
      expect((await start(who)).statusCode).toBeGreaterThan(400);
    }
  });

  it('for a reason, and of a customer who can have a portal', async () => {
    const blank = await start(owner, office.fern.id, { reason: ' ' });
    expect(blank.json().errors).toMatchObject([{ pointer: '/reason' }]);
    const { db } = office.test.open;
    const [silent] = await db.insert(users).values({ firstName: 'Old', email: null }).returning();
    expect((await start(owner, silent?.id)).statusCode).toBe(409);
    const [staff] = await db.select().from(users).where(eq(users.email, 'ivy@example.com'));
    expect((await start(owner, staff?.id)).statusCode).toBe(409);
    expect((await start(owner, crypto.randomUUID())).statusCode).toBe(404);
    expect(await lines()).toEqual([]);
  });
});

describe('ends', () => {
  it('by a press, once; the log says who began it and why', async () => {
    await start(owner);
    expect(await seenName(owner)).toBe('fern@example.com');
    expect((await end(owner)).json()).toEqual({ customerId: office.fern.id });
    expect((await end(owner)).json()).toEqual({ customerId: null });
    expect(await seenName(owner)).toBe('dana@example.com');
    expect(await lines()).toEqual([STARTED, 'portal-viewing-ended pressing End']);
  });

  it('after half an hour, from the next request on', async () => {
    const { endsAt } = (await start(owner)).json();
    expect(Date.parse(endsAt) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    await lapse('1 second');
    expect(await seenName(owner)).toBe('dana@example.com');
    await endLapsedViewings(office.test.context);
    await endLapsedViewings(office.test.context);
    expect(await lines()).toEqual([STARTED, 'portal-viewing-ended time']);
  });

  it('with the session of the staff, and another session never had it', async () => {
    const { clock } = office.test.context;
    office.test.setNow(new Date(clock().getTime() + 61_000));
    const other = { cookie: await signedIn(office.test, 'dana@example.com') };
    await start(other);
    expect(await seenName(owner)).toBe('dana@example.com');
    await send(office.test, other, 'POST /api/logout');
    expect((await send(office.test, other, 'GET /api/portal/account')).statusCode).toBe(401);
    await endLapsedViewings(office.test.context);
    expect(await lines()).toEqual([STARTED, 'portal-viewing-ended the end of the session']);
  });

  it('when another portal is opened, and when the right is taken away', async () => {
    await allow(['viewing']);
    await start(ivy);
    await start(ivy, office.basil.id);
    expect(await seenName(ivy)).toBe('basil@example.com');
    expect((await lines())[1]).toBe('portal-viewing-ended opening another portal');
    await allow([]);
    expect(await seenName(ivy)).toBe('ivy@example.com');
  });

  it('when the account is closed', async () => {
    await start(owner);
    const { db } = office.test.open;
    const closed = (disabledAt: Date | null) =>
      db.update(users).set({ disabledAt }).where(eq(users.id, office.fern.id));
    await closed(new Date());
    expect(await seenName(owner)).toBe('dana@example.com');
    await closed(null);
  });
});

it('two presses at once begin one after the other, and the customer has no session of it', async () => {
  const before = await office.test.open.db.select().from(sessions);
  const answers = await Promise.all([start(owner), start(owner, office.basil.id), start(owner)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const open = await office.test.open.db.select().from(portalViewings).where(sql`ended_at is null`);
  expect(open).toHaveLength(1);
  expect(await office.test.open.db.select().from(sessions)).toHaveLength(before.length);
  expect(answers[0]?.headers['set-cookie']).toBeUndefined();
});

it('the customer reads who saw their portal with their data; the office sees it on the page', async () => {
  await start(owner);
  await end(owner);
  const answer = await send(office.test, office.fern, 'GET /api/portal/export');
  expect(answer.json().whoSawYourPortal).toMatchObject([{ who: 'Dana Oakes', ...reason }]);
  const page = await send(
    office.test,
    owner,
    `GET /api/console/customers/${office.fern.id}/viewings`,
  );
  expect(page.json()).toMatchObject({ refusal: null, viewings: [{ by: 'Dana Oakes', ...reason }] });
  expect(page.json().viewings[0].endedAt).not.toBeNull();
});
