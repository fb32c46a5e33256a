// Reads the calendar of the office: by days with every entry, by months with counts alone.
import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { CALENDAR_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { jobDay } from '#server/platform/database/job-day.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  appointments,
  closures,
  consultationTypes,
} from '#server/platform/database/schema/booking.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';

/** The most entries of either kind that one question gives; more than a screen can show. */
export const MOST_ENTRIES = 400;

/** Days, and whose; without a crew everyone's. `on` names some days of the stretch alone. */
export type SpanQuery = {
  from: string;
  to: string;
  crewId?: number | undefined;
  on?: readonly string[];
};

/** All crews; one that has stopped work is shown as long as it has entries. */
export function listCrews(db: Db) {
  return db
    .select({ id: crews.id, name: crews.name, isActive: crews.isActive })
    .from(crews)
    .orderBy(asc(crews.name));
}

/** An active crew, or undefined. */
export async function findActiveCrew(db: Db, id: number) {
  const [crew] = await db
    .select()
    .from(crews)
    .where(and(eq(crews.id, id), eq(crews.isActive, true)));
  return crew;
}

/** The consultations of some days; one more than is shown, when there are more. */
export function listAppointments(db: Db, { from, to, crewId, on }: SpanQuery) {
  return selectAppointments(
    db,
    and(
      between(appointments.appointmentDate, from, to),
      on && inArray(appointments.appointmentDate, [...on]),
      inArray(appointments.status, CALENDAR_APPOINTMENTS),
      crewId === undefined ? undefined : eq(appointments.crewId, crewId),
    ),
  )
    .orderBy(asc(appointments.appointmentDate), asc(appointments.appointmentTime))
    .limit(MOST_ENTRIES + 1);
}

/** One consultation with its color and crew, also a canceled one. */
export async function findOfficeAppointment(db: Db, id: number) {
  const [row] = await selectAppointments(db, eq(appointments.id, id));
  return row;
}

function selectAppointments(db: Db, which: SQL | undefined) {
  return db
    .select({ row: appointments, color: consultationTypes.color, crewName: crews.name })
    .from(appointments)
    .leftJoin(consultationTypes, eq(consultationTypes.id, appointments.consultationTypeId))
    .leftJoin(crews, eq(crews.id, appointments.crewId))
    .where(which)
    .$dynamic();
}

export type OfficeAppointmentRow = NonNullable<Awaited<ReturnType<typeof findOfficeAppointment>>>;

/** The visits of some days; one more than is shown, when there are more. */
export function listVisits(db: Db, { from, to, crewId, on }: SpanQuery) {
  // Those that are shown before whose they are, or a busy week would be matched with all customers.
  const shown = db
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        between(visits.scheduledDate, from, to),
        on && inArray(visits.scheduledDate, [...on]),
        inArray(visits.status, CAPACITY_VISITS),
        crewId === undefined ? undefined : eq(visits.crewId, crewId),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.scheduledTime), asc(visits.id))
    .limit(MOST_ENTRIES + 1);
  return selectVisits(db, sql`${visits.id} = any (array(${shown}))`).orderBy(
    asc(visits.scheduledDate),
    asc(visits.scheduledTime),
    asc(visits.id),
  );
}

/** One visit as the calendar shows it. */
export async function findCalendarVisit(db: Db, id: number) {
  const [row] = await selectVisits(
    db,
    and(eq(visits.id, id), inArray(visits.status, CAPACITY_VISITS)),
  );
  return row;
}

function selectVisits(db: Db, which: SQL | undefined) {
  return db
    .select({
      row: visits,
      jobDay: jobDay(),
      crewName: crews.name,
      place: properties.address,
      customer: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
        language: users.language,
      },
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(crews, eq(crews.id, visits.crewId))
    .where(which)
    .$dynamic();
}

export type CalendarVisitRow = NonNullable<Awaited<ReturnType<typeof findCalendarVisit>>>;

/** The closed days among some days. */
export function listClosures(db: Db, from: string, to: string) {
  return db
    .select({ date: closures.date, reason: closures.reason })
    .from(closures)
    .where(between(closures.date, from, to))
    .orderBy(asc(closures.date));
}

/** How many visits each day has. */
export function countVisits(db: Db, { from, to, crewId }: SpanQuery) {
  return db
    .select({ date: visits.scheduledDate, count: sql<number>`count(*)::int` })
    .from(visits)
    .where(
      and(
        between(visits.scheduledDate, from, to),
        inArray(visits.status, CAPACITY_VISITS),
        crewId === undefined ? undefined : eq(visits.crewId, crewId),
      ),
    )
    .groupBy(visits.scheduledDate);
}

/** How many consultations each day has, and the names of the first three by time. */
export function countAppointments(db: Db, { from, to, crewId }: SpanQuery) {
  return db
    .select({
      date: appointments.appointmentDate,
      count: sql<number>`count(*)::int`,
      names: sql<
        string[]
      >`(array_agg(${appointments.customerName} order by ${appointments.appointmentTime}, ${appointments.id}))[1:3]`,
    })
    .from(appointments)
    .where(
      and(
        between(appointments.appointmentDate, from, to),
        inArray(appointments.status, CALENDAR_APPOINTMENTS),
        crewId === undefined ? undefined : eq(appointments.crewId, crewId),
      ),
    )
    .groupBy(appointments.appointmentDate);
}
