// Tables of the customer portal: properties, plans, visits, crews and requests for further services.
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type Urgency, urgencyValues } from '#company/facts/add-on-services.ts';
import {
  type DecliningSide,
  decliningSides,
  type ServiceRequestStatus,
  serviceRequestStatuses,
} from '#company/rules/quotes/service-request-machine.ts';
import type { ChecklistItem } from '#company/rules/visits/checklist.ts';
import {
  type PlanFrequency,
  type PlanKind,
  type PlanLine,
  type PlanRound,
  planFrequencies,
  planKinds,
} from '#company/rules/visits/plan-lines.ts';
import { LIVE_PLANS, type PlanStatus, planStatuses } from '#company/rules/visits/plan-machine.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import {
  type VisitSkipKind,
  type VisitStatus,
  visitSkipKinds,
  visitStatuses,
} from '#company/rules/visits/visit-states.ts';
import { users } from './account.ts';
import { id, instant, money, oneOf, timestamps } from './columns.ts';
import { mailboxOf, personWords } from './mailbox.ts';

/** The times of a visit that a crew reports. */
export type VisitTimeName = 'onTheWayAt' | 'arrivedAt' | 'completedAt';

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
    /** AES-256-GCM, bound to this row (server/customers/properties/gate-code.ts). */
    gateCodeEncrypted: text(),
    /** Animals that a crew may meet. */
    pets: varchar({ length: 200 }),
    specialInstructions: text(),
    /** Degrees (WGS 84), when someone or a geocoder knows them; else the middle of the ZIP code stands in. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Counts the changes, so that no one writes over what they have not seen. */
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    index('properties_by_user').on(table.userId),
    check('properties_lot_size', sql`${table.lotSize} > 0`),
    check('properties_lawn_area', sql`${table.lawnArea} >= 0`),
    check(
      'properties_place',
      sql`(${table.latitude} is null) = (${table.longitude} is null) and ${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
  ],
);

/** A team that does the work. */
export const crews = pgTable(
  'crews',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull().unique(),
    isActive: boolean().notNull().default(true),
    /** How many visits it makes in a day; further ones find no place (server/visits/core/crew-day.ts). */
    visitsPerDay: smallint().notNull().default(8),
    /** The same by weekday, Monday to Friday, where it differs; 0 is a day on which it does not drive. */
    weekdayVisits: smallint().array(),
    /** How many visits of a moved day it makes on a Saturday; regular ones never fall on it. */
    saturdayVisits: smallint().notNull().default(0),
    /** When it leaves the yard, wall time at the company. */
    startsAt: varchar({ length: 5 }).notNull().default('07:30'),
    /** The crew lead who confirms its hours (docs/product/payroll.md). */
    leadId: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    check('crews_visits_per_day', sql`${table.visitsPerDay} between 0 and 60`),
    check('crews_saturday_visits', sql`${table.saturdayVisits} between 0 and 60`),
    check(
      'crews_weekday_visits',
      sql`cardinality(${table.weekdayVisits}) = 5 and 0 <= all(${table.weekdayVisits}) and 60 >= all(${table.weekdayVisits})`,
    ),
    check('crews_starts_at', sql`${table.startsAt} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/** A running agreement for a property. Of each kind there is at most one that is not cancelled; the next service is its next visit. */
export const servicePlans = pgTable(
  'service_plans',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    kind: varchar({ length: 30 }).$type<PlanKind>().notNull().default('mowing'),
    name: varchar({ length: 100 }).notNull(),
    frequency: varchar({ length: 20 }).$type<PlanFrequency>().notNull(),
    /** Of a program, in the order of the year; each has one visit a year. */
    rounds: jsonb().$type<PlanRound[]>().notNull().default([]),
    monthlyPrice: money().notNull(),
    /** What every visit costs, line by line, and the first one; each visit keeps a copy from when it was scheduled. */
    everyVisitLines: jsonb().$type<PlanLine[]>().notNull().default([]),
    firstVisitLines: jsonb().$type<PlanLine[]>().notNull().default([]),
    /** Square feet that the price was agreed for. */
    lotSize: integer(),
    lawnArea: integer(),
    /** What was measured last, square feet of lawn, and when. */
    measuredArea: integer(),
    sizeConfirmedAt: instant(),
    status: varchar({ length: 20 }).$type<PlanStatus>().notNull().default('active'),
    startsOn: date().notNull(),
    /** The first day of the year that it was last renewed for. */
    renewedOn: date(),
    /** Who comes, and at the start of which arrival window. */
    crewId: integer().references(() => crews.id),
    visitTime: varchar({ length: 5 }).notNull().default('09:00'),
    /** The first and the last day without visits; without a last one it stands still until it is resumed. */
    pausedFrom: date(),
    pausedUntil: date(),
    cancelledAt: instant(),
    cancelReason: text(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    check('service_plans_frequency', sql`${table.frequency} in (${oneOf(planFrequencies)})`),
    check('service_plans_kind', sql`${table.kind} in (${oneOf(planKinds)})`),
    check('service_plans_status', sql`${table.status} in (${oneOf(planStatuses)})`),
    check(
      'service_plans_pause',
      sql`(${table.status} = 'paused') = (${table.pausedFrom} is not null) and (${table.pausedUntil} is null or ${table.pausedUntil} >= ${table.pausedFrom})`,
    ),
    check('service_plans_price', sql`${table.monthlyPrice} >= 0`),
    check('service_plans_measured_area', sql`${table.measuredArea} > 0`),
    index('service_plans_by_property').on(table.propertyId),
    index('service_plans_by_start').on(table.startsOn, table.id),
    index('service_plans_by_status').on(table.status, table.id),
    index('service_plans_by_year')
      .on(sql`coalesce(${table.renewedOn}, ${table.startsOn})`, table.id)
      .where(sql`${table.status} in (${oneOf(LIVE_PLANS)})`),
    index('service_plans_by_crew')
      .on(table.crewId)
      .where(sql`${table.status} in (${oneOf(LIVE_PLANS)})`),
    uniqueIndex('service_plans_one_of_a_kind')
      .on(table.propertyId, table.kind)
      .where(sql`${table.status} <> 'cancelled'`),
  ],
);

/** The words by which the office finds a request: of whose it is, where, and of the work. A query must have exactly this. */
export function wordsOfRequest(
  table: Record<
    'customerName' | 'customerEmail' | 'customerPhone' | 'propertyAddress' | 'serviceType',
    AnyPgColumn
  >,
): SQL {
  return personWords(
    table.customerName,
    table.customerEmail,
    table.customerPhone,
    sql`(${table.serviceType} || ' ' || ${table.propertyAddress})`,
  );
}

/** Further work that a customer asks for; pending until we have quoted it. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    /** Whose request it is; null when staff take it down for someone without an account. */
    userId: uuid().references(() => users.id),
    customerName: text().notNull(),
    customerEmail: varchar({ length: 255 }).notNull(),
    customerPhone: varchar({ length: 50 }).notNull(),
    propertyAddress: text().notNull(),
    serviceType: varchar({ length: 100 }).notNull(),
    description: text().notNull(),
    preferredDate: date(),
    urgency: varchar({ length: 20 }).$type<Urgency>().notNull().default('normal'),
    status: varchar({ length: 20 }).$type<ServiceRequestStatus>().notNull().default('pending'),
    estimatedPrice: money(),
    finalPrice: money(),
    /** Ids of the photos, in the order in which the customer chose them. */
    photos: text().array().notNull().default([]),
    notes: text(),
    /** Names of the crews, as the work was scheduled last. */
    assignedCrew: text(),
    scheduledDate: date(),
    completedAt: instant(),
    /** Rises with every change, also of its quote, so that no one writes over what they have not seen. */
    version: integer().notNull().default(1),
    /** Who of the office is at it, and since when. */
    takenUpBy: uuid().references(() => users.id),
    takenUpAt: instant(),
    /** Why it came to nothing, and who said so. */
    declineReason: text(),
    declinedBy: varchar({ length: 20 }).$type<DecliningSide>(),
    ...timestamps(),
  },
  (table) => [
    check('service_requests_version', sql`${table.version} >= 1`),
    check('service_requests_declined_by', sql`${table.declinedBy} in (${oneOf(decliningSides)})`),
    check('service_requests_urgency', sql`${table.urgency} in (${oneOf(urgencyValues)})`),
    check('service_requests_status', sql`${table.status} in (${oneOf(serviceRequestStatuses)})`),
    index('service_requests_by_user').on(table.userId),
    index('service_requests_by_email').on(sql`lower(${table.customerEmail})`),
    index('service_requests_by_mailbox').on(mailboxOf(table.customerEmail)),
    index('service_requests_words').using('gin', wordsOfRequest(table)),
    index('service_requests_by_status').on(table.status, table.id),
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
    /** The date that the rule of its plan gives it: its name among the visits of the plan, which no move changes. */
    ruleDate: date(),
    /** Its place in the crew's day, from 1; without one it comes after those that have one. */
    stopOrder: smallint(),
    /** Minutes: planned while the visit lies ahead, taken once it is completed. */
    duration: integer(),
    status: varchar({ length: 20 }).$type<VisitStatus>().notNull().default('scheduled'),
    /** What the crew reports. */
    notes: text(),
    /** What the customer wants the crew to know. */
    customerNotes: text(),
    /** Stars from the customer, 1 to 5. */
    rating: smallint(),
    rescheduleReason: text(),
    /** Why staff gave it a day on which its crew had no place left (docs/product/console.md#calendar). */
    overbookReason: varchar({ length: 300 }),
    originalDate: date(),
    originalTime: varchar({ length: 5 }),
    /** When the crew was on its way, came and went. */
    onTheWayAt: instant(),
    arrivedAt: instant(),
    completedAt: instant(),
    /** Which of these a telephone reported with a time outside its crew's day; the office has to confirm them. */
    unsureTimes: text().array().$type<VisitTimeName[]>().notNull().default([]),
    /** What was done, in the crew's words, a line each. */
    workDone: text().array().notNull().default([]),
    /** Inches. */
    cutHeight: numeric({ precision: 3, scale: 2 }),
    /** What the crew ticks off, as it was when the visit was begun; null until then. */
    checklist: jsonb().$type<ChecklistItem[]>(),
    /** What it costs, line by line, as it was when the visit was scheduled; null for work that its quote prices. */
    priceLines: jsonb().$type<PlanLine[]>(),
    /**
     * What it is charged of its job, tax included: on the visit that ended the job the whole price, on its others zero; null until
     * the job is completed, and for every other visit.
     */
    jobPrice: money(),
    /** Names of the people of the crew who came. */
    people: text().array().notNull().default([]),
    /** Why it was completed without a photo that its checklist asks for. */
    photosMissingReason: text(),
    /** Why the work could not be done, when crew or office say so. */
    skipKind: varchar({ length: 20 }).$type<VisitSkipKind>(),
    skipReason: text(),
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    check('visits_status', sql`${table.status} in (${oneOf(visitStatuses)})`),
    check('visits_time', sql`${table.scheduledTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('visits_duration', sql`${table.duration} > 0`),
    check('visits_job_price', sql`${table.jobPrice} >= 0`),
    check('visits_rating', sql`${table.rating} between 1 and 5`),
    check(
      'visits_completed',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check('visits_skip_kind', sql`${table.skipKind} in (${oneOf(visitSkipKinds)})`),
    check(
      'visits_unsure_times',
      sql`${table.unsureTimes} <@ array['onTheWayAt', 'arrivedAt', 'completedAt'] and (${table.duration} is null or ${table.status} <> 'completed' or not ${table.unsureTimes} && array['arrivedAt', 'completedAt'])`,
    ),
    index('visits_by_property').on(table.propertyId, table.scheduledDate),
    index('visits_by_date').on(table.scheduledDate, table.crewId),
    index('visits_by_plan').on(table.servicePlanId, table.ruleDate),
    uniqueIndex('visits_one_per_rule_date')
      .on(table.servicePlanId, table.ruleDate)
      .where(sql`${table.status} in (${oneOf(CAPACITY_VISITS)})`),
    index('visits_without_crew')
      .on(table.scheduledDate, table.id)
      .where(sql`${table.crewId} is null and ${table.status} = 'scheduled'`),
    index('visits_by_completion').on(table.completedAt).where(sql`${table.status} = 'completed'`),
    index('visits_by_request').on(table.serviceRequestId),
    uniqueIndex('visits_one_per_job_day')
      .on(table.serviceRequestId, table.crewId, table.scheduledDate)
      .where(sql`${table.status} in (${oneOf(CAPACITY_VISITS)})`),
    uniqueIndex('visits_one_charge_per_job')
      .on(table.serviceRequestId)
      .where(sql`${table.jobPrice} > 0`),
  ],
);
