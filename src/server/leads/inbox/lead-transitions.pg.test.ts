// Every stage of a lead, held or not, by every event that has an endpoint, asked of the server: it allows what the machine allows
// and nothing else.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LeadEvent,
  type LeadStage,
  leadObstacle,
  leadStageValues,
  leadTransition,
} from '#company/rules/leads/lead-machine.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { leadEntries, leads, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { book } from '../../../../test/booking-steps.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'crew@example.com' });
  staff = { cookie: await signedIn(test, 'crew@example.com') };
});
afterAll(() => test.close());

const post = (name: string, action: string, body: object) =>
  send(test, staff, `POST /api/console/leads/${name}/${action}`, body);

type Endpoint = { event: LeadEvent; ask: (id: string) => ReturnType<typeof post>; to?: LeadStage };

const endpoints: Endpoint[] = [
  {
    event: 'move',
    to: 'lost',
    ask: (id) => post(`quote/${id}`, 'stage', { version: 1, stage: 'lost' }),
  },
  {
    event: 'assign',
    ask: async (id) => {
      const { staff: people } = (
        await send(test, staff, `GET /api/console/leads/quote/${id}`)
      ).json();
      return post(`quote/${id}`, 'assignee', { version: 1, userId: people[0].id });
    },
  },
  {
    event: 'call',
    ask: (id) => post(`quote/${id}`, 'notes', { text: 'They want it.', isCall: true }),
  },
  {
    event: 'answer',
    ask: (id) => post(`quote/${id}`, 'mails', { subject: 'Your request', text: 'Hello.' }),
  },
  { event: 'makeCustomer', ask: (id) => post(`quote/${id}`, 'customer', { version: 1 }) },
  {
    event: 'makeRequest',
    ask: (id) =>
      post(`quote/${id}`, 'service-request', { version: 1, propertyAddress: '1 Sample Lane' }),
  },
];

let people = 0;

/** A request for a quote in a stage, held or not. */
async function given(stage: LeadStage, isHeld: boolean) {
  people += 1;
  const { db } = test.open;
  const [source] = await db
    .insert(quoteRequests)
    .values({
      firstName: 'Fern',
      lastName: 'Sample',
      email: `lead${people}@example.com`,
      phone: '(281) 555-0150',
      serviceType: 'fencing',
      underReview: isHeld,
    })
    .returning();
  const id = source?.id ?? '';
  await db.update(leads).set({ stage }).where(eq(leads.quoteRequestId, id));
  return id;
}

async function rowOf(id: string) {
  const [row] = await test.open.db.select().from(leads).where(eq(leads.quoteRequestId, id));
  if (!row) throw new Error('the lead is gone');
  return row;
}

describe('the server makes of a lead what the machine says', () => {
  const cases = endpoints.flatMap((one) =>
    leadStageValues.flatMap((stage) =>
      [false, true].map((isHeld) => ({ ...one, stage, isHeld, held: isHeld ? ' and held' : '' })),
    ),
  );

  it.each(cases)('$event of one that is $stage$held', async ({ event, stage, isHeld, to, ask }) => {
    const id = await given(stage, isHeld);
    const { statusCode } = await ask(id);
    const isAllowed = leadObstacle(event, 'staff', { kind: 'quote', stage, isHeld }) === null;
    // A move to where it is already changes nothing.
    const isChanged = isAllowed && to !== stage;
    expect(statusCode < 300).toBe(isAllowed);
    const row = await rowOf(id);
    const transition = leadTransition(event, 'staff', stage);
    const reached = [transition?.to ?? 'same'].flat();
    const after = reached.includes('same') ? stage : (to ?? reached[0]);
    expect(row.stage).toBe(isAllowed ? after : stage);
    expect(row.version).toBe(isChanged ? 2 : 1);
    const { audit, entry, clock } = transition?.effects ?? {};
    expect(row.firstAnsweredAt !== null).toBe(isAllowed && clock === 'stops');
    const entries = await test.open.db
      .select()
      .from(leadEntries)
      .where(eq(leadEntries.leadId, row.id));
    expect(entries.map(({ kind }) => kind)).toEqual(isChanged ? [entry] : []);
    const lines = await test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, `quote-${id}`));
    expect(lines.map(({ action }) => action)).toEqual(isChanged ? [audit] : []);
  });
});

describe('a call that was written down', () => {
  it('is new', async () => {
    const call = { name: 'Heath', phone: '(281) 555-0124', words: 'Mulch, please.' };
    const { id } = (await send(test, staff, 'POST /api/console/leads', call)).json();
    const [row] = await test.open.db.select().from(leads).where(eq(leads.callId, id));
    expect(row).toMatchObject({ stage: 'new', version: 1 });
    expect(await test.open.db.$count(phoneCalls)).toBe(1);
  });
});

describe('a booking that was confirmed', () => {
  it('is not released in the inbox while its time stays taken', async () => {
    const { id } = (await book(test.app, { appointmentTime: '11:00' })).json();
    const { db } = test.open;
    await db
      .update(appointments)
      .set({ reviewReasons: ['too_fast'] })
      .where(eq(appointments.id, id));
    const answer = await post(`booking/${id}`, 'review', { version: 1, decision: 'release' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    const [row] = await db.select().from(leads).where(eq(leads.appointmentId, id));
    expect(row).toMatchObject({ stage: 'booked', version: 1 });
  });
});

describe('a booking that no one had to look at', () => {
  it('is not released in the inbox while its time stays taken', async () => {
    const { id } = (await book(test.app)).json();
    const answer = await post(`booking/${id}`, 'review', { version: 1, decision: 'release' });
    expect(answer.statusCode).toBe(404);
    const [row] = await test.open.db.select().from(leads).orderBy(desc(leads.id)).limit(1);
    expect(row).toMatchObject({ appointmentId: id, stage: 'booked', version: 1 });
  });
});
