// The table of our sample reviews by neighborhood; what customers say has tables of its own (review.ts).
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

const coordinate = () => numeric({ precision: 9, scale: 6 });

/** A sample that we wrote to show the page. It is labeled as one, and gives way to the first review of a customer. */
export const geoTestimonials = pgTable(
  'geo_testimonials',
  {
    id: id(),
    customerName: varchar({ length: 100 }).notNull(),
    neighborhood: varchar({ length: 100 }).notNull(),
    city: varchar({ length: 50 }).notNull(),
    zipCode: varchar({ length: 10 }).notNull(),
    rating: integer().notNull(),
    testimonialText: text().notNull(),
    serviceType: varchar({ length: 100 }).notNull(),
    latitude: coordinate(),
    longitude: coordinate(),
    isVerified: boolean().notNull().default(false),
    isPublic: boolean().notNull().default(true),
    isSample: boolean().notNull().default(true),
    completedAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('geo_testimonials_rating', sql`${table.rating} between 1 and 5`),
    check('geo_testimonials_samples', sql`${table.isSample}`),
    check('geo_testimonials_latitude', sql`${table.latitude} between -90 and 90`),
    check('geo_testimonials_longitude', sql`${table.longitude} between -180 and 180`),
    index('geo_testimonials_shown').on(table.completedAt).where(sql`${table.isPublic}`),
  ],
);
