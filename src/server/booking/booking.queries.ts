// Reads of the booking tables that more than one service needs; each is one round trip.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments, consultationTypes } from '#server/platform/database/schema/booking.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import type { Calendar, Occupancy, SlotPreference } from './availability.ts';
import { inOrder } from './type-order.ts';

/** All teams draw on one pool of seats (docs/product/booking.md#seats). */
export const POOL = 1;

/** Stands for no hold of one's own: no hold has the nil UUID (RFC 9562 5.9). */
const NO_HOLD = '00000000-0000-0000-0000-000000000000';

export type AppointmentRow = typeof appointments.$inferSelect;
type ConsultationTypeRow = typeof consultationTypes.$inferSelect;

/** A type with its name in Spanish, which is blank where the owner has not said it. */
export type OfferedType = ConsultationType & { spanishName: string };

/** What the database knows about a stretch of days: rules, the type asked for, and what is taken. */
export type CalendarReading = {
  calendar: Calendar;
  type: OfferedType | null;
  occupancy: Occupancy;
};

type CalendarRow = {
  preferences: SlotPreference[];
  closures: { date: string; reason: string }[];
  type: OfferedType | null;
  /** Instants in seconds, and the seats taken at each of them: two lists, which are made and read faster than as many objects. */
  occupancy: { cells: number[]; taken: number[] };
  away: { cells: number[]; taken: number[] };
};

/**
 * Reads rules and occupancy between two dates (inclusive, wall dates at the company). Seats of lapsed holds and of
 * `ownHoldId` count as free. One statement, so that a booking sees one state of the world.
 */
export async function readCalendar(
  db: Db,
  range: { from: string; to: string; timeZone: string },
  options: { consultationTypeId?: number | undefined; ownHoldId?: string | undefined; now: Date },
): Promise<CalendarReading> {
  const { from, to, timeZone } = range;
  const dayAfter = addDays(to, 1);
  const result = await db.execute<CalendarRow>(sql`
    select
      (select coalesce(json_agg(json_build_object(
          'dayOfWeek', day_of_week,
          'startTime', to_char(start_time, 'HH24:MI'),
          'endTime', to_char(end_time, 'HH24:MI'),
          'maxAppointments', case when is_available then max_appointments else 0 end,
          'consultationTypeId', consultation_type_id)), '[]')
        from time_slot_preferences) as preferences,
      (select coalesce(json_agg(json_build_object('date', to_char(date, 'YYYY-MM-DD'), 'reason', reason)), '[]')
        from closures where date between ${from} and ${to}) as closures,
      (select json_build_object(
          'id', id, 'name', name, 'spanishName', spanish_name, 'description', description, 'duration', duration, 'price', price::text,
          'isActive', is_active, 'category', category, 'color', color)
        from consultation_types where id = ${options.consultationTypeId ?? null}) as type,
      (select json_build_object(
          'cells', coalesce(json_agg(extract(epoch from cell)::bigint), '[]'), 'taken', coalesce(json_agg(taken), '[]'))
        from (
          select cell, count(*)::int as taken from slot_claims
          where pool = ${POOL} and live
            and cell >= (${from}::date::timestamp at time zone ${timeZone})
            and cell < ((${to}::date + 1)::timestamp at time zone ${timeZone})
            and (expires_at is null or expires_at > ${options.now.toISOString()}::timestamptz)
            and (hold_id is null or hold_id <> ${options.ownHoldId ?? NO_HOLD}::uuid)
          group by cell) as taken_cells) as occupancy,
      (select json_build_object(
          'cells', coalesce(json_agg(extract(epoch from cell)::bigint), '[]'), 'taken', coalesce(json_agg(taken), '[]'))
        from (
          select cell, count(distinct user_id)::int as taken
          from busy_times, generate_series(
            date_bin('30 minutes', greatest(starts_at, ${from}::date::timestamp at time zone ${timeZone}), 'epoch'::timestamptz),
            least(ends_at, ${dayAfter}::date::timestamp at time zone ${timeZone}) - interval '1 microsecond',
            interval '30 minutes') as cell
          where ends_at > (${from}::date::timestamp at time zone ${timeZone})
            and starts_at < (${dayAfter}::date::timestamp at time zone ${timeZone})
          group by cell) as away_cells) as away`);
  const row = result.rows[0];
  if (!row) throw new Error('the calendar query gave no row');
  return {
    calendar: {
      timeZone,
      preferences: row.preferences,
      closures: new Map(row.closures.map(({ date, reason }) => [date, reason])),
      away: occupancyOf(row.away),
    },
    type: row.type,
    occupancy: occupancyOf(row.occupancy),
  };
}

function occupancyOf({ cells, taken }: CalendarRow['occupancy']): Occupancy {
  return new Map(cells.map((seconds, index) => [seconds * 1_000, taken[index] ?? 0]));
}

/**
 * Consultation types in the owner's order; only active or only inactive ones when asked. In Spanish each says what of it is in English
 * after all.
 */
export async function listConsultationTypes(
  db: Db,
  { isActive, language = 'en' }: { isActive?: boolean | undefined; language?: Language } = {},
): Promise<ConsultationType[]> {
  const rows = await db
    .select({
      id: consultationTypes.id,
      name: consultationTypes.name,
      description: consultationTypes.description,
      spanishName: consultationTypes.spanishName,
      spanishDescription: consultationTypes.spanishDescription,
      duration: consultationTypes.duration,
      price: consultationTypes.price,
      isActive: consultationTypes.isActive,
      category: consultationTypes.category,
      color: consultationTypes.color,
    })
    .from(consultationTypes)
    .where(and(isActive === undefined ? undefined : eq(consultationTypes.isActive, isActive)))
    .orderBy(...inOrder);
  return rows.map(({ spanishName, spanishDescription, ...type }) =>
    language === 'en' ? type : inSpanish(type, { spanishName, spanishDescription }),
  );
}

function inSpanish(
  type: ConsultationType,
  { spanishName, spanishDescription }: { spanishName: string; spanishDescription: string },
): ConsultationType {
  return {
    ...type,
    name: spanishName || type.name,
    description: spanishDescription || type.description,
    untranslated: [
      ...(spanishName ? [] : (['name'] as const)),
      ...(spanishDescription ? [] : (['description'] as const)),
    ],
  };
}

/** A type that is offered, as the owner has written it; undefined where it is not offered, or not any more. */
export async function findOfferedType(
  db: Db,
  id: number,
): Promise<ConsultationTypeRow | undefined> {
  const [type] = await db
    .select()
    .from(consultationTypes)
    .where(and(eq(consultationTypes.id, id), eq(consultationTypes.isActive, true)));
  return type;
}

/** The appointments made with an address, the latest date first. At most 50, which is more than anyone keeps in view. */
export async function listAppointmentsOf(db: Db, email: string): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(eq(sql`lower(${appointments.customerEmail})`, email.toLowerCase()))
    .orderBy(desc(appointments.appointmentDate), desc(appointments.appointmentTime))
    .limit(50);
}

/** Whether the mailbox of an address has been told since an instant that a booking was not confirmed. */
export async function wasToldSince(db: Db, email: string, instant: Date): Promise<boolean> {
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(mailboxOf(appointments.customerEmail), mailboxOf(email)),
        gt(appointments.releaseToldAt, instant),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** One appointment, or undefined; with `lock` it stays locked until the transaction ends. */
export async function findAppointment(
  db: Db,
  id: number,
  lock: 'lock' | 'read' = 'read',
): Promise<AppointmentRow | undefined> {
  const query = db.select().from(appointments).where(eq(appointments.id, id));
  const rows = lock === 'lock' ? await query.for('update') : await query;
  return rows[0];
}
