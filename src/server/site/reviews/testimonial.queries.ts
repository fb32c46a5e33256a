// Reads what the public sees of reviews: the published ones, or our samples as long as there is none.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Testimonial } from '#contract/site/testimonial.ts';
import type { Db } from '#server/platform/database/client.ts';
import { reviews } from '#server/platform/database/schema/review.ts';
import { geoTestimonials } from '#server/platform/database/schema/testimonial.ts';
import { shownReply } from './review.queries.ts';

type Filter = {
  /** Looked for in neighborhood and city, whatever its case; undefined or empty takes all. */
  neighborhood: string | undefined;
  /** Undefined takes verified and unverified ones. */
  isVerified: boolean | undefined;
  /** Whether our own samples may be shown. */
  withSamples: boolean;
  timeZone: string;
};

/** The public reviews, the latest work first. The first one that is published takes the place of all samples. */
export async function listTestimonials(db: Db, filter: Filter): Promise<Testimonial[]> {
  const isPublished = eq(reviews.status, 'published');
  const [published] = await db.select({ id: reviews.id }).from(reviews).where(isPublished).limit(1);
  if (!published) return filter.withSamples ? listSamples(db, filter) : [];
  // All of them hang on a completed visit.
  if (filter.isVerified === false) return [];
  const rows = await db
    .select({ review: reviews, reply: shownReply() })
    .from(reviews)
    .where(and(isPublished, isNear(reviews, filter.neighborhood)))
    .orderBy(desc(reviews.completedAt), desc(reviews.id));
  return rows.map(({ review, reply }) => ({
    id: review.id,
    customerName: review.customerName,
    neighborhood: review.neighborhood,
    city: review.city,
    zipCode: review.zipCode,
    rating: review.rating,
    isVerified: true,
    serviceType: review.serviceType,
    testimonialText: review.words,
    completedAt: monthOf(review.completedAt, filter.timeZone),
    isSample: false,
    reply,
  }));
}

async function listSamples(db: Db, { neighborhood, isVerified }: Filter): Promise<Testimonial[]> {
  const rows = await db
    .select()
    .from(geoTestimonials)
    .where(
      and(
        eq(geoTestimonials.isPublic, true),
        isVerified === undefined ? undefined : eq(geoTestimonials.isVerified, isVerified),
        isNear(geoTestimonials, neighborhood),
      ),
    )
    .orderBy(desc(geoTestimonials.completedAt), desc(geoTestimonials.id));
  return rows.map((row) => ({
    id: row.id,
    customerName: row.customerName,
    neighborhood: row.neighborhood,
    city: row.city,
    zipCode: row.zipCode,
    rating: row.rating,
    isVerified: row.isVerified,
    serviceType: row.serviceType,
    testimonialText: row.testimonialText,
    completedAt: row.completedAt.toISOString(),
    isSample: true,
    reply: null,
  }));
}

/** The middle of the month of the work: its day would tell the neighbors whose it is. */
function monthOf(at: Date, timeZone: string): string {
  return `${dateInZone(at, timeZone).slice(0, 7)}-15T12:00:00.000Z`;
}

/** Contained as typed: strpos knows no wildcards, so a percent sign finds only a percent sign. */
function isNear(
  { neighborhood, city }: { neighborhood: PgColumn; city: PgColumn },
  name: string | undefined,
): SQL | undefined {
  if (!name) return undefined;
  return sql`(strpos(lower(${neighborhood}), lower(${name})) > 0 or strpos(lower(${city}), lower(${name})) > 0)`;
}
