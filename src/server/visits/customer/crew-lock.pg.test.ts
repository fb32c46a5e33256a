// The crew's lock at its own level: anyone who puts a visit onto a crew's day holds the crew in that moment. The embedded database does
// one transaction after the other, so a race would show nothing there; a trigger looks at the lock itself on both engines.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  addVisit,
  newCrew,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  staff = { cookie: await signedIn(test, 'owner@example.com') };
  await test.open.db.execute('create table crew_days_taken (crew_id int, is_held boolean)');
  await test.open.db.execute(watch);
  await test.open.db.execute(
    'create trigger watch before insert or update of crew_id, scheduled_date on visits for each row execute function watch()',
  );
});
afterAll(() => test.close());
beforeEach(() => test.open.db.execute('delete from crew_days_taken'));

/** A row that a transaction has locked has the transaction's id in xmax (PostgreSQL, "System Columns"). */
const watch = `
  create function watch() returns trigger language plpgsql as $$
  begin
    if new.crew_id is not null and (tg_op = 'INSERT' or new.crew_id is distinct from old.crew_id
        or new.scheduled_date is distinct from old.scheduled_date) then
      insert into crew_days_taken
        select new.crew_id, xmax::text::bigint = (pg_current_xact_id()::text::bigint & 4294967295)
        from crews where id = new.crew_id;
    end if;
    return new;
  end $$`;

/** For each visit that was put onto a crew's day, whether its crew was held. */
async function held(): Promise<boolean[]> {
  const { rows } = await test.open.db.execute<{ isHeld: boolean }>(
    sql`select is_held as "isHeld" from crew_days_taken`,
  );
  return rows.map(({ isHeld }) => isHeld);
}

async function visitAhead(): Promise<number> {
  const id = await addVisit(test, fern, { scheduledDate: '2026-11-24' });
  await test.open.db.execute('delete from crew_days_taken');
  return id;
}

it('the trigger sees who holds nothing', async () => {
  await addVisit(test, fern, { scheduledDate: '2026-11-23' });
  expect(await held()).toEqual([false]);
});

it('a customer who moves a visit holds its crew', async () => {
  const id = await visitAhead();
  const body = { version: 1, date: '2026-11-25' };
  const answer = await send(test, fern, `PATCH /api/portal/visits/${id}/day`, body);
  expect([answer.statusCode, await held()]).toEqual([200, [true]]);
});

it('staff who move a visit to another crew hold that crew', async () => {
  const id = await visitAhead();
  const crewId = await newCrew(test, 'Pecan');
  const when = { date: '2026-11-25', time: '09:00', duration: 60 };
  const move = { version: 1, ...when, crewId, confirmsClose: true };
  const answer = await send(test, staff, `PATCH /api/console/calendar/visits/${id}/time`, move);
  expect([answer.statusCode, await held()]).toEqual([200, [true]]);
});
