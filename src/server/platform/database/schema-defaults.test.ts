// Proves that a row given only what it must have gets the promised defaults (docs/product/data-and-safety.md#rows).
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  appointment,
  chat,
  day,
  lead,
  newChat,
  newProperty,
  plan,
  quote,
  request,
  review,
  slot,
} from '../../../../test/sample-rows.ts';
import { type Db, type OpenDatabase, wrapEmbedded } from './client.ts';
import { migrate } from './migrate.ts';
import { users } from './schema/account.ts';
import { appointments, consultationTypes, timeSlotPreferences } from './schema/booking.ts';
import { chatMessages, chatSessions } from './schema/chat.ts';
import { supportNotifications } from './schema/chat-desk.ts';
import { newsletterSubscriptions } from './schema/newsletter.ts';
import { businessSettings, contentVersion } from './schema/operations.ts';
import { planRequests, promoCodes } from './schema/plan-request.ts';
import { quoteRequests, quotes } from './schema/quote.ts';
import { geoTestimonials } from './schema/testimonial.ts';
import { serviceRequests, visits } from './schema/visits.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = wrapEmbedded(await PGlite.create());
  await migrate(open);
}, 60_000);

afterAll(() => open.close());

/** A write that is tried inside a transaction and undone afterwards. */
type Insert = (db: Db) => PromiseLike<unknown[]>;

class Undo extends Error {}

/** The row that an insert gives, which is undone. */
async function inserted(insert: Insert): Promise<unknown> {
  let row: unknown;
  const tried = open.db.transaction(async (tx) => {
    [row] = await insert(tx);
    throw new Undo();
  });
  await expect(tried).rejects.toThrow(Undo);
  return row;
}

describe('a minimal row gets the defaults', () => {
  const cases: [name: string, insert: Insert, defaults: object][] = [
    [
      'users',
      (db) => db.insert(users).values({ email: 'fern@example.com' }).returning(),
      { id: expect.stringMatching(/^[0-9a-f-]{36}$/), role: 'customer', disabledAt: null },
    ],
    [
      'consultation_types',
      (db) => db.insert(consultationTypes).values({ name: 'A visit' }).returning(),
      { duration: 60, price: '0.00', isActive: true, color: '#10B981' },
    ],
    [
      'time_slot_preferences',
      (db) => db.insert(timeSlotPreferences).values(slot).returning(),
      { isAvailable: true, maxAppointments: 1, consultationTypeId: null },
    ],
    [
      'appointments',
      (db) => db.insert(appointments).values(appointment).returning(),
      {
        duration: 60,
        status: 'scheduled',
        priority: 'normal',
        reminderSent: false,
        followupRequired: false,
      },
    ],
    [
      'newsletter_subscriptions',
      (db) => db.insert(newsletterSubscriptions).values({ email: 'a@example.com' }).returning(),
      { id: expect.any(Number), isActive: true, unsubscribedAt: null },
    ],
    [
      'geo_testimonials',
      (db) => db.insert(geoTestimonials).values(review).returning(),
      { isVerified: false, isPublic: true, isSample: true },
    ],
    [
      'quote_requests',
      (db) => db.insert(quoteRequests).values(lead).returning(),
      { projectDetails: null, underReview: false },
    ],
    [
      'plan_requests',
      (db) => db.insert(planRequests).values(plan).returning(),
      { addOns: [], promoCode: null, notes: null, underReview: false },
    ],
    [
      'service_requests',
      (db) => db.insert(serviceRequests).values(request).returning(),
      { urgency: 'normal', status: 'pending', photos: [], estimatedPrice: null },
    ],
    [
      'chat_sessions',
      (db) => db.insert(chatSessions).values(chat).returning(),
      { status: 'active', priority: 'normal', customerPhone: null, lastEventNumber: 0 },
    ],
    [
      'chat_messages',
      async (db) =>
        db
          .insert(chatMessages)
          .values({ sessionId: await newChat(db), text: 'Hi', sender: 'customer', senderName: 'F' })
          .returning(),
      { timestamp: expect.any(Date) },
    ],
    [
      'support_notifications',
      async (db) =>
        db
          .insert(supportNotifications)
          .values({
            sessionId: await newChat(db),
            phoneNumber: '(281) 555-0142',
            message: 'Hi',
            notificationType: 'new_chat',
          })
          .returning(),
      { status: 'pending', sentAt: null },
    ],
    [
      'quotes',
      (db) => db.insert(quotes).values(quote).returning(),
      { version: 1, status: 'draft', total: '0.00' },
    ],
    [
      'promo_codes',
      (db) => db.insert(promoCodes).values({ code: 'TEN', percent: 10 }).returning(),
      { uses: 0, maxUses: null, isActive: true },
    ],
    [
      'visits',
      async (db) =>
        db
          .insert(visits)
          .values({ propertyId: await newProperty(db), serviceType: 'Mowing', scheduledDate: day })
          .returning(),
      { status: 'scheduled', rating: null },
    ],
    [
      'business_settings',
      (db) => db.insert(businessSettings).values({}).returning(),
      { id: 1, values: {} },
    ],
    [
      'content_version',
      (db) => db.insert(contentVersion).values({}).returning(),
      { id: 1, version: 1 },
    ],
  ];

  test.each(cases)('%s', async (_name, insert, defaults) => {
    expect(await inserted(insert)).toMatchObject(defaults);
  });
});
