// The log in words: found by person, kind of action, record and day, page by page, for the owner and whom the owner lets.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry, LogPage } from '#contract/overviews/audit-log.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { accessTable } from '../../../../test/access-table.ts';
import { addVisit, send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { logSubjects } from './log-subjects.ts';

let office: TwoCustomers;
let owner: { cookie: string };
let ivy: { cookie: string; id: string };
beforeAll(async () => {
  office = await openTwoCustomers();
  const { db } = office.test.open;
  owner = { cookie: await signedIn(office.test, 'owner@example.com') };
  const [row] = await db
    .insert(users)
    .values({ email: 'ivy@example.com', firstName: 'Ivy', lastName: 'Trellis', role: 'staff' })
    .returning();
  ivy = { cookie: await signedIn(office.test, 'ivy@example.com'), id: row?.id ?? '' };
  await db.delete(auditLog);
});
afterAll(() => office.test.close());

const read = async (query = ''): Promise<LogPage> => {
  const answer = await send(office.test, owner, `GET /api/console/log${query}` as 'GET /');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const wordsOf = (items: readonly LogEntry[]) => items.map(({ words }) => words);

/** Lines as they would have been written, an hour apart from midnight of a day on. */
async function write(lines: Partial<typeof auditLog.$inferInsert>[], day: string) {
  const midnight = Date.parse(`${day}T06:00:00Z`);
  await office.test.open.db.insert(auditLog).values(
    lines.map((line, index) => ({
      action: 'visit-moved',
      createdAt: new Date(midnight + index * 3_600_000),
      ...line,
    })),
  );
}

/** What a page answers to the owner, by the table of rights, which test/access.test.ts asks each of. */
function ownersAnswer(path: string): string | undefined {
  const line = accessTable
    .split('\n')
    .find((one) => one.startsWith(`GET ${path}${path.endsWith(':') ? '' : ' '}`));
  return line?.split(/ +/).at(8);
}

describe('the log', () => {
  it('says who did what to which record, with what was stored, the latest first', async () => {
    await office.test.open.db.delete(auditLog);
    const visit = await addVisit(office.test, office.fern, { scheduledDate: '2026-11-02' });
    const skipped = { version: 1, kind: 'weather', reason: 'Rain.' };
    const path = `POST /api/console/visits/${visit}/skip` as const;
    expect((await send(office.test, ivy, path, skipped)).statusCode).toBe(204);
    await write(
      [{ action: 'plan-offer-lapsed', subjectType: 'plan-offer', subjectId: 'x' }],
      '2026-11-09',
    );
    const { items } = await read();
    expect(items).toMatchObject([
      { by: null, words: 'let a plan offer expire', path: '/console/plans/offers/x' },
      {
        by: 'Ivy Trellis',
        words: 'marked a visit as not done',
        path: `/console/visits/${visit}`,
        record: { type: 'visit', id: String(visit) },
      },
    ]);
    expect(items[1]?.about).toContain('November 2');
  });

  it('names each kind of record, and leads to a page that its reader may open', async () => {
    await office.test.open.db.delete(auditLog);
    const invited = { firstName: 'Rosemary', lastName: 'Sample', email: 'rosemary@example.com' };
    const path = 'POST /api/console/staff/invitations';
    const answer = await send(office.test, owner, path, { ...invited, role: 'staff' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await read()).items).toMatchObject([
      { words: 'invited someone to the staff', about: 'Rosemary Sample' },
    ]);
    const ids = ['x', '7', crypto.randomUUID(), `quote-${crypto.randomUUID()}`, 'booking-7'];
    for (const [subjectType, { page, list }] of Object.entries(logSubjects)) {
      await office.test.open.db.delete(auditLog);
      await write(
        ids.map((subjectId) => ({ actorId: ivy.id, subjectType, subjectId })),
        '2026-11-02',
      );
      const { items } = await read();
      expect(items).toHaveLength(ids.length);
      for (const item of items) expect(item.about === null).toBe(item.path === null);
      const ofOwner = (list ?? page) && ownersAnswer(list ?? `${page}:`);
      expect([subjectType, ofOwner]).toEqual([subjectType, (list ?? page) && '200']);
      const seen = (await send(office.test, owner, 'GET /api/console/deeds')).json();
      for (const one of seen.items) expect(one.path === null || one.about !== null).toBe(true);
    }
  });

  it('is found by person, action, record and day', async () => {
    await office.test.open.db.delete(auditLog);
    await write(
      [
        { actorId: ivy.id, action: 'visit-moved', subjectType: 'visit', subjectId: '1' },
        { actorId: ivy.id, action: 'crew-changed', subjectType: 'crew', subjectId: '1' },
      ],
      '2026-11-02',
    );
    await write(
      [
        { action: 'visit-moved', subjectType: 'visit', subjectId: '2' },
        {
          actorId: ivy.id,
          action: 'closure-added',
          details: { from: '2026-11-03', isRainDay: true },
        },
      ],
      '2026-11-03',
    );
    expect(wordsOf((await read(`?person=${ivy.id}`)).items)).toEqual([
      'added a closed day',
      'changed a crew',
      'moved a visit',
    ]);
    expect((await read('?action=visit-moved')).items).toHaveLength(2);
    expect(wordsOf((await read('?type=visit&record=2')).items)).toEqual(['moved a visit']);
    expect(wordsOf((await read('?day=2026-11-02')).items)).toEqual([
      'changed a crew',
      'moved a visit',
    ]);
    expect((await read('?day=2026-11-04')).items).toEqual([]);
    const [{ facts }] = (await read('?action=closure-added')).items as [LogEntry];
    expect(facts).toEqual([
      { name: 'from', value: '2026-11-03' },
      { name: 'is rain day', value: 'yes' },
    ]);
    const roles = { from: 'crew', to: 'staff' };
    await write([{ action: 'role-changed', details: roles }], '2026-11-02');
    const [changed] = (await read('?action=role-changed')).items as [LogEntry];
    expect(changed.facts).toEqual([
      { name: 'to', value: 'Office' },
      { name: 'from', value: 'Crew lead' },
    ]);
  });

  it('is read page by page without a gap or a repetition', async () => {
    await office.test.open.db.delete(auditLog);
    await write(
      Array.from({ length: 120 }, () => ({ actorId: ivy.id })),
      '2026-11-02',
    );
    const seen: number[] = [];
    let cursor = '';
    for (;;) {
      const { items, next } = await read(`?person=${ivy.id}${cursor}`);
      seen.push(...items.map(({ id }) => id));
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
    const wrong = await send(office.test, owner, 'GET /api/console/log?cursor=nonsense');
    expect(wrong.statusCode).toBe(422);
  });

  it('leads from someone on the staff to the page of the staff', async () => {
    await office.test.open.db.delete(auditLog);
    await write(
      [{ action: 'staff-disabled', subjectType: 'user', subjectId: ivy.id }],
      '2026-11-02',
    );
    expect((await read()).items).toMatchObject([
      { about: 'Ivy Trellis', path: '/console/settings/staff' },
    ]);
  });

  it('is the owner’s, and of whom the owner lets', async () => {
    const status = async () => (await send(office.test, ivy, 'GET /api/console/log')).statusCode;
    expect(await status()).toBe(403);
    await office.test.open.db
      .update(users)
      .set({ givenRights: ['log'] })
      .where(eq(users.id, ivy.id));
    expect(await status()).toBe(200);
  });
});
