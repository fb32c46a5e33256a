// Who is staff and for how long: the setting counts from the next request on, and a session ends after twelve idle hours.
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepSessions } from '#server/accounts/sign-in/sign-in.module.ts';
import { createApp } from '#server/app.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
const instances: FastifyInstance[] = [];
beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS:
      'kim@example.com,crew@example.com,dana@example.com,lee@example.com,wren@example.com',
  });
});
afterAll(async () => {
  for (const app of instances) await app.close();
  await test.close();
});

/** Another instance on the same database and secret, such as the one after a restart. */
async function instance(staffEmails: string[]): Promise<FastifyInstance> {
  const config = { ...test.context.config, staffEmails };
  const app = await createApp(
    { ...test.context, config },
    { engine: test.open.engine.kind, checkAnswers: true },
  );
  await app.ready();
  instances.push(app);
  return app;
}

async function roleOn(app: FastifyInstance, cookie: string): Promise<string> {
  const answer = await app.inject({ url: '/api/auth/user', headers: { cookie } });
  return answer.statusCode === 200 ? answer.json().role : String(answer.statusCode);
}

/** The row of the session in a browser's cookies. */
function rowOf(cookie: string) {
  const sid = /(?:^|; )sid=([^;.]+)/.exec(decodeURIComponent(cookie))?.[1] ?? '';
  return eq(sessions.sid, tokenHash(sid));
}

/** Hours until the session ends, by the database's clock. */
async function hoursLeft(cookie: string): Promise<number> {
  const [row] = await test.open.db
    .select({ hours: sql<string>`extract(epoch from ${sessions.expire} - now()) / 3600` })
    .from(sessions)
    .where(rowOf(cookie));
  return Number(row?.hours);
}

async function leave(cookie: string, interval: string): Promise<void> {
  const expire = sql`now() + ${interval}::interval`;
  await test.open.db.update(sessions).set({ expire }).where(rowOf(cookie));
}

describe('STAFF_EMAILS', () => {
  it('takes and gives rights from the next request on, without a new sign-in', async () => {
    const crew = await signedIn(test, 'crew@example.com');
    const fern = await signedIn(test, 'fern@example.com');
    const changed = await instance(['FERN@example.com', 'kim@example.com']);
    expect([await roleOn(test.app, crew), await roleOn(test.app, fern)]).toEqual([
      'staff',
      'customer',
    ]);
    expect([await roleOn(changed, crew), await roleOn(changed, fern)]).toEqual([
      'customer',
      'owner',
    ]);
  });

  it('leaves a role that was granted otherwise', async () => {
    const ivy = await signedIn(test, 'ivy@example.com');
    await test.open.db
      .update(users)
      .set({ role: 'staff' })
      .where(eq(users.email, 'ivy@example.com'));
    const changed = await instance([]);
    expect([await roleOn(test.app, ivy), await roleOn(changed, ivy)]).toEqual(['staff', 'staff']);
  });
});

describe('a session of staff', () => {
  it('ends after twelve hours without a visit, on every instance', async () => {
    const kim = await signedIn(test, 'kim@example.com');
    const other = await instance(test.context.config.staffEmails);
    expect(await hoursLeft(kim)).toBeGreaterThan(11.9);
    expect(await hoursLeft(kim)).toBeLessThanOrEqual(12);
    await leave(kim, '1 hour');
    expect(await roleOn(other, kim)).toBe('owner');
    expect(await hoursLeft(kim)).toBeGreaterThan(11.9);
    await leave(kim, '-1 second');
    expect([await roleOn(test.app, kim), await roleOn(other, kim)]).toEqual(['401', '401']);
  });

  it('is removed when it has ended, and not by a machine whose clock runs a year ahead', async () => {
    const lee = await signedIn(test, 'lee@example.com');
    const wren = await signedIn(test, 'wren@example.com');
    await leave(lee, '-1 second');
    const inAYear = new Date(test.context.clock().getTime() + 366 * 86_400_000);
    await sweepSessions({ ...test.context, clock: () => inAYear });
    expect(await test.open.db.$count(sessions, rowOf(lee))).toBe(0);
    expect(await roleOn(test.app, wren)).toBe('staff');
  });

  it('is written at most every five minutes', async () => {
    const dana = await signedIn(test, 'dana@example.com');
    await leave(dana, '11 hours 57 minutes');
    const [before] = await test.open.db.select().from(sessions).where(rowOf(dana));
    await roleOn(test.app, dana);
    const [after] = await test.open.db.select().from(sessions).where(rowOf(dana));
    expect(after).toEqual(before);
  });

  it('begins when a customer becomes staff', async () => {
    const rowan = await signedIn(test, 'rowan@example.com');
    expect(await hoursLeft(rowan)).toBeGreaterThan(29 * 24);
    await roleOn(test.app, rowan);
    expect(await hoursLeft(rowan)).toBeGreaterThan(29 * 24);
    expect(await roleOn(await instance(['rowan@example.com']), rowan)).toBe('owner');
    expect(await hoursLeft(rowan)).toBeLessThanOrEqual(12);
  });
});
