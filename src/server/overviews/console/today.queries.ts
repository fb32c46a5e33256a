// Reads a day for the office: its consultations, with the type's color, which an appointment does not keep itself, and the
// visits of each crew.
import { and, asc, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { addressPoint } from '#company/rules/customers/service-reach.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { CREW_DAY_STATES } from '#company/rules/visits/visit-sets.ts';
import type { TodayConsultation, TodayCrew, TodayVisit } from '#contract/overviews/console.ts';
import { isUnderReview } from '#server/booking/review.policy.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments, consultationTypes } from '#server/platform/database/schema/booking.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import { inStopOrder } from '#server/visits/core/crew-day.ts';
import { inStates } from '#server/visits/core/in-states.ts';
import { sureTime } from '#server/visits/core/sure-time.ts';
import { describeReport } from './report-label.ts';

/** The consultations of a date by time, but for the canceled ones: no one drives there. */
export function listConsultationsOf(db: Db, date: string): Promise<TodayConsultation[]> {
  return listConsultations(
    db,
    and(eq(appointments.appointmentDate, date), ne(appointments.status, 'cancelled')),
  );
}

/** The consultations of a date whose people have not been asked yet whether they will be there. */
export function listUnconfirmedOf(db: Db, date: string): Promise<TodayConsultation[]> {
  return listConsultations(
    db,
    and(eq(appointments.appointmentDate, date), eq(appointments.status, 'scheduled')),
  );
}

async function listConsultations(db: Db, which: SQL | undefined): Promise<TodayConsultation[]> {
  const rows = await db
    .select({ appointment: appointments, color: consultationTypes.color })
    .from(appointments)
    .leftJoin(consultationTypes, eq(consultationTypes.id, appointments.consultationTypeId))
    .where(which)
    .orderBy(asc(appointments.appointmentTime), asc(appointments.id));
  return rows.map(({ appointment, color }) => ({
    id: appointment.id,
    time: appointment.appointmentTime,
    duration: appointment.duration,
    customerName: appointment.customerName,
    customerPhone: appointment.customerPhone,
    customerEmail: appointment.customerEmail,
    propertyAddress: appointment.propertyAddress,
    place: placeOf(appointment.propertyAddress),
    serviceType: appointment.serviceType,
    color,
    status: appointment.status,
    underReview: isUnderReview(appointment),
    customerNotes: appointment.customerNotes,
  }));
}

/** The visits of a date by crew, each crew's in the order in which it drives; those without a crew come last. */
export async function listCrewsOf(db: Db, date: string, timeZone: string): Promise<TodayCrew[]> {
  const [rows, problems] = await Promise.all([visitRows(db, date), openProblems(db, date)]);
  const days = new Map<number | null, TodayCrew>();
  for (const { visit, crew, address, person } of rows) {
    const day = days.get(visit.crewId) ?? { crew, crewId: visit.crewId, visits: [] };
    days.set(visit.crewId, day);
    const state = stateOf(visit);
    day.visits.push({
      id: visit.id,
      time: visit.scheduledTime,
      serviceType: visit.serviceType,
      customerId: person.disabledAt === null ? person.id : null,
      customerName: displayName(person),
      customerPhone: person.phone,
      address,
      place: placeOf(address),
      state,
      since: sinceOf(visit, state, timeZone),
      problem: problems.get(visit.id) ?? null,
    });
  }
  return [...days.values()];
}

function visitRows(db: Db, date: string) {
  return db
    .select({ visit: visits, crew: crews.name, address: properties.address, person: users })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(crews, eq(crews.id, visits.crewId))
    .where(and(eq(visits.scheduledDate, date), inStates(CREW_DAY_STATES)))
    .orderBy(asc(crews.name), ...inStopOrder());
}

/** What crews reported of their stops on a date and no one has seen to, by visit; of two the later one. */
async function openProblems(db: Db, date: string): Promise<Map<number, string>> {
  const rows = await db
    .select({
      visitId: crewActions.visitId,
      kind: crewActions.kind,
      details: crewActions.details,
      isTimeUnsure: crewActions.isTimeUnsure,
    })
    .from(crewActions)
    .where(
      and(
        eq(crewActions.date, date),
        eq(crewActions.kind, 'problem'),
        isNull(crewActions.handledAt),
        isNotNull(crewActions.visitId),
      ),
    )
    .orderBy(asc(crewActions.receivedAt));
  return new Map(rows.map((row) => [row.visitId ?? 0, describeReport(row)]));
}

/** When what a visit is at has begun, by the clock of the company. */
function sinceOf(
  visit: typeof visits.$inferSelect,
  state: TodayVisit['state'],
  timeZone: string,
): string | null {
  const began = {
    ahead: null,
    'on-the-way': sureTime(visit, 'onTheWayAt'),
    there: sureTime(visit, 'arrivedAt'),
    done: sureTime(visit, 'completedAt'),
    skipped: null,
  }[state];
  return began && timeInZone(began, timeZone);
}

function stateOf(visit: typeof visits.$inferSelect): TodayVisit['state'] {
  if (visit.status === 'completed') return 'done';
  if (visit.status === 'skipped') return 'skipped';
  if (visit.arrivedAt) return 'there';
  return visit.onTheWayAt ? 'on-the-way' : 'ahead';
}

function placeOf(address: string | null): [number, number] | null {
  const point = address === null ? undefined : addressPoint(address);
  return point ? [point[0], point[1]] : null;
}
