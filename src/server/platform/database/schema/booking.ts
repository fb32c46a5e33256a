// Tables of consultation booking: what can be booked, when, who has booked, and which seats are taken.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '#company/facts/languages.ts';
import {
  type AppointmentStatus,
  appointmentStatuses,
} from '#company/rules/booking/appointment-machine.ts';
import { users } from './account.ts';
import { id, instant, money, oneOf, timestamps, uuidId } from './columns.ts';
import { mailboxOf, personWords } from './mailbox.ts';
import { crews } from './visits.ts';

/** What a visitor can book. A price of 0.00 means free. */
export const consultationTypes = pgTable(
  'consultation_types',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull().unique(),
    description: text().notNull().default(''),
    /** How both are said in Spanish; blank where the English is shown. */
    spanishName: varchar({ length: 100 }).notNull().default(''),
    spanishDescription: text().notNull().default(''),
    duration: integer().notNull().default(60),
    price: money().notNull().default('0.00'),
    isActive: boolean().notNull().default(true),
    /** Where the owner has put it; those with the same are in the order of their prices. */
    position: integer().notNull().default(0),
    category: varchar({ length: 50 }),
    color: varchar({ length: 7 }).notNull().default('#10B981'),
    ...timestamps(),
  },
  (table) => [
    check('consultation_types_duration', sql`${table.duration} between 15 and 480`),
    check('consultation_types_price', sql`${table.price} >= 0`),
  ],
);

/**
 * One bookable slot of a weekday (0 is Sunday). Its capacity is maxAppointments. A row without a consultation type
 * serves every type. Starts and ends lie on the half hour, the grid on which seats are claimed.
 */
export const timeSlotPreferences = pgTable(
  'time_slot_preferences',
  {
    id: id(),
    dayOfWeek: smallint().notNull(),
    startTime: time().notNull(),
    endTime: time().notNull(),
    isAvailable: boolean().notNull().default(true),
    consultationTypeId: integer().references(() => consultationTypes.id),
    maxAppointments: smallint().notNull().default(1),
    /** Counts the changes, so that no one writes over what they have not seen. */
    version: integer().notNull().default(1),
    ...timestamps(),
  },
  (table) => [
    check('time_slot_preferences_day', sql`${table.dayOfWeek} between 0 and 6`),
    check('time_slot_preferences_order', sql`${table.endTime} > ${table.startTime}`),
    check(
      'time_slot_preferences_grid',
      sql`extract(minute from ${table.startTime}) in (0, 30) and extract(minute from ${table.endTime}) in (0, 30)`,
    ),
    check('time_slot_preferences_capacity', sql`${table.maxAppointments} between 0 and 50`),
    uniqueIndex('time_slot_preferences_slot').on(
      table.dayOfWeek,
      table.startTime,
      sql`coalesce(${table.consultationTypeId}, 0)`,
    ),
  ],
);

/** A date on which the office takes no consultations, such as a holiday. */
export const closures = pgTable('closures', {
  date: date().primaryKey(),
  reason: varchar({ length: 200 }).notNull(),
  createdAt: instant().notNull().defaultNow(),
});

/** A booked consultation. Date and time are wall time at the company; the seats it owns stand in slot_claims. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    customerName: text().notNull(),
    customerEmail: varchar({ length: 255 }).notNull(),
    customerPhone: varchar({ length: 50 }).notNull(),
    propertyAddress: text(),
    consultationTypeId: integer().references(() => consultationTypes.id),
    serviceType: varchar({ length: 100 }).notNull(),
    /** The same in Spanish as it was booked; null where the owner had not said how. */
    spanishServiceType: varchar({ length: 100 }),
    appointmentDate: date().notNull(),
    appointmentTime: varchar({ length: 5 }).notNull(),
    duration: integer().notNull().default(60),
    status: varchar({ length: 20 }).$type<AppointmentStatus>().notNull().default('scheduled'),
    priority: varchar({ length: 20 }).notNull().default('normal'),
    assignedCrew: varchar({ length: 100 }),
    /** In whose column of the calendar it stands; its name is kept beside it in `assignedCrew`. */
    crewId: integer().references(() => crews.id),
    /** Why staff gave it a time that had no seat left or is outside the hours (docs/product/console.md#calendar). */
    overbookReason: varchar({ length: 300 }),
    estimatedPrice: money(),
    notes: text(),
    customerNotes: text(),
    weatherNotes: text(),
    reminderSent: boolean().notNull().default(false),
    followupRequired: boolean().notNull().default(false),
    rescheduleReason: text(),
    originalDate: date(),
    originalTime: varchar({ length: 5 }),
    /** SEQUENCE of the calendar file (RFC 5545 3.8.7.4): rises whenever the appointment moves, is cancelled or reviewed. */
    calendarSequence: integer().notNull().default(0),
    /** Hash of the cookie of the browser that booked, by which its bookings are counted and known again as its own. */
    visitorHash: varchar({ length: 64 }),
    /**
     * Until when the seat is kept for a person of the office to look; null when no one has to, or someone did. An
     * appointment that was released without a confirmation is cancelled and keeps it.
     */
    reviewUntil: instant(),
    /** Why it was to be reviewed, in the words of contract/leads/form-guard.ts. */
    reviewReasons: text().array().notNull().default([]),
    /** When its person was told by mail that it was not confirmed. */
    releaseToldAt: instant(),
    /** That of the page it was booked on, in which its mails are written (docs/product/spanish.md). */
    language: varchar({ length: 2 }).$type<Language>().notNull().default('en'),
    /** Counts the changes, so that no one of the staff writes over what they have not seen. */
    version: integer().notNull().default(1),
    /** The code of the short link by which they came (docs/product/print.md#short-links). */
    via: varchar({ length: 6 }),
    ...timestamps(),
  },
  (table) => [
    index('appointments_by_via').on(table.via).where(sql`${table.via} is not null`),
    check('appointments_status', sql`${table.status} in (${oneOf(appointmentStatuses)})`),
    check('appointments_time', sql`${table.appointmentTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('appointments_language', sql`${table.language} in (${oneOf(languages)})`),
    check('appointments_duration', sql`${table.duration} > 0`),
    index('appointments_by_date').on(table.appointmentDate, table.appointmentTime),
    index('appointments_by_crew')
      .on(table.crewId, table.appointmentDate)
      .where(sql`${table.crewId} is not null`),
    index('appointments_by_email').on(sql`lower(${table.customerEmail})`),
    index('appointments_by_mailbox').on(mailboxOf(table.customerEmail)),
    index('appointments_words').using(
      'gin',
      personWords(
        table.customerName,
        table.customerEmail,
        table.customerPhone,
        table.propertyAddress,
      ),
    ),
    index('appointments_by_visitor').on(table.visitorHash, table.createdAt),
    index('appointments_under_review')
      .on(table.reviewUntil)
      .where(sql`${table.reviewUntil} is not null`),
  ],
);

/** A slot kept for one visitor while the form is being filled; at most one live hold per visitor. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: uuidId(),
    visitorHash: varchar({ length: 64 }).notNull(),
    /** Keyed hash of the network that asked, by which its live holds are counted; null when they are not limited. */
    networkHash: varchar({ length: 64 }),
    consultationTypeId: integer()
      .notNull()
      .references(() => consultationTypes.id),
    appointmentDate: date().notNull(),
    appointmentTime: varchar({ length: 5 }).notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('slot_holds_one_per_visitor').on(table.visitorHash),
    index('slot_holds_by_network').on(table.networkHash),
  ],
);

/**
 * The truth about occupancy: one row per half-hour cell and seat that an appointment or a hold owns. The partial
 * unique index is what makes overbooking impossible (docs/decisions/0003-seats-on-cells.md).
 */
export const slotClaims = pgTable(
  'slot_claims',
  {
    id: id(),
    pool: smallint().notNull().default(1),
    cell: instant().notNull(),
    seat: smallint().notNull(),
    live: boolean().notNull().default(true),
    appointmentId: integer().references(() => appointments.id),
    holdId: uuid(),
    /** When a hold's claim lapses; null for an appointment's claim. */
    expiresAt: instant(),
  },
  (table) => [
    uniqueIndex('slot_claims_live')
      .on(table.pool, table.cell, table.seat)
      .where(sql`${table.live}`),
    index('slot_claims_by_appointment').on(table.appointmentId),
    index('slot_claims_by_hold').on(table.holdId).where(sql`${table.holdId} is not null`),
    check('slot_claims_seat', sql`${table.seat} >= 1`),
    check(
      'slot_claims_owner',
      sql`not ${table.live} or num_nonnulls(${table.appointmentId}, ${table.holdId}) = 1`,
    ),
  ],
);

/** Where the own calendar of someone who holds consultations is read from; its address opens all that is in it, and is sealed. */
export const busyCalendars = pgTable('busy_calendars', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** For the page, which never shows the address again. */
  host: varchar({ length: 253 }).notNull(),
  address: text().notNull(),
  /** Of CalDAV: user name, app password and the calendars that they open, sealed as one; null for an address that opens by itself. */
  account: text(),
  etag: varchar({ length: 200 }),
  /** When it was last read, also where nothing had changed. */
  readAt: instant(),
  /** When its whole text was last read: with each day the horizon goes a day further. */
  wholeAt: instant(),
  /** Why the last try failed, in words for its person; null when it did not. */
  failure: varchar({ length: 100 }),
});

/** When someone is away by their own calendar; what they do then is nowhere. */
export const busyTimes = pgTable(
  'busy_times',
  {
    userId: uuid()
      .notNull()
      .references(() => busyCalendars.userId, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.startsAt] }),
    index('busy_times_by_end').on(table.endsAt),
    check('busy_times_order', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
