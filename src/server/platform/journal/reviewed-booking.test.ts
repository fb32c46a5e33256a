// A booking under review in a database that has forgotten it: it comes back as reviewed, and so does what was decided.
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideReview, endOverdueReviews } from '#server/booking/review.service.ts';
import { newEmail, newestAppointment, send } from '../../../../test/guarded-booking.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { allLeads } from '../../modules.ts';
import { readJournal } from './journal-file.ts';
import { replayLeads } from './replay.ts';

/** The server that accepts, and the one whose database is that of a backup from before. */
let before: TestApp;
let after: TestApp;

describe('after a replay', () => {
  let id: number;

  beforeAll(async () => {
    before = await createTestApp({ RATE_LIMIT: 'on' });
    after = await createTestApp({ RATE_LIMIT: 'on' });
  });
  afterAll(async () => {
    await before.close();
    await after.close();
  });
  beforeEach(async () => {
    for (const test of [before, after]) {
      test.setNow(TEST_NOW);
      await test.open.db.execute(sql`
        truncate appointments, slot_claims, slot_holds, idempotency_keys, pgboss.job_common cascade`);
    }
    expect((await send(before, '192.0.2.1', { customerEmail: newEmail() })).statusCode).toBe(201);
    id = (await newestAppointment(before)).id;
  });

  it('a reviewed booking is under review, and its mails are those of a review', async () => {
    await replay();
    const row = await newestAppointment(after);
    expect(row).toEqual(await newestAppointment(before));
    expect(row).toMatchObject({ status: 'scheduled', reviewReasons: ['no_token'] });
    expect(row.reviewUntil).toEqual(new Date('2026-11-10T15:00:00Z'));
    expect(await mailsOf(after)).toEqual(['received customer', 'received office']);
  });

  it('it still ends when no one looks', async () => {
    await replay();
    after.setNow(new Date('2026-11-10T15:00:00Z'));
    await endOverdueReviews(after.context);
    expect((await newestAppointment(after)).status).toBe('cancelled');
    const live = await after.open.db.execute(sql`select id from slot_claims where live`);
    expect(live.rows).toEqual([]);
  });

  it('a confirmed one is confirmed, also where it was known as reviewed', async () => {
    await replay();
    await decideReview(before.context, id, { decision: 'confirm' });
    await replay();
    expect(await newestAppointment(after)).toMatchObject({
      reviewUntil: null,
      status: 'scheduled',
    });
    expect(await mailsOf(after)).toContain('booked customer');
  });

  it('a released one is released, and its person told by the same mail', async () => {
    before.setNow(new Date('2026-11-10T15:00:00Z'));
    await endOverdueReviews(before.context);
    await replay();
    expect(await newestAppointment(after)).toEqual(await newestAppointment(before));
    expect(await mailsOf(after)).toEqual(['released customer']);
  });
});

async function replay(): Promise<void> {
  const { leads } = await readJournal(join(before.dataDir, 'journal'), 1);
  const lines = leads.filter((lead) => lead.rows?.appointments?.length);
  const { failed } = await replayLeads(
    after.open.db,
    after.context.jobs,
    allLeads,
    lines,
    TEST_NOW,
  );
  expect(failed).toEqual([]);
}

/** The mails that wait for their worker about the newest appointment. */
async function mailsOf(test: TestApp): Promise<string[]> {
  const { id } = await newestAppointment(test);
  const result = await test.open.db.execute<{ mail: string }>(sql`
    select (data ->> 'kind') || ' ' || (data ->> 'to') as mail from pgboss.job
    where name = 'appointment-mail' and (data ->> 'appointmentId')::int = ${id} order by mail`);
  return result.rows.map(({ mail }) => mail);
}
