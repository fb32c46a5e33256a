// What a visitor does when booking, as requests to the app, and the truth about seats that must hold afterwards.
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Db } from '#server/platform/database/client.ts';

export type Answer = LightMyRequestResponse;
type Headers = Record<string, string>;

/** A booking that nothing is wrong with: a free hour on Tuesday, November 17, 2026, 9:00 AM. */
export const booking = {
  customerName: 'Maria Example',
  customerEmail: 'maria@example.com',
  customerPhone: '(281) 555-0111',
  consultationTypeId: 1,
  appointmentDate: '2026-11-17',
  appointmentTime: '09:00',
};

/** Books, with changes to the booking above. */
export function book(app: FastifyInstance, changes: object = {}, headers: Headers = {}) {
  const payload = { ...booking, ...changes };
  return app.inject({ method: 'POST', url: '/api/appointments', payload, headers });
}

/** Keeps a slot for a visitor. */
export function hold(app: FastifyInstance, changes: object, visitor: Headers) {
  const { consultationTypeId, appointmentDate, appointmentTime } = booking;
  const payload = { consultationTypeId, appointmentDate, appointmentTime, ...changes };
  return app.inject({
    method: 'POST',
    url: '/api/appointments/holds',
    payload,
    headers: visitor,
  });
}

/** A browser that has been here before: its cookie, and the header that browsers add to same-origin requests. */
export function newVisitor(): Headers {
  return {
    cookie: `visitor=${randomBytes(32).toString('base64url')}`,
    'sec-fetch-site': 'same-origin',
  };
}

/** Looks at a day of the calendar. */
export async function lookAtDay(
  app: FastifyInstance,
  date: string,
  options: { typeId?: number; visitor?: Headers } = {},
): Promise<{ free: string[]; taken: string[] }> {
  const query = options.typeId ? `?consultationTypeId=${options.typeId}` : '';
  const answer = await app.inject({
    url: `/api/appointments/availability/${date}${query}`,
    headers: options.visitor ?? {},
  });
  const { availableTimeSlots, occupiedSlots } = answer.json();
  return { free: availableTimeSlots, taken: occupiedSlots };
}

/** How often each status was answered, such as { 201: 1, 409: 199 }. */
export function countStatuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

/** Takes every booking, hold and request key away, so that the next test finds an empty calendar. */
export async function emptyCalendar(db: Db): Promise<void> {
  for (const table of ['slot_claims', 'slot_holds', 'idempotency_keys', 'appointments']) {
    await db.execute(sql.raw(`delete from ${table}`));
  }
}

/** Gives all general slots of the week a number of seats. */
export async function setCapacity(db: Db, seats: number): Promise<void> {
  await db.execute(sql`update time_slot_preferences set max_appointments = ${seats}`);
}

/**
 * What is wrong with the seats, in words; empty when all is well: no cell above its capacity, no live claim without a
 * living owner, and every scheduled appointment on exactly the half hours that it covers.
 */
export async function seatFaults(db: Db, timeZone = 'America/Chicago'): Promise<string[]> {
  const result = await db.execute<{ fault: string }>(sql`
    select 'cell ' || cell || ' has ' || count(*) || ' seats' as fault
      from slot_claims where live group by pool, cell
      having count(*) > coalesce((
        select max(max_appointments) from time_slot_preferences
        where is_available
          and day_of_week = extract(dow from cell at time zone ${timeZone})
          and start_time <= (cell at time zone ${timeZone})::time
          and end_time > (cell at time zone ${timeZone})::time), 0)
    union all
    select 'claim ' || slot_claims.id || ' has no owner'
      from slot_claims
      left join appointments on appointments.id = appointment_id
      left join slot_holds on slot_holds.id = hold_id
      where live and coalesce(appointments.status, '') not in ('scheduled', 'confirmed') and slot_holds.id is null
    union all
    select 'appointment ' || id || ' sits elsewhere'
      from appointments
      where status = 'scheduled'
        and (select array_agg(cell order by cell) from slot_claims where appointment_id = appointments.id and live)
          is distinct from (
            select array_agg(
              (appointment_date + appointment_time::time) at time zone ${timeZone} + half * interval '30 minutes'
              order by half)
            from generate_series(0, ceil(duration / 30.0)::int - 1) as half)`);
  return result.rows.map(({ fault }) => fault);
}

/** Ends a test: no seat has two people, and the next one finds an empty calendar with one seat. */
export async function closeCalendar(db: Db): Promise<void> {
  expect(await seatFaults(db)).toEqual([]);
  await emptyCalendar(db);
  await setCapacity(db, 1);
}
