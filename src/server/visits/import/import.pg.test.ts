// A company is brought along from a file: looked at first, imported as a whole or not at all, and undone as a whole.
import { readFileSync } from 'node:fs';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerImport } from '#contract/visits/customer-imports.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { customerImports } from '#server/platform/database/schema/customer.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import {
  crews,
  properties,
  servicePlans,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { companyFile } from '../../../../test/company-file.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { keepPlansGoing } from '../plans/generate-visits.ts';
import { commitImport } from './commit-import.ts';

const PATH = '/api/console/customer-imports';

let test: TestApp;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());

/** Each test begins with a company that has no customers. */
beforeEach(async () => {
  const { db } = test.open;
  await db.execute(sql`delete from visit_notices`);
  for (const table of [visits, servicePlans, properties, crews]) await db.delete(table);
  await db.execute(sql`delete from customer_imports`);
  await db.execute(sql`delete from customer_notes`);
  await db.delete(auditLog);
  await db.execute(sql`delete from users where email is null or email <> 'owner@example.com'`);
});

const call = (name: Parameters<typeof send>[2], body?: object) => send(test, staff, name, body);
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

function post(file: string | Buffer) {
  const head =
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n';
  return test.app.inject({
    method: 'POST',
    url: PATH,
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--edge--\r\n')]),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      'sec-fetch-site': 'same-origin',
      ...staff,
    },
  });
}
const upload = async (file: string | Buffer): Promise<CustomerImport> => (await post(file)).json();
const look = async (id: string): Promise<CustomerImport> =>
  (await call(`GET ${PATH}/${id}`)).json();
async function start(id: string, leaveOutFaulty = true) {
  return call(`POST ${PATH}/${id}/start`, { leaveOutFaulty });
}
/** Starts it and does what its job does; no one works here but us. */
async function bring(file: string | Buffer): Promise<CustomerImport> {
  const { id } = await upload(file);
  expect((await start(id)).statusCode).toBe(202);
  await commitImport(test.context, id);
  return look(id);
}
const undo = (id: string) => call(`POST ${PATH}/${id}/undo`);
const notes = (rows: CustomerImport['faults'], kind: 'faults' | 'warnings' = 'faults') =>
  rows.map((row) => [row.row, row[kind].map(({ field }) => field).join(' ')]);

/** How much there is of everything that an import writes. */
async function everything() {
  const { db } = test.open;
  const tables = [users, properties, servicePlans, visits, crews];
  return Promise.all(tables.map((table) => db.$count(table)));
}

const TEMPLATE = [
  'Email,First name,Last name,Phone,Address,City,State,ZIP,Frequency,Price per visit,Next visit,Crew,Visit date,Visit time,Visit service,Visit price',
  'pat@example.com,Pat,Example,(281) 555-0100,118 Sample Lane,Cypress,TX,77429,Every 2 weeks,$45,11/16/2026,Crew 1,11/16/2026,9:00 AM,,',
  'pat@example.com,Pat,Example,,118 Sample Lane,Cypress,TX,77429,,,,,11/20/2026,1:00 PM,Mulch front beds,$280',
  ',Agnes,Sample,(281) 555-0171,3 Elm Street,Cypress,TX,77429,Monthly,60,11/17/2026,,,,,',
].join('\n');

describe('a dry run', () => {
  it('says what a file of Jobber would bring, and what is wrong with it by row and column', async () => {
    const before = await everything();
    const draft = await upload(fixture('jobber.csv'));
    expect(draft.counts).toEqual({
      newCustomers: 2,
      knownCustomers: 0,
      withoutEmail: 1,
      properties: 3,
      plans: 2,
      visits: 0,
      crews: ['North crew'],
      plansMonthly: '4474.25',
    });
    expect(draft.monthly).toEqual({ before: '0.00', after: '4474.25' });
    expect(draft.faults).toMatchObject([
      {
        row: 5,
        faults: [
          { field: 'email', message: expect.stringContaining('valid email') },
          { field: 'frequency', message: expect.stringContaining('every 2 weeks') },
        ],
      },
    ]);
    expect(notes(draft.warnings, 'warnings')).toContainEqual([2, 'email phone']);
    expect(await everything()).toEqual(before);
  });

  it('reads a list of jobs of Housecall Pro: visits of a plan, one-time work, and what is over', async () => {
    const draft = await upload(fixture('housecall-pro.csv'));
    expect(draft.counts).toMatchObject({ newCustomers: 2, properties: 2, plans: 1, visits: 3 });
    expect(draft.faultCount).toBe(0);
    expect(draft.warnings.at(-1)?.warnings.map(({ message }) => message)).toContain(
      'This visit is over: it is not imported.',
    );
  });

  it('knows who is a customer already, by email and by name and phone', async () => {
    await bring(TEMPLATE);
    const again = await upload(TEMPLATE);
    expect(again.counts).toMatchObject({
      newCustomers: 0,
      knownCustomers: 2,
      properties: 0,
      plans: 0,
      visits: 0,
    });
    const before = await everything();
    const { id } = await upload(TEMPLATE);
    await start(id);
    await commitImport(test.context, id);
    expect(await everything()).toEqual(before);
  });

  it('has its columns chosen where the head says nothing', async () => {
    const { id, columns } = await upload('a,b\nx,chosen@example.com');
    expect(columns).toEqual({});
    expect((await start(id)).statusCode).toBe(422);
    expect((await call(`PATCH ${PATH}/${id}`, { email: 7 })).statusCode).toBe(422);
    const chosen: CustomerImport = (
      await call(`PATCH ${PATH}/${id}`, { email: 1, name: 0 })
    ).json();
    expect(chosen).toMatchObject({ faultCount: 0, counts: { newCustomers: 1 } });
  });

  it('names each fault of a row, and never the address of staff as a customer', async () => {
    const draft = await upload(
      [
        'Name,Email,Phone,Address,ZIP,Lot sq ft,Frequency,Price per visit,Next visit,Visit date,Visit time',
        'A Sample,,,1 Elm,77429,,,,,,',
        'B Sample,b@example.com,12,1 Elm,77429,an acre,,,,,',
        'C Sample,c@example.com,,,,,weekly,45,11/30/2026,,',
        'D Sample,d@example.com,,1 Elm,77429,,weekly,free,2/30/2027,,',
        'The Boss,owner@example.com,,,,,,,,,',
        'E Sample,e@example.com,,1 Elm,99999,,,,,11/14/2026,9:00 AM',
        'F Sample,f@example.com,,1 Elm,99999,,,,,,',
      ].join('\n'),
    );
    expect(notes(draft.faults)).toEqual([
      [2, 'email'],
      [3, 'phone lotSize'],
      [4, 'address'],
      [5, 'planPrice nextDate'],
      [6, 'email'],
      [7, 'visitService'],
    ]);
    expect(notes(draft.warnings, 'warnings')).toEqual([[8, 'address']]);
    const file = (await call(`GET ${PATH}/${draft.id}/faults`)).body;
    expect(file.split('\r\n')).toHaveLength(8);
    expect(file).toContain('Phone: Please enter a phone number');
    expect((await start(draft.id, false)).statusCode).toBe(422);
  });
});

describe('an import', () => {
  it('brings customers, properties, plans with a line, visits, and the visits of the weeks ahead', async () => {
    const { db } = test.open;
    const done = await bring(TEMPLATE);
    expect(done).toMatchObject({
      status: 'done',
      counts: { newCustomers: 2, plans: 2, visits: 2 },
    });
    const plans = await db.select().from(servicePlans).orderBy(servicePlans.id);
    expect(plans).toMatchObject([
      {
        kind: 'mowing',
        frequency: 'bi-weekly',
        startsOn: '2026-11-16',
        monthlyPrice: '97.50',
        everyVisitLines: [{ label: 'Lawn Maintenance', amount: '45.00', taxClass: 'taxable' }],
      },
      { frequency: 'monthly', startsOn: '2026-11-17', monthlyPrice: '60.00', crewId: null },
    ]);
    const ofPlan = await db
      .select()
      .from(visits)
      .where(eq(visits.servicePlanId, plans[0]?.id ?? 0))
      .orderBy(visits.scheduledDate);
    expect(ofPlan.map(({ scheduledDate }) => scheduledDate).slice(0, 3)).toEqual([
      '2026-11-16',
      '2026-11-30',
      '2026-12-14',
    ]);
    expect(await db.$count(visits, eq(visits.scheduledDate, '2026-11-16'))).toBe(1);
    expect(new Set(ofPlan.map(({ crewId }) => crewId)).size).toBe(1);
    const [mulch] = await db
      .select()
      .from(visits)
      .where(eq(visits.serviceType, 'Mulch front beds'));
    expect(mulch).toMatchObject({
      servicePlanId: null,
      scheduledTime: '13:00',
      priceLines: [{ label: 'Mulch front beds', amount: '280.00', taxClass: 'taxable' }],
    });
    expect(await db.$count(visits)).toBe(done.counts.visits + done.generatedVisits);
    expect((await keepPlansGoing(test.context)).added).toBe(0);
    const lines = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(inArray(auditLog.action, ['plan-imported', 'customers-imported']));
    expect(lines).toHaveLength(3);
    const [row] = await db.select().from(customerImports);
    expect(row?.rows).toEqual([]);
  });

  it('does nothing a second time, however often its job runs', async () => {
    const { id } = await upload(TEMPLATE);
    await start(id);
    await Promise.all([commitImport(test.context, id), commitImport(test.context, id)]);
    const [before, first] = [await everything(), await look(id)];
    await start(id);
    await commitImport(test.context, id);
    expect(await everything()).toEqual(before);
    expect(await look(id)).toEqual(first);
  });

  it('is cut off in the middle without a trace, and is done by the next try of its job', async () => {
    const { db } = test.open;
    const { id } = await upload(TEMPLATE);
    await start(id);
    const before = await everything();
    await db.execute(sql`create function cut_off() returns trigger language plpgsql as $$
      begin raise exception 'cut off'; end $$`);
    await db.execute(
      sql`create trigger cut_off before insert on visits for each row when (new.service_type like 'Mulch%') execute function cut_off()`,
    );
    await expect(commitImport(test.context, id)).rejects.toThrow();
    expect(await everything()).toEqual(before);
    expect((await look(id)).status).toBe('running');
    await db.execute(sql`drop function cut_off() cascade`);
    await commitImport(test.context, id);
    expect(await look(id)).toMatchObject({ status: 'done', counts: { newCustomers: 2 } });
  });

  it('gives back what was left out, as it stood there', async () => {
    const done = await bring(`${TEMPLATE}\n,=cmd|'/c calc'!A1,Sample,12,,,,,,,,,,,,`);
    expect(done).toMatchObject({ status: 'done', faultCount: 1 });
    const file = (await call(`GET ${PATH}/${done.id}/faults`)).body;
    expect(file).toContain(`"'=cmd|'/c calc'!A1"`);
  });
});

describe('a company of 400 customers, 380 plans and 6,000 visits', () => {
  it('is looked at within ten seconds, and imported at once', async () => {
    const file = companyFile({ customers: 400, plans: 380, visitsEach: 15 });
    const begun = performance.now();
    const { id, counts, faultCount } = await upload(file);
    const dryRun = performance.now() - begun;
    expect([counts.newCustomers, counts.plans, counts.visits, faultCount]).toEqual([
      400, 380, 6_000, 0,
    ]);
    expect(dryRun).toBeLessThan(10_000);
    await start(id);
    await commitImport(test.context, id);
    const { status, generatedVisits } = await look(id);
    expect([status, await test.open.db.$count(visits)]).toEqual(['done', 6_000 + generatedVisits]);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await test.open.db.$count(visits)).toBe(0);
  }, 120_000);
});

describe('undoing an import', () => {
  it('removes exactly what it has added, with what the generator has added since', async () => {
    const { db } = test.open;
    await db.insert(crews).values({ name: 'South crew' });
    const before = await everything();
    const { id, undo: offered } = await bring(TEMPLATE);
    expect(offered?.obstacles).toEqual([]);
    test.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
    expect((await keepPlansGoing(test.context)).added).toBeGreaterThan(0);
    test.setNow(TEST_NOW);
    const undone = await undo(id);
    expect([undone.statusCode, undone.json().status]).toEqual([200, 'undone']);
    expect(await everything()).toEqual(before);
    expect((await undo(id)).statusCode).toBe(200);
  });

  it.each([
    [
      'a visit that was moved',
      '1 visit was done',
      sql`update visits set version = 2, scheduled_date = '2026-11-18' where service_type like 'Mulch%'`,
    ],
    [
      'a plan that was changed',
      '1 plan was changed',
      sql`update service_plans set version = 2 where frequency = 'monthly'`,
    ],
    [
      'a customer who was changed',
      '1 customer was changed',
      sql`update users set version = 2 where first_name = 'Agnes'`,
    ],
    [
      'a note',
      '1 note was added',
      sql`insert into customer_notes (user_id, text, created_at) select id, 'Call', now() from users where first_name = 'Agnes'`,
    ],
    [
      'a further property',
      '1 property was added',
      sql`insert into properties (user_id, address) select id, '9 Elm' from users where first_name = 'Agnes'`,
    ],
    [
      'a mail about a visit',
      'A customer was emailed',
      sql`insert into visit_notices (visit_id, kind, visit_date, created_at) select id, 'morning-of', scheduled_date, now() from visits where service_type like 'Mulch%'`,
    ],
  ])('is refused with %s, and says so', async (_what, sentence, change) => {
    const { id } = await bring(TEMPLATE);
    await test.open.db.execute(change);
    const before = await everything();
    expect((await look(id)).undo?.obstacles).toEqual([expect.stringContaining(sentence)]);
    const refused = await undo(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
    expect(refused.json().detail).toContain(sentence);
    expect(await everything()).toEqual(before);
  });

  it('is refused once a customer has signed in', async () => {
    const { id } = await bring(TEMPLATE);
    await signedIn(test, 'pat@example.com');
    expect((await undo(id)).json().detail).toContain('1 customer has signed in.');
  });

  it('is over after two weeks', async () => {
    const { id } = await bring(TEMPLATE);
    await test.open.db.execute(
      sql`update customer_imports set imported_at = imported_at - interval '14 days'`,
    );
    expect((await undo(id)).json().code).toBe('too_late');
    expect((await look(id)).undo).toBeNull();
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['nothing', ''],
    ['a head alone', 'email,name'],
    ['quotes that never end', 'email\n"a@example.com'],
    ['100,000 rows', `email\n${'a@example.com\n'.repeat(100_000)}`],
    ['one endless line', `email\n${'a'.repeat(2_000_000)}`],
  ])('of %s is refused in words', async (_what, file) => {
    const answer = await post(file);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toMatch(/file/);
  });

  it('of 10 MB is refused in words', async () => {
    const answer = await post(Buffer.alloc(10_000_000, 'a,b,c\n'));
    expect([answer.statusCode, answer.json().detail]).toEqual([
      413,
      'This file is over 8 MB. Please split it.',
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFName;Email\nZoë Sample;zoe@example.com', 'utf16le')],
    ['Windows-1252', Buffer.from('Name,Email\nZoë Sample,zoe@example.com', 'latin1')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFName\tEmail\nZoë Sample\tzoe@example.com')],
  ])('but one in %s is read', async (_encoding, file) => {
    const draft = await upload(file);
    expect(draft.preview[0]?.cells).toEqual(['Zoë Sample', 'zoe@example.com']);
    expect(draft.faultCount).toBe(0);
  });

  it('keeps neither NUL nor half of a character, and formulas as text', async () => {
    await bring('Name,Email\nEve \0Sample,eve@example.com\n"=1+1",form@example.com');
    const people = await test.open.db.select().from(users).orderBy(users.email);
    expect(people.map(({ firstName }) => firstName)).toEqual(
      expect.arrayContaining(['Eve', '=1+1']),
    );
    expect((await call('GET /api/console/customer-import-template')).body).toContain('"Email"');
  });
});
