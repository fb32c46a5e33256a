// Fills a database with the appointments of a company that has grown for ten years: many behind it, and two kinds ahead.
import { laterIndexes } from '../test/later-indexes.ts';
import type { Script } from './database-engines.ts';

/** Seats of every slot, so that a million consultations fit into ten years of office hours. */
export const CAPACITY = 45;

/** How far back and ahead there are appointments, in days; ahead is the booking horizon. */
const PAST_DAYS = 3_652;
const AHEAD_DAYS = 180;

/** The share of the seats ahead that are taken. */
const TAKEN_AHEAD = 0.66;

/** The next months, counted from this one, in which only the first seat is taken, as with the hours of a new database. */
export const SPARSE_MONTHS = 3;

const TIME_ZONE = 'America/Chicago';

/**
 * Writes `count` appointments of an hour with their two claims each. Rows lie in the order of their time, as they would
 * have been written; foreign keys are not checked while copying, indexes are made afterwards, all other rules are at work. The
 * index of customers' words is left out: no calendar asks it, and making it takes longer than all the rest.
 */
export function fillAppointments(count: number): Script {
  const indexes = laterIndexes("tablename in ('appointments', 'slot_claims')");
  return async (execute) => {
    await execute('set session_replication_role = replica');
    await execute('select setseed(0.5)');
    await execute(`update time_slot_preferences set max_appointments = ${CAPACITY}`);
    await execute(seats(count));
    await execute('drop index appointments_words');
    await execute(indexes.before);
    await execute(`
      insert into appointments (id, customer_name, customer_email, customer_phone, consultation_type_id, service_type,
          appointment_date, appointment_time, status)
      overriding system value
      select number, 'Customer ' || number, 'customer' || number || '@example.com', '(281) 555-0100', 1, 'Consultation',
          date, start, case when date < current_date then 'completed' else 'scheduled' end
      from seats order by number`);
    await execute(`
      insert into slot_claims (pool, cell, seat, appointment_id)
      select 1, (date + start::time + half * interval '30 minutes') at time zone '${TIME_ZONE}', seat, number
      from seats cross join generate_series(0, 1) as half order by number, half`);
    await execute('drop table seats');
    await execute(indexes.after);
    await execute(`select setval(pg_get_serial_sequence('appointments', 'id'), ${count})`);
    await execute('set session_replication_role = origin');
    await execute('vacuum analyze');
  };
}

/** Seats ahead as above, then as many of those behind us as are wanted, picked evenly. */
function seats(count: number): string {
  return `
    create temporary table seats as
    with slots as (
      select day::date as date, start_time::text as start
      from generate_series(current_date - ${PAST_DAYS}, current_date + ${AHEAD_DAYS}, interval '1 day') as day
      join time_slot_preferences on day_of_week = extract(dow from day)
    ), ahead as (
      select date, left(start, 5) as start, seat
      from slots cross join generate_series(1, ${CAPACITY}) as seat
      where date > current_date and random() < ${TAKEN_AHEAD}
        and (seat = 1 or date >= date_trunc('month', current_date) + interval '${SPARSE_MONTHS + 1} months')
    ), behind as (
      select date, left(start, 5) as start, seat
      from slots cross join generate_series(1, ${CAPACITY}) as seat
      where date < current_date
      order by random() limit ${count} - (select count(*) from ahead)
    )
    select row_number() over (order by date, start, seat)::int as number, date, start, seat
    from (select * from ahead union all select * from behind) as all_of_them`;
}
