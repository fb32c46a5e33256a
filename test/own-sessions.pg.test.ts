// The list of own sessions, and that signing one out counts at once on every instance.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnSession } from '#contract/accounts/sessions.ts';
import { deviceWords } from '#server/accounts/device-label.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { signedIn as signedInNow } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SECRET = { SESSION_SECRET: 'the same secret for both of the instances' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await createTestApp(SECRET);
  second = await createTestApp(SECRET, { sharedDatabase: first.open });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Signs in a second later than the one before: a browser that asks anew is given the newest code. */
function signedIn(on: TestApp, email: string): Promise<string> {
  const later = new Date(first.context.clock().getTime() + 1_000);
  for (const { setNow } of [first, second]) setNow(later);
  return signedInNow(on, email);
}

type Ask = { url: string; method?: 'GET' | 'POST' | 'DELETE'; remoteAddress?: string };

function ask({ app }: TestApp, cookie: string, { method = 'GET', ...rest }: Ask) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return app.inject({ method, headers, ...rest });
}

const listOf = async (on: TestApp, cookie: string, remoteAddress?: string): Promise<OwnSession[]> =>
  (
    await ask(on, cookie, {
      url: '/api/account/sign-in',
      ...(remoteAddress && { remoteAddress }),
    })
  ).json().sessions;

const isIn = async (on: TestApp, cookie: string) =>
  (await ask(on, cookie, { url: '/api/auth/user' })).statusCode === 200;

describe('the list of sessions', () => {
  it('shows each browser, the present one first, and nothing that opens one', async () => {
    const old = await signedIn(first, 'list@example.com');
    const present = await signedIn(first, 'list@example.com');
    await signedIn(first, 'other@example.com');
    const answer = await ask(second, present, { url: '/api/account/sign-in' });
    const list: OwnSession[] = answer.json().sessions;
    expect(list).toHaveLength(2);
    expect(list.map(({ isPresent }) => isPresent)).toEqual([true, false]);
    expect(list.map(({ signedInBy, isHere }) => [signedInBy, isHere])).toEqual([
      ['code', true],
      ['code', true],
    ]);
    const rows = await first.open.db.select().from(sessions);
    const secrets = [old, present].map((cookie) => /sid=([^;.]+)/.exec(cookie)?.[1] ?? 'none');
    for (const secret of [...secrets, ...rows.map(({ sid }) => sid), '127.0.0.1']) {
      expect(answer.body).not.toContain(secret);
    }
    const elsewhere = await listOf(first, present, '203.0.113.5');
    expect(elsewhere.map(({ isHere }) => isHere)).toEqual([false, false]);
  });

  it('says when and in which network each was last used, to within five minutes', async () => {
    const cookie = await signedIn(first, 'used@example.com');
    const mine = sql`${sessions.userId} = (select id from users where email = 'used@example.com')`;
    await first.open.db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '4 minutes'` })
      .where(mine);
    await listOf(first, cookie, '203.0.113.9');
    const [early] = await first.open.db.select().from(sessions).where(mine);
    expect(Date.now() - (early?.lastUsedAt.getTime() ?? 0)).toBeGreaterThan(200_000);
    await first.open.db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '6 minutes'` })
      .where(mine);
    await listOf(first, cookie, '203.0.113.9');
    const [late] = await first.open.db.select().from(sessions).where(mine);
    expect(Date.now() - (late?.lastUsedAt.getTime() ?? 0)).toBeLessThan(60_000);
    expect(late?.networkHash).not.toBe(early?.networkHash);
    expect(late?.expire).toEqual(early?.expire);
  });

  it.each([
    [IPHONE, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36 Edg/150.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/30.0 Chrome/150.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.1 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['curl/8.9.1', null],
    [`<script>${'x'.repeat(9_000)}`, null],
    [undefined, null],
  ])('calls %.60s by a name that its owner knows', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});

describe('signing out', () => {
  it('one browser ends it on every instance at once, and the others stay', async () => {
    const stolen = await signedIn(first, 'one@example.com');
    const present = await signedIn(second, 'one@example.com');
    expect([await isIn(first, stolen), await isIn(second, stolen)]).toEqual([true, true]);
    const [, other] = await listOf(first, present);
    const url = `/api/account/sessions/${other?.id}`;
    expect((await ask(first, present, { method: 'DELETE', url })).statusCode).toBe(204);
    expect([await isIn(second, stolen), await isIn(first, stolen)]).toEqual([false, false]);
    expect([await isIn(first, present), await isIn(second, present)]).toEqual([true, true]);
    expect((await ask(second, present, { method: 'DELETE', url })).statusCode).toBe(404);
  });

  it('all others leaves the present one', async () => {
    const others = [
      await signedIn(first, 'all@example.com'),
      await signedIn(second, 'all@example.com'),
    ];
    const present = await signedIn(first, 'all@example.com');
    const url = '/api/account/sessions/end-others';
    expect((await ask(second, present, { method: 'POST', url })).json()).toEqual({ ended: 2 });
    for (const cookie of others) expect(await isIn(first, cookie)).toBe(false);
    expect(await isIn(first, present)).toBe(true);
    expect((await ask(second, present, { method: 'POST', url })).json()).toEqual({ ended: 0 });
    const [user] = await first.open.db
      .select()
      .from(users)
      .where(eq(users.email, 'all@example.com'));
    const lines = await first.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, user?.id ?? ''));
    const ended = lines.filter(({ action }) => action === 'session-ended');
    expect(ended.map(({ details }) => details)).toEqual([{ count: 2 }]);
  });

  it('the present one on one instance ends it on the other', async () => {
    const cookie = await signedIn(first, 'out@example.com');
    expect(await isIn(second, cookie)).toBe(true);
    expect((await ask(first, cookie, { method: 'POST', url: '/api/logout' })).statusCode).toBe(200);
    expect(await isIn(second, cookie)).toBe(false);
  });

  it('touches no one else’s: a foreign session is as unknown as none', async () => {
    const owner = await signedIn(first, 'owner@example.com');
    const [own] = await listOf(first, owner);
    const stranger = await signedIn(first, 'stranger@example.com');
    const end = (id: string | undefined) =>
      ask(first, stranger, { method: 'DELETE', url: `/api/account/sessions/${id}` });
    const foreign = await end(own?.id);
    const none = await end(crypto.randomUUID());
    expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
    await ask(first, stranger, { method: 'POST', url: '/api/account/sessions/end-others' });
    expect(await isIn(first, owner)).toBe(true);
    for (const [method, url] of [
      ['GET', '/api/account/sign-in'],
      ['DELETE', `/api/account/sessions/${own?.id}`],
      ['POST', '/api/account/sessions/end-others'],
    ] as const) {
      expect((await ask(first, '', { method, url })).statusCode).toBe(401);
    }
  });

  it('rings the bell of the person’s open pages, which load again and are told', async () => {
    await signedIn(first, 'bell@example.com');
    const present = await signedIn(first, 'bell@example.com');
    const [user] = await first.open.db
      .select()
      .from(users)
      .where(eq(users.email, 'bell@example.com'));
    const heard = new Promise<void>((resolve) => {
      second.context.hub.subscribe('portal', (id) => {
        if (id === user?.id) resolve();
      });
    });
    await ask(first, present, { method: 'POST', url: '/api/account/sessions/end-others' });
    await heard;
  });
});
