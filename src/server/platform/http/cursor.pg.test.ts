// Cursors of lists: what no list has given is refused by every list, and never reaches the database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { recordKinds } from '#contract/customers/customer-records.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Access, Endpoint } from '#contract/platform/endpoint.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { CursorInstant, CursorText, readCursor, writeCursor } from './cursor.ts';

let office: AddOnOffice;
let customerId: string;
let owner: string;
beforeAll(async () => {
  office = await openAddOnOffice();
  const user = await office.call('maria', 'GET /api/auth/user');
  customerId = user.json().id;
  owner = await signedIn(office.test, 'owner@example.com');
});
afterAll(() => office.test.close());

const lists = Object.entries(endpoints as Record<string, Endpoint>)
  .filter(([, { query }]) => query && 'cursor' in query.shape)
  .map(([name, { access }]) => ({ name, access }));

/** What people make of a cursor, and what only looks like one. */
const tampered = [
  '',
  'nonsense',
  '7',
  '2024-11-09T12:00:00.000Z~1',
  writeCursor([]),
  writeCursor([1, 2, 3]),
  writeCursor(['\0', crypto.randomUUID()]),
  writeCursor(['2026-02-30', 1]),
  writeCursor(['0000-01-01T00:00:00Z', 1]),
  writeCursor(['9999-99-99T00:00:00Z', 1]),
  writeCursor(['2026-11-09T12:00:00.000Z', 2 ** 31]),
  writeCursor(['2026-11-09T12:00:00.000Z', 'not-an-id']),
  writeCursor([2 ** 53]),
];

/** What a list asks for besides. */
const NEEDED: Record<string, Record<string, string>> = {
  'GET /api/console/billing/lines': { from: '2026-11-01', to: '2026-11-30', account: 'cash' },
  'GET /api/console/reports/rows': {
    report: 'leads',
    from: '2026-11-01',
    to: '2026-11-30',
    column: 'leads',
  },
};

it.each(lists)('$name refuses a cursor that it has not given', async ({ name, access }) => {
  const path = name.replace('{id}', customerId);
  const kinds = path.endsWith('/records') ? recordKinds : [''];
  for (const kind of kinds) {
    for (const cursor of tampered) {
      const query = new URLSearchParams({ ...NEEDED[name], ...(kind && { kind }), cursor });
      const answer = await call(access, `${path}?${query}`);
      expect([cursor, answer.statusCode]).toEqual([cursor, 422]);
      expect(answer.json()).toMatchObject({ detail: 'The list has no such page.' });
    }
  }
});

/** By someone who may: Maria for what customers have, the owner for everything else. */
function call(access: Access, name: string) {
  if (access === 'customer') return office.call('maria', name);
  const url = name.replace('GET ', '');
  return office.test.app.inject({ url, headers: { cookie: owner } });
}

it('there are lists', () => expect(lists.length).toBeGreaterThanOrEqual(7));

it('what was written is read, and the first page has no place', () => {
  const shape = z.tuple([CursorInstant, CursorText]);
  const place = ['2026-11-09T12:00:00.123456Z', 'O’Neill "Fern" 👩‍🌾'];
  expect(readCursor(writeCursor(place), shape)).toEqual(place);
  expect(readCursor(undefined, shape)).toBeUndefined();
  for (const never of ['0000-01-01T00:00:00Z', '9999-99-99T00:00:00Z', '2026-02-30T00:00:00Z'])
    expect(CursorInstant.safeParse(never).success).toBe(false);
});
