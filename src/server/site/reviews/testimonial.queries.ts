// Reads the reviews that the public may see.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Testimonial } from '#contract/site/testimonial.ts';
import type { Db } from '#server/platform/database/client.ts';
import { geoTestimonials } from '#server/platform/database/schema/testimonial.ts';

type Filter = {
  /** Looked for in neighborhood and city, whatever its case; undefined or empty takes all. */
  neighborhood: string | undefined;
  /** Undefined takes verified and unverified ones. */
  isVerified: boolean | undefined;
  /** Whether our own samples are among them. */
  withSamples: boolean;
};

/** The public reviews, the latest work first. */
export async function listTestimonials(
  db: Db,
  { neighborhood, isVerified, withSamples }: Filter,
): Promise<Testimonial[]> {
  const rows = await db
    .select()
    .from(geoTestimonials)
    .where(
      and(
        eq(geoTestimonials.isPublic, true),
        isVerified === undefined ? undefined : eq(geoTestimonials.isVerified, isVerified),
        neighborhood ? isNear(neighborhood) : undefined,
        withSamples ? undefined : eq(geoTestimonials.isSample, false),
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
    isSample: row.isSample,
  }));
}

/** Contained as typed: strpos knows no wildcards, so a percent sign finds only a percent sign. */
function isNear(name: string) {
  const { neighborhood, city } = geoTestimonials;
  return sql`(strpos(lower(${neighborhood}), lower(${name})) > 0 or strpos(lower(${city}), lower(${name})) > 0)`;
}
