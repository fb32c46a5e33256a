// The console's day: for staff alone, in the order in which it happens, and of this day at the company only.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Waiting } from '#contract/overviews/console.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments, consultationTypes } from '#server/platform/database/schema/booking.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { emptyCalendar } from '../../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { appointment } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const TODAY = '2026-11-09';

let test: TestApp;
const cookies = { staff: '', customer: '' };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,crew@example.com' });
  cookies.staff = await signedIn(test, 'crew@example.com');
  cookies.customer = await signedIn(test, 'maria@example.com');
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await emptyCalendar(test.open.db);
});

const ask = (cookie?: string) =>
  test.app.inject({ url: '/api/console/today', headers: cookie ? { cookie } : {} });
const add = (changes: Partial<typeof appointments.$inferInsert>) =>
  test.open.db
    .insert(appointments)
    .values({ ...appointment, appointmentDate: TODAY, ...changes })
    .returning();
const namesOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().consultations.map(({ customerName }: { customerName: string }) => customerName);

describe('the day in the console', () => {
  it('is no one’s who has not signed in', async () => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });

  it('is no customer’s, and says nothing of anyone', async () => {
    await add({ customerName: 'Hazel Secret' });
    const answer = await ask(cookies.customer);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.body).not.toContain('Hazel');
  });

  it('has what the office needs to call and to find the way, and is kept nowhere', async () => {
    const [type] = await test.open.db
      .select()
      .from(consultationTypes)
      .where(eq(consultationTypes.id, 1));
    const [row] = await add({
      customerName: 'Fern Sample',
      customerPhone: '(281) 555-0150 ext. 4',
      propertyAddress: '1 Sample Lane',
      consultationTypeId: 1,
      serviceType: type?.name ?? '',
      customerNotes: 'The gate sticks.',
    });
    const answer = await ask(cookies.staff);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      date: TODAY,
      consultations: [
        {
          id: row?.id,
          time: '09:00',
          duration: 60,
          customerName: 'Fern Sample',
          customerPhone: '(281) 555-0150 ext. 4',
          customerEmail: appointment.customerEmail,
          propertyAddress: '1 Sample Lane',
          place: null,
          serviceType: type?.name,
          color: type?.color,
          status: 'scheduled',
          underReview: false,
          customerNotes: 'The gate sticks.',
        },
      ],
    });
  });

  it('comes by time, without other days and what was canceled', async () => {
    await add({ customerName: 'Last', appointmentTime: '15:30' });
    await add({ customerName: 'First', appointmentTime: '08:00' });
    await add({ customerName: 'Canceled', appointmentTime: '10:00', status: 'cancelled' });
    await add({ customerName: 'Yesterday', appointmentDate: '2026-11-08' });
    await add({ customerName: 'Tomorrow', appointmentDate: '2026-11-10' });
    expect(namesOf(await ask(cookies.staff))).toEqual(['First', 'Last']);
  });

  it('says of which the office has not confirmed the time yet', async () => {
    await add({ reviewUntil: new Date(TEST_NOW.getTime() + 3_600_000), reviewReasons: ['links'] });
    const [held] = (await ask(cookies.staff)).json().consultations;
    expect(held).toMatchObject({ underReview: true });
  });

  it('turns at midnight in Cypress, not in Greenwich', async () => {
    await add({ customerName: 'Late caller' });
    test.setNow(new Date('2026-11-10T05:59:00Z'));
    expect(namesOf(await ask(cookies.staff))).toEqual(['Late caller']);
    test.setNow(new Date('2026-11-10T06:00:00Z'));
    expect(namesOf(await ask(cookies.staff))).toEqual([]);
  });

  it('has what to confirm for tomorrow: whose time no one has confirmed yet', async () => {
    await add({ customerName: 'Asked', appointmentDate: '2026-11-10', status: 'confirmed' });
    await add({ customerName: 'To ask', appointmentDate: '2026-11-10' });
    const { tomorrow } = (await ask(cookies.staff)).json();
    expect(tomorrow).toMatchObject({
      date: '2026-11-10',
      unconfirmed: [{ customerName: 'To ask' }],
    });
  });

  it('has what waits for an answer, and counts it', async () => {
    const lead = {
      firstName: 'Fern',
      lastName: 'Sample',
      email: 'fern@example.com',
      phone: '(281) 555-0150',
      serviceType: 'fencing',
    };
    const [odd, first] = await test.open.db
      .insert(quoteRequests)
      .values([
        { ...lead, firstName: 'Odd', underReview: true },
        { ...lead, createdAt: new Date(TEST_NOW.getTime() - 3_600_000), language: 'es' },
      ])
      .returning();
    const { waiting, counts } = (await ask(cookies.staff)).json();
    expect(waiting).toEqual([
      expect.objectContaining({ kind: 'lead', path: `/console/leads/quote/${first?.id}` }),
      expect.objectContaining({ kind: 'held', path: `/console/leads/quote/${odd?.id}` }),
    ]);
    expect(waiting[0]).toMatchObject({ name: 'Fern Sample', words: 'Quote: Fencing' });
    expect(counts).toMatchObject({ lead: 1, held: 1, chat: 0, problem: 0 });
    expect(waiting.map(({ language }: Waiting) => language)).toEqual(['es', 'en']);
  });

  it('says who is written to in Spanish, whatever they have sent', async () => {
    const maria = { email: 'maria@example.com' };
    const [user] = await test.open.db
      .update(users)
      .set({ language: 'es' })
      .where(eq(users.email, maria.email))
      .returning();
    const request = { userId: user?.id ?? '', customerName: 'Maria', customerEmail: maria.email };
    const work = { serviceType: 'Other', description: 'A gate', customerPhone: '(281) 555-0150' };
    await test.open.db
      .insert(serviceRequests)
      .values({ ...request, ...work, propertyAddress: '1 Sample Lane' });
    const { waiting } = (await ask(cookies.staff)).json();
    expect(waiting).toContainEqual(
      expect.objectContaining({ kind: 'request', name: 'Maria', language: 'es' }),
    );
    await test.open.db.delete(serviceRequests);
    await test.open.db.update(users).set({ language: null });
  });

  it('counts a lead’s wait by the office’s clock, as the inbox does', async () => {
    // A quarter past eight on the next morning; the lead of the test before came in the day before.
    test.setNow(new Date('2026-11-10T14:15:00Z'));
    const { waiting } = (await ask(cookies.staff)).json();
    const leads = await test.app.inject({
      url: '/api/console/leads',
      headers: { cookie: cookies.staff },
    });
    const [inbox] = leads.json().items;
    expect(waiting[0].waitedMinutes).toBe(inbox.waitingMinutes);
    const byTheClock = (Date.parse('2026-11-10T14:15:00Z') - Date.parse(waiting[0].since)) / 60_000;
    expect(waiting[0].waitedMinutes).toBeLessThan(byTheClock - 8 * 60);
  });
});
