// The journal replayed into a database that has forgotten: all accepted leads are as they were, once, whatever happened
// to them in between. PostgreSQL needs no journal, so this runs on the embedded database only.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentLead } from '#server/booking/appointment.lead.ts';
import { appointmentPath } from '#server/booking/appointment-link.ts';
import { planLead } from '#server/leads/plan-requests/plan-request.lead.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { photo as samplePhoto } from '../../../../test/sample-rows.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { allLeads } from '../../modules.ts';
import { photos } from '../database/schema/photo.ts';
import { planRequests, promoCodes } from '../database/schema/plan-request.ts';
import { quoteRequests } from '../database/schema/quote.ts';
import { newToken, tokenHash } from '../installation/secrets.ts';
import { openJournal } from './journal.ts';
import { readJournal } from './journal-file.ts';
import { replayLeads } from './replay.ts';

/** The server that accepts, and the one whose database is that of a backup from before. */
let before: TestApp;
let after: TestApp;
/** How many lines the journal has from the tests before. */
let earlier: number;

const DAY = '2026-11-17';
const booking = {
  customerName: 'Maria Example',
  customerEmail: 'maria@example.com',
  customerPhone: '(281) 555-0111',
  consultationTypeId: 1,
  appointmentDate: DAY,
  appointmentTime: '09:00',
};

const quote = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  serviceType: 'fencing',
};

/** 8,170 sq ft, weekly: 50.00 and 2.99, less 10 percent. */
const plan = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  address: '8418 Sky Ridge Dr, Cypress, TX 77433',
  propertySize: 8170,
  dataSource: 'local-estimate',
  frequency: 'weekly',
  promoCode: 'ONCE',
  startDate: '2026-11-10',
  firstVisitTotal: '47.69',
  everyVisitTotal: '52.99',
};

/** Where the pages of a test server come from. */
const ORIGIN = 'http://localhost:3000';

describe('a replay', () => {
  beforeAll(async () => {
    before = await createTestApp({ SESSION_SECRET: 'the same secret for both of the servers' });
    after = await createTestApp({ SESSION_SECRET: 'the same secret for both of the servers' });
  });
  beforeEach(async () => {
    earlier = (await readJournal(join(before.dataDir, 'journal'), 1)).leads.length;
    for (const test of [before, after]) {
      test.setNow(TEST_NOW);
      await test.open.db.execute(sql`
        truncate appointments, slot_claims, slot_holds, idempotency_keys, quote_requests, plan_requests, photos, quotes,
          quote_pins, quote_versions, quote_acceptances,
          quote_line_items, pgboss.job_common cascade`);
      await setCapacity(test, 1);
    }
  });
  afterAll(async () => {
    await before.close();
    await after.close();
  });

  it('brings back bookings, moves and cancellations in their last state, with their seats', async () => {
    await setCapacity(before, 2);
    await setCapacity(after, 2);
    const first = await book(before, '09:00');
    const second = await book(before, '09:00');
    const third = await book(before, '10:00');
    await move(before, third, '11:00');
    await cancel(before, first);
    await book(before, '09:00');
    await move(before, second, '10:00');

    expect(await replay()).toMatchObject({ restored: 4, known: 0, failed: [] });
    expect(await stateOf(after)).toEqual(await stateOf(before));
    expect(await openingsOf(after)).toEqual(await openingsOf(before));
  });

  it('brings back the last state also when its line was written before an older one', async () => {
    const id = await book(before, '09:00');
    await move(before, id, '10:00');
    const { leads } = await readJournal(join(before.dataDir, 'journal'), 1);
    const lines = leads.slice(earlier).toReversed();
    expect(lines.map(({ version }) => version)).toEqual([1, 0]);
    const { context } = after;
    expect(await replayLeads(context.db, context.jobs, allLeads, lines, TEST_NOW)).toMatchObject({
      restored: 1,
    });
    expect(await stateOf(after)).toEqual(await stateOf(before));
  });

  it('changes nothing when it is done again', async () => {
    await book(before, '09:00');
    await move(before, await book(before, '10:00'), '11:00');
    await replay();
    const once = await wholeStateOf(after);
    expect(await replay()).toMatchObject({ restored: 0, known: 2 });
    expect(await wholeStateOf(after)).toEqual(once);
  });

  it('changes what the backup had when it was moved or cancelled later, and gives its seats back', async () => {
    const moved = await book(before, '09:00');
    const cancelled = await book(before, '10:00');
    await replay();
    await move(before, moved, '13:00');
    await cancel(before, cancelled);
    await book(before, '09:00');

    expect(await replay()).toMatchObject({ restored: 3 });
    expect(await stateOf(after)).toEqual(await stateOf(before));
    expect((await openingsOf(after)).occupiedSlots).toEqual(['9:00 AM', '1:00 PM']);
  });

  it('takes the seat from a hold of the time of the backup', async () => {
    await post(after, '/api/appointments/holds', {
      consultationTypeId: 1,
      appointmentDate: DAY,
      appointmentTime: '09:00',
    });
    await book(before, '09:00');
    expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    expect(await stateOf(after)).toEqual(await stateOf(before));
  });

  it('keeps a booking whose seat someone else has, and shows the slot as taken', async () => {
    await after.open.db.execute(sql`
      alter sequence appointments_id_seq restart with 500000`);
    await book(after, '09:00');
    await book(before, '09:00');
    expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    const { claims } = await stateOf(after);
    expect(claims.filter(({ seat }) => seat === 2)).toHaveLength(2);
    expect((await openingsOf(after)).availableTimeSlots).not.toContain('9:00 AM');
  });

  it('keeps a booking of a type that the backup does not know', async () => {
    const types = await before.open.db.execute<{ id: number }>(sql`
      insert into consultation_types (name, duration) values ('New since the backup', 60)
      returning id`);
    const consultationTypeId = types.rows[0]?.id;
    const answer = await post(before, '/api/appointments', { ...booking, consultationTypeId });
    expect(answer.statusCode).toBe(201);
    expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    const { appointments } = await stateOf(after);
    expect(appointments).toEqual([
      expect.objectContaining({
        consultation_type_id: null,
        service_type: 'New since the backup',
        duration: 60,
      }),
    ]);
  });

  it('gives the first answer again to a request that is repeated after the restore', async () => {
    const headers = { 'idempotency-key': 'once-and-only-once' };
    const answer = await post(before, '/api/appointments', booking, headers);
    await replay();
    const repeated = await post(after, '/api/appointments', booking, headers);
    expect(repeated.statusCode).toBe(201);
    expect(repeated.json()).toEqual(answer.json());
    expect((await stateOf(after)).appointments).toHaveLength(1);
  });

  it('never gives the number of a mailed link to someone else', async () => {
    await after.open.db.execute('alter sequence appointments_id_seq restart');
    const last = await book(before, '09:00');
    await replay();
    expect(await book(after, '10:00')).toBeGreaterThan(last + 100);
  });

  it('sends the mails again, under the same Message-IDs, but not those of days ago', async () => {
    await before.work();
    await after.work();
    const recent = await book(before, '09:00');
    await move(before, recent, '10:00');
    const names = (test: TestApp) => test.sent.map(({ id }) => id).toSorted();
    await expect.poll(() => names(before).join(), { timeout: 20_000 }).toMatch(/1-moved.*1-moved/);
    await replay();
    await expect.poll(() => after.sent.length, { timeout: 20_000 }).toBe(2);
    for (const name of names(after)) expect(names(before)).toContain(name);

    before.setNow(new Date(TEST_NOW.getTime() - 25 * 3_600_000));
    const old = await book(before, '13:00');
    await replay();
    expect(await jobsOf(after, old)).toBe(0);
    expect(await jobsOf(after, recent)).toBe(2);
  });

  it('brings back quote requests with their photos and mails', async () => {
    const [photo] = await before.open.db.insert(photos).values(samplePhoto).returning();
    const payload = { ...quote, projectDetails: 'A cedar fence, 80 ft.', photos: [photo?.id] };
    const { cookie, ownerHash } = visitor();
    await before.open.db.update(photos).set({ ownerHash });
    const answer = await post(before, '/api/quote-requests', payload, { cookie, origin: ORIGIN });
    expect(answer.statusCode).toBe(201);
    expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    const leads = (test: TestApp) =>
      test.open.db
        .select()
        .from(quoteRequests)
        .innerJoin(photos, eq(quoteRequests.id, photos.quoteRequestId));
    expect(await leads(after)).toEqual(await leads(before));
    expect(await leads(after)).toHaveLength(1);
    expect(await mailJobsOf(after, 'quote-mail')).toEqual(await mailJobsOf(before, 'quote-mail'));
    expect(await replay()).toMatchObject({ restored: 0, known: 1 });
  });

  it('leaves out what only the table of an older version had', async () => {
    const { db } = before.open;
    await db.execute(sql`alter table quote_requests add column status varchar(20) default 'new'`);
    try {
      const answer = await post(before, '/api/quote-requests', quote, { origin: ORIGIN });
      expect(answer.statusCode).toBe(201);
      expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    } finally {
      await db.execute(sql`alter table quote_requests drop column status`);
    }
  });

  it('brings back plan requests with their mails, and counts their promo codes again', async () => {
    const code = { code: 'ONCE', percent: 10, maxUses: 1 };
    for (const { open } of [before, after]) {
      await open.db.delete(promoCodes);
      await open.db.insert(promoCodes).values(code);
    }
    const answer = await post(before, '/api/plan-requests', plan, { origin: ORIGIN });
    expect(answer.statusCode).toBe(201);
    expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    const leads = (test: TestApp) => test.open.db.select().from(planRequests);
    expect(await leads(after)).toEqual(await leads(before));
    expect(await mailJobsOf(after, 'plan-mail')).toEqual(await mailJobsOf(before, 'plan-mail'));
    expect(await mailJobsOf(after, 'plan-mail')).toHaveLength(2);
    expect(await replay()).toMatchObject({ restored: 0, known: 1 });
    expect(await after.open.db.select({ uses: promoCodes.uses }).from(promoCodes)).toEqual([
      { uses: 1 },
    ]);
  });

  it('takes a plan request of a version without languages for an English one', async () => {
    const { db } = before.open;
    await db.execute(sql`alter table plan_requests rename column language to spoken`);
    try {
      await db.execute(sql`insert into plan_requests (first_name, last_name, email, phone, address, property_size,
          lawn_area, data_source, frequency, start_date, price_lines, first_visit_total, every_visit_total)
        values ('Maria', 'Example', 'maria@example.com', '(281) 555-0111', ${plan.address}, 8170,
          5311, 'local-estimate', 'weekly', '2026-11-10', '[]', 52.99, 52.99)`);
      const { rows } = await db.execute<{ id: string }>(sql`select id from plan_requests`);
      await before.context.journal.append(planLead, rows[0]?.id ?? '', undefined);
      expect(await replay()).toMatchObject({ restored: 1, failed: [] });
    } finally {
      await db.execute(sql`alter table plan_requests rename column spoken to language`);
    }
    expect(await after.open.db.select().from(planRequests)).toMatchObject([{ language: 'en' }]);
  });

  it('writes one line for a booking, however often its answer is repeated', async () => {
    const headers = { 'idempotency-key': 'asked-fifty-times' };
    await Promise.all(
      Array.from({ length: 50 }, () => post(before, '/api/appointments', booking, headers)),
    );
    expect(await linesOf(before)).toHaveLength(1);
  });

  it('does not call a booking accepted that it could not keep, and accepts its repetition', async () => {
    const { journal, db, clock } = before.context;
    const directory = join(before.dataDir, 'elsewhere');
    const broken = await openJournal(db, { directory, first: 1, clock, onError: () => {} });
    const { append } = journal;
    journal.append = broken.append;
    await rm(directory, { recursive: true });
    const headers = { 'idempotency-key': 'sent-until-it-is-kept' };
    const refused = await post(before, '/api/appointments', booking, headers);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');

    await mkdir(directory);
    const accepted = await post(before, '/api/appointments', booking, headers);
    journal.append = append;
    expect(accepted.statusCode).toBe(201);
    expect((await stateOf(before)).appointments).toHaveLength(1);
    const { leads } = await readJournal(directory, 1);
    expect(leads.map(({ id }) => id)).toEqual([String(accepted.json().id)]);
  });

  it('does not bring back a lead that was erased', async () => {
    const id = await book(before, '09:00');
    await before.open.db.execute(sql`delete from slot_claims where appointment_id = ${id}`);
    await before.open.db.execute(sql`delete from appointments where id = ${id}`);
    await before.context.journal.append(appointmentLead, id);
    expect(await replay()).toMatchObject({ restored: 0, known: 0 });
    expect((await stateOf(after)).appointments).toEqual([]);
  });

  it('brings back the others when one cannot be written, and says which', async () => {
    const bad = await book(before, '09:00');
    await book(before, '10:00');
    const lines = (await linesOf(before)).map((lead) => {
      if (lead.id === String(bad)) lead.rows?.appointments?.map((row) => delete row.customer_email);
      return lead;
    });
    const result = await replayLeads(after.open.db, after.context.jobs, allLeads, lines, TEST_NOW);
    expect(result).toMatchObject({ restored: 1, failed: [{ id: String(bad) }] });
  });
});

async function linesOf(test: TestApp) {
  return (await readJournal(join(test.dataDir, 'journal'), 1)).leads.slice(earlier);
}

async function replay() {
  return replayLeads(after.open.db, after.context.jobs, allLeads, await linesOf(before), TEST_NOW);
}

function post(test: TestApp, url: string, payload: object, headers = {}) {
  return test.app.inject({ method: 'POST', url, payload, headers });
}

async function book(test: TestApp, appointmentTime: string): Promise<number> {
  const answer = await post(test, '/api/appointments', { ...booking, appointmentTime });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

async function move(test: TestApp, id: number, appointmentTime: string): Promise<void> {
  const payload = { appointmentDate: DAY, appointmentTime };
  const answer = await test.app.inject({ method: 'PATCH', url: linkOf(test, id), payload });
  expect(answer.statusCode).toBe(200);
}

async function cancel(test: TestApp, id: number): Promise<void> {
  const answer = await test.app.inject({ method: 'DELETE', url: linkOf(test, id) });
  expect(answer.statusCode).toBe(200);
}

function linkOf(test: TestApp, id: number): string {
  const path = appointmentPath(test.context.secrets.appointmentLink, id);
  return path.replace('/appointment/', '/api/appointments/by-link/');
}

async function openingsOf(test: TestApp) {
  return (await test.app.inject(`/api/appointments/availability/${DAY}`)).json();
}

/** What has to be the same before and after: the appointments, and who sits where. */
async function stateOf(test: TestApp) {
  const appointments = await test.open.db.execute(sql`select * from appointments order by id`);
  const claims = await test.open.db.execute<{ seat: number }>(sql`
    select appointment_id, cell, seat from slot_claims where live order by cell, seat`);
  return { appointments: appointments.rows, claims: claims.rows };
}

/** Every row that a replay could write, retired claims and jobs included. */
async function wholeStateOf(test: TestApp) {
  const { db } = test.open;
  return {
    ...(await stateOf(test)),
    claims: (await db.execute(sql`select * from slot_claims order by id`)).rows,
    jobs: (await db.execute(sql`select id from pgboss.job order by id`)).rows,
  };
}

async function setCapacity(test: TestApp, capacity: number): Promise<void> {
  await test.open.db.execute(sql`update time_slot_preferences set max_appointments = ${capacity}`);
}

/** A browser that has uploaded something. */
function visitor() {
  const token = newToken();
  return { cookie: `visitor=${token}`, ownerHash: tokenHash(token) };
}

/** Who is told about leads, by the name of the mail's job. */
async function mailJobsOf(test: TestApp, name: 'quote-mail' | 'plan-mail') {
  const result = await test.open.db.execute(sql`
    select data from pgboss.job where name = ${name} order by data ->> 'to'`);
  return result.rows;
}

async function jobsOf(test: TestApp, appointmentId: number): Promise<number> {
  const result = await test.open.db.execute(sql`
    select id from pgboss.job where name = 'appointment-mail'
      and (data ->> 'appointmentId')::int = ${appointmentId}`);
  return result.rows.length;
}
