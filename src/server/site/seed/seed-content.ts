// Sows what the site needs to be whole: consultation types, hours, closures, testimonials,
// promo codes, and everything that the pages say.
import { sql } from 'drizzle-orm';
import { defaultSettings } from '#company/facts/settings.ts';
import { DEFAULT_SLOT_STARTS } from '#company/rules/booking/booking-hours.ts';
import {
  addMonths,
  dateInZone,
  minutesOf,
  timeOf,
  toInstant,
} from '#company/rules/time/company-time.ts';
import { holidaysOf } from '#company/rules/time/holidays.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import {
  closures,
  consultationTypes,
  timeSlotPreferences,
} from '#server/platform/database/schema/booking.ts';
import { businessSettings, contentVersion } from '#server/platform/database/schema/operations.ts';
import { promoCodes } from '#server/platform/database/schema/plan-request.ts';
import { geoTestimonials } from '#server/platform/database/schema/testimonial.ts';
import { sowEntries } from './content-entries.ts';
import { firstConsultationTypes, firstPromoCodes, sampleReviews } from './first-rows.ts';
import { once } from './once.ts';

/** Days on which consultations are given, Monday to Friday (docs/product/booking.md#slots). */
const WORKING_WEEKDAYS = [1, 2, 3, 4, 5];

/** A default slot lasts an hour (docs/product/booking.md#slots). */
const SLOT_MINUTES = 60;

/** How far ahead closures are known; comfortably more than the booking horizon. */
const CLOSURE_MONTHS = 18;

/**
 * Sows the content in one transaction. It may run at every start and on several instances at once: what this database
 * has had before is left alone, only the holidays of a further year are added when the time comes.
 */
export async function seedContent(db: Db, now: Date): Promise<void> {
  await db.transaction((tx) => sowContent(tx, now));
}

/** Sows the content inside an open transaction, for a seed that brings more. */
export async function sowContent(tx: Tx, now: Date): Promise<void> {
  await waitForOtherInstances(tx);
  await tx.insert(businessSettings).values({}).onConflictDoNothing();
  await tx.insert(contentVersion).values({}).onConflictDoNothing();
  await once(tx, 'content', async () => {
    await tx.insert(consultationTypes).values(firstConsultationTypes()).onConflictDoNothing();
    await tx.insert(timeSlotPreferences).values(defaultSlots()).onConflictDoNothing();
    await tx.insert(geoTestimonials).values(reviewRows());
    await tx.insert(promoCodes).values(firstPromoCodes()).onConflictDoNothing();
  });
  await sowEntries(tx);
  await sowClosures(tx, now);
}

/** The instance that came first may take longer than the ordinary limits allow another one to wait. */
async function waitForOtherInstances(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '1min'`);
  await tx.execute(sql`set local statement_timeout = '1min'`);
}

function defaultSlots(): (typeof timeSlotPreferences.$inferInsert)[] {
  return WORKING_WEEKDAYS.flatMap((dayOfWeek) =>
    DEFAULT_SLOT_STARTS.map((startTime) => ({
      dayOfWeek,
      startTime,
      endTime: timeOf(minutesOf(startTime) + SLOT_MINUTES),
    })),
  );
}

/** The samples count as verified, because only verified reviews are shown; their mark says what they are. */
function reviewRows(): (typeof geoTestimonials.$inferInsert)[] {
  return sampleReviews().map((sample) => ({
    ...sample,
    latitude: String(sample.latitude),
    longitude: String(sample.longitude),
    completedAt: toInstant(sample.completedAt, '12:00', defaultSettings.timeZone),
    isVerified: true,
  }));
}

/** Whole years, each sown once, so that a holiday on which the owner decided to work does not come back. */
async function sowClosures(tx: Tx, now: Date): Promise<void> {
  const today = dateInZone(now, defaultSettings.timeZone);
  const lastMonth = addMonths(today.slice(0, 7), CLOSURE_MONTHS);
  for (let year = Number(today.slice(0, 4)); year <= Number(lastMonth.slice(0, 4)); year += 1) {
    await once(tx, `closures ${year}`, async () => {
      const ahead = holidaysOf(year).filter(({ date }) => date >= today);
      if (ahead.length > 0) await tx.insert(closures).values(ahead).onConflictDoNothing();
    });
  }
}
