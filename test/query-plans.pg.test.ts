// No list and no search of the console reads a big table from one end to the other: PostgreSQL says so itself, of the very
// statements that the console sends. To add one, add a line to `watched`.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listQuery } from '#server/customers/customer-list.queries.ts';
import { recordsQuery } from '#server/customers/records.queries.ts';
import type { OpenDatabase } from '#server/database/client.ts';
import { recordKinds } from '../src/contract/customer-records.ts';
import { bigCompany } from './big-company.ts';
import { openTestDatabase } from './database.ts';

/** As large as it takes for the planner to prefer an index. */
const SIZE = { customers: 12_000, visitsEach: 8 };

/** Tables that are small in every company may be read whole. */
const SMALL = new Set(['crews', 'consultation_types', 'time_slot_preferences', 'closures']);

const reading = { staffEmails: ['owner@example.com'], today: '2026-11-09' };
const list = (wanted: Parameters<typeof listQuery>[0]) => listQuery(wanted, reading);
const cursor = Buffer.from(
  JSON.stringify(['00000000-0000-4000-8000-000000000000', 'lee5 grace']),
).toString('base64url');
let person = { ids: [''], mailboxes: [''], today: reading.today };

/** Each statement by what it is for; made when the data is there. */
const watched: Record<string, () => SQL> = {
  'customers: the first page': () => list({}),
  'customers: a later page': () => list({ cursor }),
  'customers: with a plan': () => list({ plan: 'with' }),
  'customers: without a plan, a later page': () => list({ plan: 'without', cursor }),
  'customers: a search that few fit': () => list({ search: 'customer77@big' }),
  'customers: a search that many fit': () => list({ search: 'maria cypress' }),
  'customers: by the end of a number': () => list({ search: '0199', plan: 'with' }),
  ...Object.fromEntries(
    recordKinds.map((kind) => [`customers: records, ${kind}`, () => recordsQuery(person, kind)]),
  ),
};

const isPostgres = !('dump' in inject('prepared'));
let open: OpenDatabase;
beforeAll(async () => {
  if (!isPostgres) return;
  open = await openTestDatabase();
  for (const statement of bigCompany(SIZE)) await open.db.execute(sql.raw(statement));
  const { rows } = await open.db.execute<{ id: string; email: string }>(
    sql`select id, email from users where email = 'customer77@big.example.com'`,
  );
  person = { ...person, ids: [rows[0]?.id ?? ''], mailboxes: [rows[0]?.email ?? ''] };
});
afterAll(() => open?.close());

// The embedded engine is the same planner, and takes long to fill.
describe.skipIf(!isPostgres)('the plan of', () => {
  it.each(Object.keys(watched))('%s', async (name) => {
    const statement = watched[name]?.() ?? sql``;
    const { rows } = await open.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`);
    const lines = rows.map((row) => row['QUERY PLAN']);
    const scanned = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []);
    expect(
      scanned.filter((table) => !SMALL.has(table)),
      `This reads a big table whole:\n${lines.join('\n')}`,
    ).toEqual([]);
  });
});
