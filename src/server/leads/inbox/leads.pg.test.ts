// The leads inbox as staff use it: every kind of lead is in it from the moment it is sent, and goes on until it is work.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lead, LeadThread } from '#contract/leads/leads.ts';
import { appointments, closures } from '#server/platform/database/schema/booking.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planRequests, promoCodes } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { appointment, plan } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { listWaitingLeads } from './lead.queries.ts';

let test: TestApp;
let owner: string;
let customer: string;
beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com',
    OFFICE_EMAIL: 'office@example.com',
  });
  await test.work();
  owner = await signedIn(test, 'owner@example.com');
  customer = await signedIn(test, 'maria@example.com');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  for (const table of [quoteRequests, planRequests, phoneCalls])
    await test.context.db.delete(table);
  await test.context.db.delete(closures);
});

let count = 0;
/** Someone asks for a quote. */
async function asked(columns: Partial<typeof quoteRequests.$inferInsert> = {}): Promise<string> {
  count += 1;
  const values = {
    firstName: 'Sage',
    lastName: `Hollow ${count}`,
    email: `sage${count}@example.com`,
    phone: `(281) 555-${1000 + count}`,
    serviceType: 'fencing',
    projectDetails: 'A cedar fence along the back.',
    createdAt: test.context.clock(),
    ...columns,
  };
  const [row] = await test.context.db.insert(quoteRequests).values(values).returning();
  return row?.id ?? '';
}

async function get<Answer>(path: string, cookie = owner): Promise<Answer> {
  const answer = await test.app.inject({ url: `/api/console/${path}`, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Answer;
}

function post(path: string, payload: object, { key = '', cookie = owner } = {}) {
  return test.app.inject({
    method: 'POST',
    url: `/api/console/leads${path}`,
    payload,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...(key && { 'idempotency-key': key }) },
  });
}

type Page = { items: Lead[]; next: string | null };
const thread = (id: string, kind = 'quote') => get<LeadThread>(`leads/${kind}/${id}`);
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

it('has every kind of lead, the latest first, and goes on where a page ended', async () => {
  const first = await asked({ createdAt: minutesLater(-60) });
  await test.context.db
    .insert(appointments)
    .values({ ...appointment, customerName: 'Bo Pond', createdAt: minutesLater(-30) });
  const call = await post('', {
    name: 'Reed',
    phone: '(281) 555-0123',
    email: '',
    words: 'Mulch?',
  });
  expect(call.statusCode).toBe(201);
  for (let more = 0; more < 30; more += 1) await asked({ createdAt: minutesLater(-90 - more) });
  const one = await get<Page>('leads');
  expect(one.items).toHaveLength(30);
  expect(one.items.slice(0, 3).map(({ kind, name }) => [kind, name])).toEqual([
    ['call', 'Reed'],
    ['booking', 'Bo Pond'],
    ['quote', expect.stringContaining('Sage')],
  ]);
  expect(one.items[2]?.id).toBe(first);
  const two = await get<Page>(`leads?cursor=${encodeURIComponent(one.next ?? '')}`);
  const ids = [...one.items, ...two.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(33);
  expect(two.next).toBeNull();
  await test.context.db.delete(appointments);
});

it('counts the wait in office hours, and stops with the first answer', async () => {
  // 2026-11-20 is a Friday; the office closes at 6:00 PM.
  const id = await asked({ createdAt: new Date('2026-11-20T23:50:00Z') });
  test.setNow(new Date('2026-11-21T14:20:00Z'));
  const [waiting] = await listWaitingLeads(test.context);
  expect(waiting).toMatchObject({ id, waitingMinutes: 30 });
  const called = await post(`/quote/${id}/notes`, { text: 'Talked to her.', isCall: true });
  expect(called.statusCode, called.body).toBe(201);
  expect(await listWaitingLeads(test.context)).toEqual([]);
  expect((await thread(id)).lead).toMatchObject({
    stage: 'contacted',
    waitingMinutes: null,
    answerMinutes: 30,
  });
  expect(await get('lead-figures')).toMatchObject({ answered: 1, medianMinutes: 30, waiting: 0 });
});

it('moves on, is given to someone and noted, and says so in the thread and the audit log', async () => {
  const id = await asked();
  const { lead, staff } = await thread(id);
  const moved = await post(`/quote/${id}/stage`, { version: lead.version, stage: 'quoted' });
  expect(moved.json()).toMatchObject({ stage: 'quoted', version: lead.version + 1 });
  const given = await post(`/quote/${id}/assignee`, {
    version: lead.version + 1,
    userId: staff[0]?.id,
  });
  expect(given.json().assignee.name).toBe('owner@example.com');
  await post(`/quote/${id}/notes`, { text: 'Has a dog.' });
  expect((await thread(id)).entries.map(({ kind, text }) => [kind, text])).toEqual([
    ['stage', 'Moved from New to Quoted'],
    ['assignment', 'Assigned to owner@example.com'],
    ['note', 'Has a dog.'],
  ]);
  const lines = await test.context.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subjectId, `quote-${id}`));
  expect(lines.map(({ action }) => action).sort()).toEqual([
    'lead-assigned',
    'lead-moved',
    'lead-noted',
  ]);
});

it('refuses an edit of what has changed meanwhile, with the present state', async () => {
  const id = await asked();
  const { lead } = await thread(id);
  await post(`/quote/${id}/stage`, { version: lead.version, stage: 'lost' });
  const late = await post(`/quote/${id}/stage`, { version: lead.version, stage: 'won' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile', current: { stage: 'lost' } });
});

it('keeps held ones apart; not spam sends what was held, once; spam can be undone', async () => {
  const reasons = { underReview: true, reviewReasons: ['links'] };
  const id = await asked({ ...reasons, email: 'held@example.com' });
  expect((await get<Page>('leads')).items).toEqual([]);
  expect((await get<Page>('leads?view=held')).items.map((lead) => lead.id)).toEqual([id]);
  const { lead, heldFor } = await thread(id);
  expect(heldFor).toHaveLength(1);
  const answered = await post(`/quote/${id}/mails`, { subject: 'Hi', text: 'Hello' });
  expect(answered.statusCode).toBe(409);
  let { version } = lead;
  const decide = async (path: string, body: object) => {
    const answer = await post(`/quote/${id}/${path}`, { version, ...body });
    expect(answer.statusCode, answer.body).toBe(200);
    version = answer.json().version;
    return answer.json() as Lead;
  };
  await decide('stage', { stage: 'spam' });
  expect((await get<Page>('leads?view=held')).items).toEqual([]);
  await decide('stage', { stage: 'new' });
  expect((await get<Page>('leads?view=held')).items).toHaveLength(1);
  for (const decision of ['not-spam', 'hold', 'not-spam']) await decide('review', { decision });
  expect((await get<Page>('leads')).items.map((each) => each.id)).toEqual([id]);
  const receipts = (await mailsAfterWork(test)).filter((mail) =>
    recipientsOf(mail).includes('held@example.com'),
  );
  expect(receipts.map(({ subject }) => subject)).toEqual(['We have your quote request']);
});

it('counts the promo code of a held plan once, however often someone changes their mind', async () => {
  const { db } = test.context;
  await db.insert(promoCodes).values({ code: 'ONCE', percent: 10 }).onConflictDoNothing();
  const [held] = await db
    .insert(planRequests)
    .values({ ...plan, underReview: true, reviewReasons: ['links'], promoCode: 'ONCE' })
    .returning();
  let { version } = (await thread(held?.id ?? '', 'plan')).lead;
  for (const decision of ['not-spam', 'hold', 'not-spam']) {
    const answer = await post(`/plan/${held?.id}/review`, { version, decision });
    expect(answer.statusCode, answer.body).toBe(200);
    version = answer.json().version;
  }
  const [code] = await db.select().from(promoCodes).where(eq(promoCodes.code, 'ONCE'));
  expect(code?.uses).toBe(1);
});

it('shows other leads of the same mailbox, telephone or words', async () => {
  const words = { projectDetails: 'Sod for the whole front yard.', detailsHash: 'a'.repeat(64) };
  const id = await asked({ email: 'ivy@example.com', phone: '281 555 0199', ...words });
  const tagged = await asked({ email: 'Ivy+yard@Example.com' });
  const called = await asked({ phone: '+1 (281) 555-0199' });
  const copied = await asked(words);
  await asked();
  const { duplicates } = await thread(id);
  const sameOf = (other: string) => duplicates.find((each) => each.id === other)?.same;
  expect(duplicates).toHaveLength(3);
  expect([tagged, called, copied].map(sameOf)).toEqual([['mailbox'], ['phone'], ['words']]);
});

it('becomes a customer and a request to quote, once, however often it is tried', async () => {
  const id = await asked({ email: 'fern@example.com' });
  const { lead } = await thread(id);
  const made = await post(`/quote/${id}/customer`, { version: lead.version });
  expect(made.statusCode, made.body).toBe(200);
  const version = lead.version + 1;
  const nowhere = await post(`/quote/${id}/service-request`, { version });
  expect(nowhere.statusCode).toBe(422);
  const body = { version, propertyAddress: '12 Oak Lane, Cypress, TX 77429' };
  const [one, two] = [
    await post(`/quote/${id}/service-request`, body, { key: 'request-key-1' }),
    await post(`/quote/${id}/service-request`, body, { key: 'request-key-1' }),
  ];
  expect(one.statusCode, one.body).toBe(201);
  expect(two.json()).toEqual(one.json());
  const again = await post(`/quote/${id}/service-request`, body, { key: 'request-key-2' });
  expect(again.json()).toEqual(one.json());
  const found = await thread(id);
  expect(found).toMatchObject({ customer: made.json(), serviceRequestId: one.json().id });
  const { rows } = await test.context.db.execute(
    sql`select count(*)::int as count from service_requests where customer_email = 'fern@example.com'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('is for staff alone, and a missing one is no different from one of another kind', async () => {
  const id = await asked();
  for (const path of ['leads', `leads/quote/${id}`, 'lead-figures']) {
    const url = `/api/console/${path}`;
    expect((await test.app.inject({ url })).statusCode).toBe(401);
    expect((await test.app.inject({ url, headers: { cookie: customer } })).statusCode).toBe(403);
  }
  const bodies = new Set<string>();
  for (const name of [`plan/${id}`, `booking/${id}`, 'quote/x', 'booking/999', `call/${id}`]) {
    const answer = await test.app.inject({
      url: `/api/console/leads/${name}`,
      headers: { cookie: owner },
    });
    expect(answer.statusCode).toBe(404);
    bodies.add(answer.body);
  }
  expect(bodies.size).toBe(1);
});

it('goes when what it stands for is erased', async () => {
  const id = await asked();
  await post(`/quote/${id}/notes`, { text: 'Private.' });
  await test.context.db.delete(quoteRequests).where(eq(quoteRequests.id, id));
  const { rows } = await test.context.db.execute(
    sql`select (select count(*)::int from leads) as leads, (select count(*)::int from lead_entries) as entries`,
  );
  expect(rows).toEqual([{ leads: 0, entries: 0 }]);
});
