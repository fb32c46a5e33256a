// Two people share an account: invited, joined by the mailed link, seeing the same, named in what they do, and removed at once.
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { noticePreferences } from '#server/platform/database/schema/notices.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { properties, serviceRequests } from '#server/platform/database/schema/visits.ts';
import { asked } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { enqueueDueNotices } from '../../visits/notices/due-notices.ts';
import { invitationPath } from '../invitations/invitation-link.ts';

const BEN = { firstName: 'Ben', lastName: 'Fisher', email: 'ben@example.com', phone: '' };

let met = 0;
/** Another Ben, since codes and invitations of one mailbox are limited. */
const someBen = () => ({ ...BEN, email: `ben-${++met}@example.com` });

let test: TestApp;
let fern: PortalCustomer;
let other: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  other = await newCustomer(test, 'other@example.com', { crewId: fern.crewId });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
  await test.open.db
    .update(users)
    .set({ firstName: 'Fern', lastName: 'Fisher' })
    .where(eq(users.id, fern.id));
  await test.work();
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.open;
  await db.delete(accountPeople);
  await db.delete(accountInvitations);
  test.sent.length = 0;
});
afterEach(() => test.setNow(TEST_NOW));

const invite = (who: object = BEN, by: { cookie: string } = fern) =>
  send(test, by, 'POST /api/portal/people/invitations', who);
const people = async (who: { cookie: string } = fern) =>
  (await send(test, who, 'GET /api/portal/people')).json();
const passSeconds = (seconds: number) =>
  test.setNow(new Date(test.context.clock().getTime() + seconds * 1000));

/** The link of the newest invitation of an address, as its mail has it. */
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
const nobody = { cookie: '' };
const join = async (email: string) => send(test, nobody, `POST ${await linkOf(email)}` as 'POST /');

/** Invites a Ben, who accepts and signs in. */
async function benJoins(): Promise<{ cookie: string; id: string; email: string }> {
  const ben = someBen();
  expect((await invite(ben)).statusCode).toBe(201);
  expect((await join(ben.email)).statusCode).toBe(200);
  const cookie = await signedIn(test, ben.email);
  const [row] = await test.open.db.select().from(users).where(eq(users.email, ben.email));
  return { cookie, id: row?.id ?? '', email: ben.email };
}

/** The mails so far whose subject says it. */
const mailsOf = (words: string) => test.sent.filter(({ subject }) => subject.includes(words));

describe('an invitation', () => {
  it('leaves by one mail, whose link shows the account and is accepted once by a press', async () => {
    expect((await invite()).json()).toMatchObject({
      holder: { name: 'Fern Fisher' },
      people: [],
      invitations: [{ name: 'Ben Fisher', email: 'ben@example.com', isOver: false }],
    });
    // A second press of the button.
    expect((await invite()).statusCode).toBe(201);
    await expect.poll(() => mailsOf('invites you').length, { timeout: 20_000 }).toBe(1);
    const link = await linkOf(BEN.email);
    const [mail] = mailsOf('invites you');
    expect(mail).toMatchObject({ to: 'ben@example.com' });
    expect(mail?.subject).toContain('Fern Fisher invites you');
    expect(mail?.text).toContain(link.replace('/api/account-invitations/', '/invitation/'));
    for (let times = 0; times < 2; times++) {
      const seen = await send(test, nobody, `GET ${link}` as 'GET /');
      expect(seen.json()).toMatchObject({ holder: 'Fern Fisher', status: 'open' });
    }
    expect((await people()).people).toEqual([]);
    const joined = await join(BEN.email);
    expect(joined.json()).toMatchObject({ status: 'accepted', email: 'ben@example.com' });
    expect(joined.headers['set-cookie']).toBeUndefined();
    expect((await join(BEN.email)).statusCode).toBe(200);
    expect((await people()).people).toMatchObject([{ name: 'Ben Fisher' }]);
    expect((await people()).invitations).toEqual([]);
  });

  it('lapses after seven days, and ends when it is sent anew or taken back', async () => {
    await invite();
    const first = await linkOf(BEN.email);
    passSeconds(7 * 86_400);
    expect((await join(BEN.email)).statusCode).toBe(409);
    expect((await people()).invitations).toMatchObject([{ isOver: true }]);
    expect((await invite()).statusCode).toBe(201);
    expect((await send(test, nobody, `POST ${first}` as 'POST /')).statusCode).toBe(409);
    const [open] = (await people()).invitations;
    const path = `DELETE /api/portal/people/invitations/${open.id}` as const;
    expect((await send(test, other, path)).statusCode).toBe(404);
    expect((await send(test, fern, path)).statusCode).toBe(204);
    expect((await join(BEN.email)).statusCode).toBe(409);
    expect(await test.open.db.$count(accountPeople)).toBe(0);
    const forged = '/api/account-invitations/00000000-0000-4000-8000-000000000000.aaaa';
    expect((await send(test, nobody, `GET ${forged}`)).statusCode).toBe(404);
  });

  it('attaches no one who has an account of their own, shares another one, or is staff', async () => {
    await invite({ ...BEN, email: 'other@example.com' });
    const refused = await join('other@example.com');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('already opens an account');
    await invite({ ...BEN, email: 'owner@example.com' });
    expect((await join('owner@example.com')).statusCode).toBe(409);
    const { email } = await benJoins();
    passSeconds(1);
    await invite({ ...BEN, email }, other);
    expect((await join(email)).statusCode).toBe(409);
    const again = await invite({ ...BEN, email });
    expect(again.statusCode, again.body).toBe(422);
    expect((await invite({ ...BEN, email: 'Fern+home@Example.com' })).statusCode).toBe(422);
  });

  it('is bounded for a mailbox and for an account', async () => {
    for (let times = 0; times < 3; times++) {
      expect((await invite({ ...BEN, email: `ben+${times}@example.com` })).statusCode).toBe(201);
    }
    const fourth = await invite({ ...BEN, email: 'ben+4@example.com' }, other);
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(86_000);
    for (let times = 0; times < 7; times++) {
      expect((await invite({ ...BEN, email: `b${times}@example.com` })).statusCode).toBe(201);
    }
    expect((await invite({ ...BEN, email: 'full@example.com' })).statusCode).toBe(409);
    const { invitations } = await people();
    await send(test, fern, `DELETE /api/portal/people/invitations/${invitations[0].id}`);
    const eleventh = await invite({ ...BEN, email: 'more@example.com' });
    expect([eleventh.statusCode, eleventh.json().code]).toEqual([429, 'too_many_requests']);
  });
});

describe('someone on the account', () => {
  it('sees what the holder sees, and nothing of other accounts', async () => {
    const ben = await benJoins();
    const visit = await addVisit(test, fern, { scheduledDate: '2026-11-24' });
    const foreign = await addVisit(test, other, { scheduledDate: '2026-11-24' });
    for (const path of [
      '/api/portal/plans',
      `/api/portal/plans/${fern.planId}`,
      '/api/portal/visits/upcoming',
      `/api/portal/visits/${visit}`,
      '/api/portal/plan-offers',
      '/api/portal/plan-changes',
      '/api/service-requests',
    ]) {
      const call = `GET ${path}` as 'GET /';
      const [his, hers] = [await send(test, ben, call), await send(test, fern, call)];
      expect([his.statusCode, his.json()], path).toEqual([200, hers.json()]);
    }
    const account = (await send(test, ben, 'GET /api/portal/account')).json();
    expect(account.property.id).toBe(fern.propertyId);
    expect(account.contact.email).toBe(ben.email);
    expect((await send(test, ben, 'GET /api/auth/user')).json().isCustomer).toBe(true);
    expect((await send(test, ben, `GET /api/portal/visits/${foreign}`)).statusCode).toBe(404);
    expect((await send(test, ben, `GET /api/portal/plans/${other.planId}`)).statusCode).toBe(404);
  });

  it('is named in what they do, and their requests are the account’s', async () => {
    const ben = await benJoins();
    const visit = await addVisit(test, fern, { scheduledDate: '2026-11-24' });
    const noted = { version: 1, note: 'The gate sticks.' };
    const path = `PATCH /api/portal/visits/${visit}/note` as const;
    expect((await send(test, ben, path, noted)).statusCode).toBe(200);
    const made = await send(test, ben, 'POST /api/service-requests', {
      ...asked,
      customerPhone: '(281) 555-0150',
    });
    expect(made.statusCode, made.body).toBe(201);
    const [request] = await test.open.db.select().from(serviceRequests);
    expect(request).toMatchObject({
      userId: fern.id,
      customerName: 'Ben Fisher',
      customerEmail: 'fern@example.com',
    });
    const [hers] = (await send(test, fern, 'GET /api/service-requests')).json();
    expect(hers.id).toBe(request?.id);
    const message = { text: 'Dark brown, if you have it.' };
    await send(test, ben, `POST /api/service-requests/${request?.id}/messages`, message);
    const { messages } = (
      await send(test, fern, `GET /api/service-requests/${request?.id}`)
    ).json();
    expect(messages).toMatchObject([{ authorName: 'Ben Fisher' }]);
    for (const action of ['visit-noted', 'service-request-asked', 'service-request-message']) {
      const [line] = await test.open.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, action), eq(auditLog.actorId, ben.id)));
      expect(line, action).toBeDefined();
    }
    const records = `GET /api/console/customers/${fern.id}/records?kind=changes` as const;
    const { items } = (await send(test, staff, records)).json();
    expect(items).toContainEqual(expect.objectContaining({ detail: 'Ben Fisher' }));
  });

  it('agrees to a change of the plan by their own name', async () => {
    const ben = await benJoins();
    const terms = `/api/portal/plans/${fern.planId}/terms?kind=pause&from=2026-12-01`;
    const { termsHash } = (await send(test, ben, `GET ${terms}` as 'GET /')).json();
    const agreed = await send(test, ben, `POST /api/portal/plans/${fern.planId}/agreements`, {
      kind: 'pause',
      from: '2026-12-01',
      termsHash,
      signedName: 'Ben Fisher',
    });
    expect(agreed.statusCode, agreed.body).toBe(201);
    const { agreements } = (await send(test, fern, `GET /api/portal/plans/${fern.planId}`)).json();
    expect(agreements).toMatchObject([{ signedName: 'Ben Fisher' }]);
    const [line] = await test.open.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'plan-changed'), eq(auditLog.actorId, ben.id)));
    expect(line).toBeDefined();
  });

  it('invites and removes no one, but can leave', async () => {
    const ben = await benJoins();
    expect((await invite({ ...BEN, email: 'new@example.com' }, ben)).statusCode).toBe(403);
    expect((await send(test, ben, `DELETE /api/portal/people/${fern.id}`)).statusCode).toBe(403);
    expect((await send(test, ben, `DELETE /api/portal/people/${ben.id}`)).statusCode).toBe(204);
    expect((await send(test, ben, 'GET /api/portal/plans')).statusCode).toBe(401);
  });

  it('is signed out the moment the holder removes them, and their calendar is empty', async () => {
    const ben = await benJoins();
    const { path } = (await send(test, ben, 'POST /api/portal/calendar-feed')).json();
    expect((await send(test, nobody, `GET ${path}` as 'GET /')).statusCode).toBe(200);
    const remove = `DELETE /api/portal/people/${ben.id}` as const;
    expect((await send(test, other, remove)).statusCode).toBe(404);
    expect((await send(test, fern, remove)).statusCode).toBe(204);
    expect((await send(test, ben, 'GET /api/auth/user')).statusCode).toBe(401);
    expect((await send(test, nobody, `GET ${path}` as 'GET /')).statusCode).toBe(404);
    passSeconds(1);
    const again = { cookie: await signedIn(test, ben.email) };
    expect((await send(test, again, 'GET /api/portal/plans')).json().items).toEqual([]);
    expect((await send(test, fern, remove)).statusCode).toBe(404);
  });

  it('gets notices of visits once they switch them on, beside the holder', async () => {
    const ben = await benJoins();
    await test.open.db.delete(noticePreferences).where(eq(noticePreferences.userId, fern.id));
    await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    const notices = () => mailsOf('We’re coming today').map(({ to }) => to);
    test.setNow(new Date('2026-11-09T12:31:00Z'));
    await enqueueDueNotices(test.context);
    await expect.poll(notices, { timeout: 20_000 }).toEqual(['fern@example.com']);
    await send(test, ben, 'PATCH /api/portal/notices', { email: ['morning-of'] });
    await addVisit(test, fern, { scheduledDate: '2026-11-09', scheduledTime: '13:00' });
    await enqueueDueNotices(test.context);
    await expect.poll(() => notices().length, { timeout: 20_000 }).toBe(3);
    expect(notices().slice(1).toSorted()).toEqual([ben.email, 'fern@example.com']);
  });
});

describe('the office', () => {
  it('invites and removes on the customer’s page, and finds the account by either person', async () => {
    const path = `/api/console/customers/${fern.id}/people` as const;
    const invited = await send(test, staff, `POST ${path}/invitations`, BEN);
    expect(invited.statusCode).toBe(201);
    expect((await join(BEN.email)).statusCode).toBe(200);
    const { people: joined } = (await send(test, staff, `GET ${path}`)).json();
    expect(joined).toMatchObject([{ email: 'ben@example.com' }]);
    const found = (await send(test, staff, 'GET /api/console/customers?q=ben@example')).json();
    expect(found.items).toMatchObject([{ id: fern.id }]);
    const ben = joined[0].id;
    const page = await send(test, staff, `GET /api/console/customers/${ben}`);
    expect(page.json().id).toBe(fern.id);
    const foreign = `DELETE /api/console/customers/${other.id}/people/${ben}` as const;
    expect((await send(test, staff, foreign)).statusCode).toBe(404);
    expect((await send(test, staff, `DELETE ${path}/${ben}`)).statusCode).toBe(204);
    expect(await test.open.db.$count(accountPeople)).toBe(0);
  });

  it('adds a property to the account when it writes down someone who shares it', async () => {
    const ben = await benJoins();
    const made = await send(test, staff, 'POST /api/console/customers', {
      firstName: 'Ben',
      lastName: 'Fisher',
      email: ben.email,
      phone: '(281) 555-0177',
      address: '9 Pecan Street, Cypress, TX',
    });
    expect(made.json()).toEqual({ id: fern.id, isNew: false });
    const own = await test.open.db.select().from(properties).where(eq(properties.userId, ben.id));
    expect(own).toEqual([]);
    const [holder] = await test.open.db.select().from(users).where(eq(users.id, fern.id));
    expect(holder?.phone).not.toBe('(281) 555-0177');
  });
});
