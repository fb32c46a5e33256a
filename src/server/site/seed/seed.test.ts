// Proves that the seeds are complete, leave a database alone the second time, and follow the rules of booking.
import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '#company/rules/quotes/quote-content.ts';
import { requestStatuses } from '#company/rules/quotes/service-request-labels.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { bookingRefusal } from '#server/booking/availability.ts';
import { readCalendar } from '#server/booking/booking.queries.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { type OpenDatabase, wrapEmbedded } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  appointments,
  closures,
  consultationTypes,
  slotClaims,
  timeSlotPreferences,
} from '#server/platform/database/schema/booking.ts';
import { chatEvents, chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { businessSettings, contentVersion } from '#server/platform/database/schema/operations.ts';
import { promoCodes } from '#server/platform/database/schema/plan-request.ts';
import { quoteLineItems, quotes } from '#server/platform/database/schema/quote.ts';
import {
  quotePaymentSteps,
  quoteVersions,
} from '#server/platform/database/schema/quote-version.ts';
import { reportFacts, reportSums } from '#server/platform/database/schema/report.ts';
import { geoTestimonials } from '#server/platform/database/schema/testimonial.ts';
import {
  properties,
  servicePlans,
  serviceRequests,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { firstContent } from './first-content.ts';
import { seedContent } from './seed-content.ts';

const { area: areas } = firstContent();

const timeZone = 'America/Chicago';
/** The Friday before Thanksgiving week, so that closures lie among the working days. */
const now = new Date('2026-11-20T16:00:00Z');

let open: OpenDatabase;

beforeAll(async () => {
  open = wrapEmbedded(await PGlite.create());
  await migrate(open);
}, 60_000);

afterAll(() => open.close());

async function emptyDatabase(): Promise<void> {
  const names = await tableNames();
  await open.db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`));
}

/** Every row of every table as text. */
async function everything(): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const name of await tableNames()) {
    const rows = await open.db.execute(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t order by 1`,
    );
    contents[name] = rows.rows;
  }
  return contents;
}

async function tableNames(): Promise<string[]> {
  const found = await open.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return found.rows.map(({ name }) => name);
}

describe('the content seed', () => {
  beforeEach(async () => {
    await emptyDatabase();
    await seedContent(open.db, now);
  });

  test('brings four consultation types, two of them free', async () => {
    const types = await open.db.select().from(consultationTypes);
    expect(types.map(({ duration }) => duration).sort((a, b) => a - b)).toEqual([60, 60, 90, 120]);
    expect(types.filter(({ price }) => price === '0.00')).toHaveLength(2);
    expect(new Set(types.map(({ color }) => color)).size).toBe(4);
  });

  test('brings nine hourly slots on each weekday, with one seat', async () => {
    const slots = await open.db.select().from(timeSlotPreferences);
    expect(slots).toHaveLength(45);
    expect(new Set(slots.map(({ dayOfWeek }) => dayOfWeek))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(slots.map(({ maxAppointments }) => maxAppointments))).toEqual(new Set([1]));
    const monday = slots.filter(({ dayOfWeek }) => dayOfWeek === 1);
    expect(monday.map((slot) => `${slot.startTime}-${slot.endTime}`).sort()).toEqual([
      '08:00:00-09:00:00',
      '09:00:00-10:00:00',
      '10:00:00-11:00:00',
      '11:00:00-12:00:00',
      '13:00:00-14:00:00',
      '14:00:00-15:00:00',
      '15:00:00-16:00:00',
      '16:00:00-17:00:00',
      '17:00:00-18:00:00',
    ]);
  });

  test('closes the coming holidays for at least eighteen months', async () => {
    const dates = (await open.db.select().from(closures)).map(({ date }) => date).sort();
    expect(dates.slice(0, 4)).toEqual(['2026-11-26', '2026-11-27', '2026-12-24', '2026-12-25']);
    expect(dates).toContain('2027-07-04');
    expect(dates).toContain('2028-05-29');
  });

  test('brings published posts, sample reviews of every area, and two promo codes', async () => {
    const posts = await open.db
      .select()
      .from(contentEntries)
      .where(eq(contentEntries.kind, 'post'));
    expect(posts.length).toBeGreaterThanOrEqual(9);
    const reviews = await open.db.select().from(geoTestimonials);
    expect(reviews.length).toBeGreaterThanOrEqual(10);
    expect(
      reviews.every(({ isSample, isVerified, isPublic }) => isSample && isVerified && isPublic),
    ).toBe(true);
    const cities = new Set(reviews.map(({ city }) => city));
    expect(areas.filter(({ isCore, name }) => isCore && !cities.has(name))).toEqual([]);
    expect(await open.db.select().from(promoCodes)).toHaveLength(2);
  });

  test('brings the single rows', async () => {
    expect(await open.db.select().from(businessSettings)).toMatchObject([{ id: 1, values: {} }]);
    expect(await open.db.select().from(contentVersion)).toMatchObject([{ id: 1 }]);
  });

  test('changes nothing the second time, not even a day later', async () => {
    const before = await everything();
    await seedContent(open.db, now);
    await seedContent(open.db, new Date(now.getTime() + 86_400_000));
    expect(await everything()).toEqual(before);
  });

  test('does not bring back what staff have deleted', async () => {
    await open.db.delete(geoTestimonials);
    await open.db.delete(closures).where(eq(closures.date, '2026-11-27'));
    await seedContent(open.db, now);
    expect(await open.db.select().from(geoTestimonials)).toEqual([]);
    expect(await open.db.select().from(closures).where(eq(closures.date, '2026-11-27'))).toEqual(
      [],
    );
  });

  test('adds the holidays of a further year when it comes into sight', async () => {
    const before = await open.db.$count(closures);
    await seedContent(open.db, new Date('2027-11-20T16:00:00Z'));
    expect(await open.db.$count(closures)).toBe(before + 8);
  });
});

describe('the demo seed', () => {
  beforeAll(async () => {
    await emptyDatabase();
    await seedDemo(open.db, now);
  });

  test('brings customers, staff and the owner at reserved addresses', async () => {
    const people = await open.db.select().from(users);
    const emailsOf = (role: string) =>
      people.filter((user) => user.role === role).map(({ email }) => email ?? '');
    expect(emailsOf('owner')).toEqual(['owner@prairieoak.example']);
    expect(emailsOf('staff')).toHaveLength(2);
    expect(emailsOf('customer').length).toBeGreaterThan(4);
    expect(emailsOf('customer').every((email) => /@(\w+\.)?example(\.com)?$/.test(email))).toBe(
      true,
    );
    // One of them has a second account by mistake, which has none.
    expect(await open.db.$count(properties)).toBe(emailsOf('customer').length - 1);
  });

  test('brings the sample plan, with visits behind and ahead', async () => {
    const plans = await open.db.select().from(servicePlans);
    expect(plans).toContainEqual(
      expect.objectContaining({ frequency: 'bi-weekly', monthlyPrice: '120.00', status: 'active' }),
    );
    const today = dateInZone(now, timeZone);
    for (const visit of await open.db.select().from(visits)) {
      const isAhead = visit.status === 'scheduled';
      // What lies on today is the day of a crew, which has not begun.
      if (visit.scheduledDate !== today) expect(visit.scheduledDate > today).toBe(isAhead);
      else expect(isAhead).toBe(true);
    }
  });

  test('brings requests under review and quoted, the latter with a quote of the same total', async () => {
    const requests = await open.db.select().from(serviceRequests);
    expect(requests.filter(({ status }) => status === 'pending')).not.toHaveLength(0);
    const quoted = requests.filter(({ status }) => status === 'quoted');
    expect(quoted).not.toHaveLength(0);
    for (const request of quoted) {
      const [quote] = await open.db
        .select()
        .from(quotes)
        .where(eq(quotes.serviceRequestId, request.id));
      expect(quote).toMatchObject({ status: 'sent', total: request.estimatedPrice });
    }
  });

  test('brings a request in every state, and quotes whose content has the hash that would be signed', async () => {
    const states = new Set((await open.db.select().from(serviceRequests)).map((row) => row.status));
    expect([...states].sort()).toEqual(requestStatuses.map(({ value }) => value).sort());
    const versions = await open.db.select().from(quoteVersions);
    for (const { quoteId, content } of versions) {
      const [quote] = await open.db.select().from(quotes).where(eq(quotes.id, quoteId));
      expect(quote?.contentHash).toBe(createHash('sha256').update(content).digest('hex'));
      const lines = await open.db
        .select()
        .from(quoteLineItems)
        .where(eq(quoteLineItems.quoteId, quoteId));
      expect(readContent(content)).toMatchObject({ total: quote?.total, tax: quote?.tax });
      expect(readContent(content).lines).toHaveLength(lines.length);
    }
  });

  test('brings accepted quotes that reports count by what they come to', async () => {
    const accepted = await open.db.select().from(quotes).where(eq(quotes.status, 'accepted'));
    const cents = accepted.map(({ subtotal }) => Math.round(Number(subtotal) * 100));
    expect(cents.every((each) => each > 0)).toBe(true);
    const facts = await open.db.select().from(reportFacts).where(eq(reportFacts.figure, 'quotes'));
    expect(facts.map((fact) => fact.cents).sort()).toEqual(cents.sort());
    const sum = cents.reduce((one, other) => one + other, 0);
    const [agreed] = await open.db
      .select({ cents: sql<number>`sum(${reportSums.cents})::float8` })
      .from(reportSums)
      .where(and(eq(reportSums.figure, 'quotes'), eq(reportSums.dimension, 'all')));
    expect(agreed?.cents).toBe(sum);
  });

  test('brings a quote with a deposit, which waits to be billed', async () => {
    const [step, ...others] = await open.db.select().from(quotePaymentSteps);
    expect(others).toEqual([]);
    const [quote] = await open.db
      .select()
      .from(quotes)
      .where(eq(quotes.id, step?.quoteId ?? ''));
    expect(step).toMatchObject({ kind: 'deposit', percent: 30 });
    expect(step?.cents).toBe(Math.round(Number(quote?.total) * 30));
    expect(step?.dueSince).not.toBeNull();
  });

  test('numbers the log of every chat without holes', async () => {
    for (const session of await open.db.select().from(chatSessions)) {
      const events = await open.db
        .select()
        .from(chatEvents)
        .where(eq(chatEvents.sessionId, session.id))
        .orderBy(chatEvents.number);
      expect(events.map(({ number }) => number)).toEqual(events.map((_event, index) => index + 1));
      expect(session.lastEventNumber).toBe(events.length);
      const messages = await open.db.$count(chatMessages, eq(chatMessages.sessionId, session.id));
      expect(events.filter(({ kind }) => kind === 'message')).toHaveLength(messages);
    }
  });

  test('books eight consultations that the rules allow and that own their seats', async () => {
    const booked = await open.db.select().from(appointments);
    expect(booked).toHaveLength(8);
    const range = { from: '2026-11-20', to: addDays('2026-11-20', 30), timeZone };
    for (const appointment of booked) {
      const { calendar, type } = await readCalendar(open.db, range, {
        consultationTypeId: appointment.consultationTypeId ?? 0,
        now,
      });
      expect(type).toMatchObject({ name: appointment.serviceType, duration: appointment.duration });
      const visit = { consultationTypeId: type?.id ?? null, duration: appointment.duration };
      const { appointmentDate, appointmentTime } = appointment;
      expect(bookingRefusal(calendar, visit, appointmentDate, appointmentTime, now)).toBeNull();
      const own = and(eq(slotClaims.appointmentId, appointment.id), eq(slotClaims.live, true));
      expect(await open.db.$count(slotClaims, own)).toBe(appointment.duration / 30);
    }
  });

  test('claims no seat for anything else', async () => {
    expect(await open.db.$count(slotClaims)).toBe(
      await open.db.$count(
        slotClaims,
        and(isNotNull(slotClaims.appointmentId), eq(slotClaims.live, true)),
      ),
    );
  });

  test('changes nothing the second time', async () => {
    const before = await everything();
    await seedDemo(open.db, new Date(now.getTime() + 3 * 86_400_000));
    expect(await everything()).toEqual(before);
  });

  test('never takes a seat in a calendar in which people have booked', async () => {
    await emptyDatabase();
    await seedContent(open.db, now);
    const [real] = await open.db
      .insert(appointments)
      .values({
        customerName: 'Fern Sample',
        customerEmail: 'fern@example.com',
        customerPhone: '(281) 555-0150',
        serviceType: 'Consultation',
        appointmentDate: '2026-11-23',
        appointmentTime: '09:00',
      })
      .returning();
    const claim = { cell: new Date('2026-11-23T15:00:00Z'), seat: 1, appointmentId: real?.id ?? 0 };
    await open.db.insert(slotClaims).values(claim);
    await seedDemo(open.db, now);
    expect(await open.db.$count(slotClaims)).toBe(1);
  });
});
