// The owner invites people to the staff, gives them roles, and disables them; strangers with a link, a stale page or a script get nothing.
import { once } from 'node:events';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { pushSubscriptions } from '#server/platform/database/schema/chat-desk.ts';
import { calendarFeeds } from '#server/platform/database/schema/notices.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { newCustomer, send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { invitationPath } from '../invitations/invitation-link.ts';
import { applyStaffEmails } from '../roles.ts';

type Person = { cookie: string; id: string; email: string };

let test: TestApp;
let owner: Person;
const nobody = { cookie: '' };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,desk@example.com' });
  owner = await personOf('owner@example.com');
  await test.work();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.open.db.delete(accountInvitations);
  test.sent.length = 0;
});

let met = 0;
const someone = () => `new-${++met}@example.com`;
const IVY = { firstName: 'Ivy', lastName: 'Trellis', role: 'staff' };
const invite = (email: string, more: object = {}, by: { cookie: string } = owner) =>
  send(test, by, 'POST /api/console/staff/invitations', { ...IVY, email, ...more });
const staff = async () => (await send(test, owner, 'GET /api/console/staff')).json();
const memberOf = async (email: string) =>
  (await staff()).people.find((person: { email: string }) => person.email === email);
const passSeconds = (seconds: number) =>
  test.setNow(new Date(test.context.clock().getTime() + seconds * 1000));

/** Signs in a second later than anyone before. */
async function personOf(email: string): Promise<Person> {
  passSeconds(1);
  const cookie = await signedIn(test, email);
  const [row] = await test.open.db.select().from(users).where(eq(users.email, email));
  return { cookie, id: row?.id ?? '', email };
}

async function linkOf(email: string): Promise<string> {
  const [row] = await test.open.db
    .select()
    .from(accountInvitations)
    .where(eq(accountInvitations.email, email))
    .orderBy(desc(accountInvitations.createdAt))
    .limit(1);
  const path = invitationPath(test.context.secrets.accountInvitation, row?.id ?? '');
  return path.replace('/invitation/', '/api/account-invitations/');
}
const open = (link: string) => send(test, nobody, `POST ${link}` as 'POST /');

/** Someone who was invited, has accepted and signs in. */
async function joined(role: 'staff' | 'owner' = 'staff'): Promise<Person> {
  const email = someone();
  const invited = await invite(email, { role });
  expect(invited.statusCode, invited.body).toBe(201);
  expect((await open(await linkOf(email))).statusCode).toBe(200);
  return personOf(email);
}

const change = async (
  { email, id }: Person,
  what: 'disable' | 'enable' | { role: string },
  by: { cookie: string } = owner,
  version?: number,
) => {
  const seen = { version: version ?? (await memberOf(email)).version };
  return typeof what === 'string'
    ? send(test, by, `POST /api/console/staff/${id}/${what}`, seen)
    : send(test, by, `PATCH /api/console/staff/${id}`, { ...seen, ...what });
};

const isIn = async ({ cookie }: Person) =>
  (await send(test, { cookie }, 'GET /api/console/waiting')).statusCode;

/** Opens the stream of the console; `ended` resolves once it is cut. */
async function listen({ cookie }: Person): Promise<{ ended: Promise<unknown> }> {
  const request = {
    url: '/api/console/events',
    headers: { cookie },
    payloadAsStream: true,
  } as const;
  const stream = (await test.app.inject(request)).stream();
  stream.resume();
  return { ended: once(stream, 'close') };
}

/** Of the streams' own asking, which is every four seconds, nothing is seen within this time. */
const withinASecond = (ended: Promise<unknown>) =>
  Promise.race([
    ended.then(() => 'ended'),
    new Promise((resolve) => setTimeout(resolve, 1_000, 'still open')),
  ]);

describe('an invitation to the staff', () => {
  it('leaves by one mail; its link is accepted by a press, signs no one in, and gives the role', async () => {
    const email = someone();
    expect((await invite(email)).json().invitations).toMatchObject([
      { name: 'Ivy Trellis', email, role: 'staff', isOver: false },
    ]);
    // A second press of the button.
    expect((await invite(email)).json().invitations).toHaveLength(1);
    await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(1);
    const [mail] = test.sent;
    const link = await linkOf(email);
    expect(mail).toMatchObject({ to: email });
    expect(mail?.text).toContain(link.replace('/api/account-invitations/', '/invitation/'));
    const seen = await send(test, nobody, `GET ${link}` as 'GET /');
    expect(seen.json()).toMatchObject({ holder: null, role: 'staff', status: 'open' });
    const answer = await open(link);
    expect(answer.json()).toMatchObject({ role: 'staff', status: 'accepted' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const ivy = await personOf(email);
    expect(await isIn(ivy)).toBe(200);
    expect(await memberOf(email)).toMatchObject({
      name: 'Ivy Trellis',
      role: 'staff',
      isConfigured: false,
      sessions: 1,
      passkeys: 0,
    });
    expect((await staff()).invitations).toEqual([]);
    const [line] = await test.open.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'role-changed'), eq(auditLog.subjectId, ivy.id)));
    expect(line?.details).toMatchObject({ from: 'customer', to: 'staff', by: 'invitation' });
  });

  it('opens nothing once it was withdrawn, sent anew, used or has expired', async () => {
    const email = someone();
    await invite(email);
    const first = await linkOf(email);
    await invite(email, { role: 'owner' });
    expect((await open(first)).statusCode).toBe(409);
    const [{ id }] = (await staff()).invitations;
    const path = `DELETE /api/console/staff/invitations/${id}` as const;
    expect((await send(test, owner, path)).statusCode).toBe(204);
    expect((await send(test, owner, path)).statusCode).toBe(404);
    expect((await open(await linkOf(email))).statusCode).toBe(409);
    const late = someone();
    await invite(late);
    passSeconds(7 * 86_400);
    expect((await staff()).invitations).toMatchObject([{ isOver: true }]);
    expect((await open(await linkOf(late))).statusCode).toBe(409);
    const ivy = await joined();
    const used = await linkOf(ivy.email);
    expect((await change(ivy, { role: 'owner' })).statusCode).toBe(200);
    expect((await open(used)).statusCode).toBe(200);
    expect(await memberOf(ivy.email)).toMatchObject({ role: 'owner' });
    await change(ivy, 'disable');
    expect((await open(used)).statusCode).toBe(200);
    expect(await memberOf(ivy.email)).toMatchObject({ isDisabled: true });
  });

  it('goes to no one who is on the staff or a customer, also when they become one meanwhile', async () => {
    const ivy = await joined();
    for (const email of [ivy.email, 'owner@example.com', 'desk@example.com']) {
      expect((await invite(email)).statusCode, email).toBe(422);
    }
    await newCustomer(test, 'fern@example.com');
    expect((await invite('Fern+work@example.com')).json().errors).toMatchObject([
      { pointer: '/email' },
    ]);
    const email = someone();
    await invite(email);
    const link = await linkOf(email);
    await newCustomer(test, email);
    expect((await open(link)).statusCode).toBe(409);
    expect(await memberOf(email)).toBeUndefined();
  });

  it('ends the sessions that the address had before', async () => {
    const ben = await personOf(someone());
    await invite(ben.email);
    expect((await open(await linkOf(ben.email))).statusCode).toBe(200);
    expect((await send(test, ben, 'GET /api/auth/user')).statusCode).toBe(401);
  });

  it('is bounded for a mailbox and for a day', async () => {
    for (let times = 0; times < 3; times++) {
      expect((await invite(`flood+${times}@example.com`)).statusCode).toBe(201);
    }
    expect((await invite('flood+4@example.com')).statusCode).toBe(429);
    for (let times = 0; times < 17; times++) {
      expect((await invite(`many-${times}@example.com`)).statusCode).toBe(201);
    }
    const more = await invite('one-more@example.com');
    expect([more.statusCode, more.json().code]).toEqual([429, 'too_many_requests']);
  });
});

describe('who may', () => {
  it('is the owner alone, with a sign-in of a moment ago for every change', async () => {
    const ivy = await joined();
    const calls = [
      ['POST /api/console/staff/invitations', { ...IVY, email: someone() }],
      [`PATCH /api/console/staff/${ivy.id}`, { version: 2, role: 'owner' }],
      [`POST /api/console/staff/${ivy.id}/disable`, { version: 2 }],
      [`POST /api/console/staff/${ivy.id}/enable`, { version: 2 }],
      [`DELETE /api/console/staff/invitations/${crypto.randomUUID()}`, undefined],
    ] as const;
    for (const [call, body] of calls) {
      expect((await send(test, ivy, call as 'POST /', body)).statusCode, call).toBe(403);
    }
    expect((await send(test, ivy, 'GET /api/console/staff')).statusCode).toBe(403);
    const other = await joined('owner');
    await test.open.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.userId, other.id));
    for (const [call, body] of calls) {
      const refused = await send(test, other, call as 'POST /', body);
      expect(refused.json().code, call).toBe('sign_in_again');
    }
    expect((await send(test, other, 'GET /api/console/staff')).statusCode).toBe(200);
  });
});

describe('another role', () => {
  it('counts from the next request on and ends what a page listens to within a second', async () => {
    const ivy = await joined('owner');
    const { ended } = await listen(ivy);
    expect((await change(ivy, { role: 'staff' })).json()).toMatchObject({ role: 'staff' });
    expect(await withinASecond(ended)).toBe('ended');
    expect((await send(test, ivy, 'GET /api/console/staff')).statusCode).toBe(403);
    expect(await isIn(ivy)).toBe(200);
    const [line] = await test.open.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'role-changed'), eq(auditLog.subjectId, ivy.id)))
      .orderBy(desc(auditLog.id));
    expect(line).toMatchObject({
      actorId: owner.id,
      details: { from: 'owner', to: 'staff', by: 'owner' },
    });
  });

  it('is refused to a page that has seen an older version, with the current one', async () => {
    const ivy = await joined();
    const { version } = await memberOf(ivy.email);
    expect((await change(ivy, { role: 'owner' }, owner, version)).statusCode).toBe(200);
    const late = await change(ivy, 'disable', owner, version);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current).toMatchObject({ role: 'owner', version: version + 1 });
  });

  it('is for staff alone: a customer is as good as no one', async () => {
    const fern = await personOf(someone());
    const body = { version: 1, role: 'owner' };
    for (const id of [fern.id, crypto.randomUUID()]) {
      expect((await send(test, owner, `PATCH /api/console/staff/${id}`, body)).statusCode).toBe(
        404,
      );
    }
  });
});

describe('someone who was disabled', () => {
  it('is out within a second, with push and calendar, and cannot sign in until they are enabled', async () => {
    const ivy = await joined();
    const { db } = test.open;
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, ivy.id));
    await db.insert(calendarFeeds).values({ userId: ivy.id });
    await db.insert(pushSubscriptions).values({
      userId: ivy.id,
      sessionSid: session?.sid ?? '',
      endpoint: 'https://push.example.com/ivy',
      p256dh: 'key',
      auth: 'secret',
    });
    const { ended } = await listen(ivy);
    const answer = await change(ivy, 'disable');
    expect(answer.json()).toMatchObject({ isDisabled: true, sessions: 0 });
    expect(await withinASecond(ended)).toBe('ended');
    expect(await isIn(ivy)).toBe(401);
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.userId, ivy.id))).toBe(0);
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ivy.id));
    expect(feed).toMatchObject({ isOn: false, generation: 2 });
    await expect(personOf(ivy.email)).rejects.toThrow('was not signed in');
    // A second press changes nothing.
    expect((await change(ivy, 'disable')).json()).toMatchObject({ isDisabled: true });
    expect((await change(ivy, 'enable')).json()).toMatchObject({ isDisabled: false });
    expect(await isIn(await personOf(ivy.email))).toBe(200);
  });

  it('is never oneself, nor anyone whom STAFF_EMAILS names', async () => {
    const other = await joined('owner');
    expect((await change(other, 'disable', other)).json().detail).toContain(
      'can’t disable yourself',
    );
    const desk = await personOf('desk@example.com');
    for (const refused of [
      await change(desk, 'disable'),
      await change(desk, { role: 'owner' }),
      await change(owner, 'disable', other),
    ]) {
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
      expect(refused.json().detail).toContain('STAFF_EMAILS');
    }
  });
});

describe('the last owner', () => {
  /** The same company without STAFF_EMAILS: its owners are those made in the program. */
  const withoutSetting = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const { config } = test.context;
    const emails = config.staffEmails.splice(0);
    return run().finally(() => config.staffEmails.push(...emails));
  };
  const owners = () =>
    test.open.db.update(users).set({ role: 'staff' }).where(eq(users.role, 'owner'));

  it('stays one, also when two disable each other at the same moment', async () => {
    await owners();
    const [one, other] = [await joined('owner'), await joined('owner')];
    const [seenOne, seenOther] = [await memberOf(one.email), await memberOf(other.email)];
    await withoutSetting(async () => {
      const answers = await Promise.all([
        change(other, 'disable', one, seenOther.version),
        change(one, 'disable', other, seenOne.version),
      ]);
      const left = await test.open.db
        .select()
        .from(users)
        .where(and(eq(users.role, 'owner'), isNull(users.disabledAt)));
      expect(left).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const last = left[0]?.id === one.id ? one : other;
      const refused = await change(last, { role: 'staff' }, last, left[0]?.version);
      expect(refused.json().detail).toContain('only owner');
    });
  });

  it('may go while STAFF_EMAILS names another one, also before its first sign-in', async () => {
    await owners();
    const one = await joined('owner');
    const { version } = await memberOf(one.email);
    const [first] = test.context.config.staffEmails.splice(0, 1, 'not-yet@example.com');
    try {
      expect((await change(one, { role: 'staff' }, one, version)).statusCode).toBe(200);
    } finally {
      test.context.config.staffEmails.splice(0, 1, first ?? '');
    }
  });

  it('gets in by STAFF_EMAILS and a restart when no one else can', async () => {
    const ivy = await joined();
    await change(ivy, 'disable');
    await expect(personOf(ivy.email)).rejects.toThrow('was not signed in');
    const closed = someone();
    await test.open.db.insert(users).values({ email: closed, disabledAt: new Date() });
    const emails = [...test.context.config.staffEmails, ivy.email, closed];
    await applyStaffEmails(test.open.db, emails, test.context.clock());
    expect(await isIn(await personOf(ivy.email))).toBe(200);
    // An account that its customer has closed stays closed.
    await expect(personOf(closed)).rejects.toThrow('was not signed in');
  });
});
