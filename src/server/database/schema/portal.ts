// Tables of the customer portal: properties, plans, visits, crews and requests for further services.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id, instant, money, timestamps } from './columns.ts';

/** Land that a customer has us care for. The gate code is encrypted and never leaves in lists, mail, logs or PDFs. */
export const properties = pgTable(
  'properties',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    address: text().notNull(),
    /** Square feet, as is lawnArea. */
    lotSize: integer(),
    lawnArea: integer(),
    gateCodeEncrypted: text(),
    specialInstructions: text(),
    ...timestamps(),
  },
  (table) => [
    index('properties_by_user').on(table.userId),
    check('properties_lot_size', sql`${table.lotSize} > 0`),
    check('properties_lawn_area', sql`${table.lawnArea} >= 0`),
  ],
);

/** A team that does the work. */
export const crews = pgTable('crews', {
  id: id(),
  name: varchar({ length: 100 }).notNull().unique(),
  isActive: boolean().notNull().default(true),
  ...timestamps(),
});

/** A running agreement for a property. There is at most one that is not cancelled; the next service is its next visit. */
export const servicePlans = pgTable(
  'service_plans',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    name: varchar({ length: 100 }).notNull(),
    frequency: varchar({ length: 20 }).notNull(),
    monthlyPrice: money().notNull(),
    status: varchar({ length: 20 }).notNull().default('active'),
    startsOn: date().notNull(),
    ...timestamps(),
  },
  (table) => [
    check(
      'service_plans_frequency',
      sql`${table.frequency} in ('weekly', 'bi-weekly', 'monthly', 'per-visit')`,
    ),
    check('service_plans_status', sql`${table.status} in ('active', 'paused', 'cancelled')`),
    check('service_plans_price', sql`${table.monthlyPrice} >= 0`),
    uniqueIndex('service_plans_one_per_property')
      .on(table.propertyId)
      .where(sql`${table.status} <> 'cancelled'`),
  ],
);

/** Further work that a customer asks for; pending until we have quoted it. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    /** Whose request it is; null when staff take it down for somebody without an account. */
    userId: uuid().references(() => users.id),
    customerName: text().notNull(),
    customerEmail: varchar({ length: 255 }).notNull(),
    customerPhone: varchar({ length: 50 }).notNull(),
    propertyAddress: text().notNull(),
    serviceType: varchar({ length: 100 }).notNull(),
    description: text().notNull(),
    preferredDate: date(),
    urgency: varchar({ length: 20 }).notNull().default('normal'),
    status: varchar({ length: 20 }).notNull().default('pending'),
    estimatedPrice: money(),
    finalPrice: money(),
    /** Ids of the photos, in the order in which the customer chose them. */
    photos: text().array().notNull().default([]),
    notes: text(),
    assignedCrew: varchar({ length: 100 }),
    scheduledDate: date(),
    completedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check('service_requests_urgency', sql`${table.urgency} in ('flexible', 'normal', 'urgent')`),
    check(
      'service_requests_status',
      sql`${table.status} in ('pending', 'quoted', 'accepted', 'declined', 'scheduled', 'completed', 'cancelled')`,
    ),
    index('service_requests_by_user').on(table.userId),
    index('service_requests_by_email').on(sql`lower(${table.customerEmail})`),
    index('service_requests_by_status').on(table.status, table.createdAt),
  ],
);

/** One time that a crew comes. Date and time are wall time at the company; the time is the start of the arrival window. */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    servicePlanId: integer().references(() => servicePlans.id),
    serviceRequestId: integer().references(() => serviceRequests.id),
    crewId: integer().references(() => crews.id),
    serviceType: varchar({ length: 100 }).notNull(),
    scheduledDate: date().notNull(),
    scheduledTime: varchar({ length: 5 }),
    /** Minutes: planned while the visit lies ahead, taken once it is completed. */
    duration: integer(),
    status: varchar({ length: 20 }).notNull().default('scheduled'),
    /** What the crew reports. */
    notes: text(),
    /** What the customer wants the crew to know. */
    customerNotes: text(),
    /** Stars from the customer, 1 to 5. */
    rating: smallint(),
    rescheduleReason: text(),
    originalDate: date(),
    originalTime: varchar({ length: 5 }),
    completedAt: instant(),
    ...timestamps(),
  },
  (table) => [
    check(
      'visits_status',
      sql`${table.status} in ('scheduled', 'in_progress', 'completed', 'skipped', 'cancelled')`,
    ),
    check('visits_time', sql`${table.scheduledTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('visits_duration', sql`${table.duration} > 0`),
    check('visits_rating', sql`${table.rating} between 1 and 5`),
    check(
      'visits_completed',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    index('visits_by_property').on(table.propertyId, table.scheduledDate),
    index('visits_by_date').on(table.scheduledDate, table.crewId),
    index('visits_by_plan').on(table.servicePlanId),
    index('visits_by_request').on(table.serviceRequestId),
  ],
);
