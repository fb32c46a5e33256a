// Proves what the tables refuse: second copies of what is unique, unknown words, and text that is too long
// (docs/product/data-and-safety.md#rows).
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appointment,
  day,
  instant,
  newChat,
  newProperty,
  photo,
  plan,
  quote,
  request,
  review,
  slot,
} from '../../../../test/sample-rows.ts';
import { type Db, type OpenDatabase, wrapEmbedded } from './client.ts';
import { migrate } from './migrate.ts';
import { users } from './schema/account.ts';
import { appointments, closures, slotClaims, timeSlotPreferences } from './schema/booking.ts';
import { chatEvents, chatMessages } from './schema/chat.ts';
import { contentFormerSlugs } from './schema/content.ts';
import { newsletterSubscriptions } from './schema/newsletter.ts';
import { businessSettings } from './schema/operations.ts';
import { photos } from './schema/photo.ts';
import { planRequests, promoCodes } from './schema/plan-request.ts';
import { quoteLineItems, quotes } from './schema/quote.ts';
import { geoTestimonials } from './schema/testimonial.ts';
import { servicePlans, serviceRequests } from './schema/visits.ts';

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const TOO_LONG = '22001';

let open: OpenDatabase;

beforeAll(async () => {
  open = wrapEmbedded(await PGlite.create());
  await migrate(open);
}, 60_000);

afterAll(() => open.close());

/** A write that is tried inside a transaction and undone afterwards. */
type Write = (db: Db) => PromiseLike<unknown>;

class Undo extends Error {}

/** The SQLSTATE with which a write is refused, or 'accepted'. */
async function refusal(write: Write): Promise<unknown> {
  try {
    await open.db.transaction(async (tx) => {
      await write(tx);
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return 'accepted';
    if (error instanceof DrizzleQueryError)
      return (error.cause as { code?: string } | undefined)?.code;
    throw error;
  }
}

describe('what must be unique is', () => {
  const twice =
    (one: Write, other: Write): Write =>
    async (db) => {
      await one(db);
      return other(db);
    };
  const cases: [name: string, write: Write][] = [
    [
      'the e-mail address of a user, however capitalised',
      twice(
        (db) => db.insert(users).values({ email: 'fern@example.com' }),
        (db) => db.insert(users).values({ email: 'Fern@Example.com' }),
      ),
    ],
    [
      'the address of a newsletter subscription, however capitalised',
      twice(
        (db) => db.insert(newsletterSubscriptions).values({ email: 'fern@example.com' }),
        (db) => db.insert(newsletterSubscriptions).values({ email: 'FERN@example.com' }),
      ),
    ],
    [
      'a promo code',
      twice(
        (db) => db.insert(promoCodes).values({ code: 'TEN', percent: 10 }),
        (db) => db.insert(promoCodes).values({ code: 'TEN', amount: '5.00' }),
      ),
    ],
    [
      'a slot of a weekday that serves every type',
      twice(
        (db) => db.insert(timeSlotPreferences).values(slot),
        (db) => db.insert(timeSlotPreferences).values(slot),
      ),
    ],
    [
      'a live seat in a cell',
      async (db) => {
        const [row] = await db.insert(appointments).values(appointment).returning();
        const claim = { cell: instant, seat: 1, appointmentId: row?.id ?? 0 };
        return db.insert(slotClaims).values([claim, claim]);
      },
    ],
    [
      'a position in a quote',
      async (db) => {
        const [row] = await db.insert(quotes).values(quote).returning();
        const line = { quoteId: row?.id ?? '', position: 1, description: 'A', unitPrice: '1.00' };
        return db.insert(quoteLineItems).values([line, line]);
      },
    ],
    [
      'the plan of a property that is not cancelled',
      async (db) => {
        const plan = {
          propertyId: await newProperty(db),
          name: 'Lawn',
          frequency: 'weekly',
          monthlyPrice: '120.00',
          startsOn: day,
        } as const;
        return db
          .insert(servicePlans)
          .values([plan, { ...plan, status: 'paused', pausedFrom: day }]);
      },
    ],
    [
      'the key under which a client sends a message',
      async (db) => {
        const sessionId = await newChat(db);
        const message = {
          sessionId,
          clientKey: 'k',
          text: 'Hi',
          sender: 'customer',
          senderName: 'F',
        } as const;
        return db.insert(chatMessages).values([message, message]);
      },
    ],
    [
      'the number of an event in its session',
      async (db) => {
        const event = { sessionId: await newChat(db), number: 1, kind: 'status' } as const;
        return db.insert(chatEvents).values([event, event]);
      },
    ],
    [
      'a closed day',
      (db) =>
        db.insert(closures).values([
          { date: day, reason: 'One' },
          { date: day, reason: 'Two' },
        ]),
    ],
  ];

  test.each(cases)('%s', async (_name, write) => {
    expect(await refusal(write)).toBe(UNIQUE_VIOLATION);
  });
});

test('a cancelled seat and a cancelled plan make room for the next one', async () => {
  const claims: Write = async (db) => {
    const [row] = await db.insert(appointments).values(appointment).returning();
    const claim = { cell: instant, seat: 1, appointmentId: row?.id ?? 0 };
    return db.insert(slotClaims).values([{ ...claim, live: false }, claim]);
  };
  const plans: Write = async (db) => {
    const plan = {
      propertyId: await newProperty(db),
      name: 'Lawn',
      frequency: 'weekly',
      monthlyPrice: '120.00',
      startsOn: day,
    } as const;
    return db.insert(servicePlans).values([{ ...plan, status: 'cancelled' }, plan]);
  };
  expect(await refusal(claims)).toBe('accepted');
  expect(await refusal(plans)).toBe('accepted');
});

describe('what the vocabulary and the limits do not allow is refused', () => {
  const cases: [name: string, write: Write, code: string][] = [
    [
      'a role that does not exist',
      (db) => db.insert(users).values({ email: 'a@example.com', role: sql`'admin'` }),
      CHECK_VIOLATION,
    ],
    [
      'a sixth star',
      (db) => db.insert(geoTestimonials).values({ ...review, rating: 6 }),
      CHECK_VIOLATION,
    ],
    [
      'an address that leads to itself',
      (db) => db.insert(contentFormerSlugs).values({ kind: 'post', former: 'a', slug: 'a' }),
      CHECK_VIOLATION,
    ],
    [
      'an urgency that does not exist',
      async (db) => {
        await db.insert(serviceRequests).values(request);
        await db.execute(sql`update service_requests set urgency = 'now'`);
      },
      CHECK_VIOLATION,
    ],
    [
      'a message by no one',
      async (db) =>
        db.insert(chatMessages).values({
          sessionId: await newChat(db),
          text: 'Hi',
          sender: sql`'robot'`,
          senderName: 'R',
        }),
      CHECK_VIOLATION,
    ],
    [
      'a quote that was sent at no time',
      (db) => db.insert(quotes).values({ ...quote, status: 'sent' }),
      CHECK_VIOLATION,
    ],
    [
      'a lawn plan of a frequency that does not exist',
      (db) => db.insert(planRequests).values({ ...plan, frequency: sql`'daily'` }),
      CHECK_VIOLATION,
    ],
    [
      'a lawn plan at a negative price',
      (db) => db.insert(planRequests).values({ ...plan, firstVisitTotal: '-0.01' }),
      CHECK_VIOLATION,
    ],
    [
      'a promo code with two discounts',
      (db) => db.insert(promoCodes).values({ code: 'TWO', percent: 10, amount: '5.00' }),
      CHECK_VIOLATION,
    ],
    [
      'a promo code used more often than it may be',
      (db) => db.insert(promoCodes).values({ code: 'ONE', percent: 10, maxUses: 1, uses: 2 }),
      CHECK_VIOLATION,
    ],
    [
      'a photo that nothing claims and that never expires',
      (db) => db.insert(photos).values({ ...photo, expiresAt: null }),
      CHECK_VIOLATION,
    ],
    [
      'a third page of a PDF of two',
      (db) => db.insert(photos).values({ ...photo, pdfPage: 3, pdfPageCount: 2 }),
      CHECK_VIOLATION,
    ],
    [
      'a second row of business settings',
      (db) => db.insert(businessSettings).values({ id: 2 }),
      CHECK_VIOLATION,
    ],
    [
      'a newsletter address of more than 255 characters',
      (db) => db.insert(newsletterSubscriptions).values({ email: 'a'.repeat(256) }),
      TOO_LONG,
    ],
    [
      'a reviewer of more than 100 characters',
      (db) => db.insert(geoTestimonials).values({ ...review, customerName: 'a'.repeat(101) }),
      TOO_LONG,
    ],
    [
      'a city of more than 50 characters',
      (db) => db.insert(geoTestimonials).values({ ...review, city: 'a'.repeat(51) }),
      TOO_LONG,
    ],
    [
      'a zip code of more than 10 characters',
      (db) => db.insert(geoTestimonials).values({ ...review, zipCode: '1'.repeat(11) }),
      TOO_LONG,
    ],
  ];

  test.each(cases)('%s', async (_name, write, code) => {
    expect(await refusal(write)).toBe(code);
  });
});
