// Fills a database with a company of some size, and with one customer who has been with it for ten years.
import type { Script } from './database-engines.ts';

export const VETERAN = 'veteran@example.com';

/** Customers, each with a bi-weekly plan; visits of the past and of the next ten weeks. */
const CUSTOMERS = 500;
const CREWS = 8;
const YEARS = 10;
const WEEKS_AHEAD = 10;

/** Ten years of bi-weekly visits with weekly ones in the season come to about this many. */
const VISITS_OF_VETERAN = 420;

/** Every customer has visits of two years, one of them of ten, each with a report; four photos a visit, notes and stars. */
export const fillPortal: Script = async (execute) => {
  await execute('select setseed(0.5)');
  await execute(
    `insert into crews (name) select 'Crew ' || n from generate_series(1, ${CREWS}) as n`,
  );
  await execute(`
    insert into users (email, first_name, last_name, phone)
    select case n when 1 then '${VETERAN}' else 'customer' || n || '@example.com' end, 'First' || n, 'Last' || n, '(281) 555-0100'
    from generate_series(1, ${CUSTOMERS}) as n`);
  await execute(`
    insert into properties (user_id, address, lot_size, lawn_area, pets, special_instructions)
    select id, '1 Street of ' || email, 9000, 5900, 'A dog', 'Mind the roses.' from users where email like '%@example.com'`);
  await execute(`
    insert into service_plans (property_id, crew_id, name, frequency, monthly_price, starts_on)
    select id, (select min(id) from crews) + id % ${CREWS}, 'Lawn Maintenance', 'bi-weekly', 120, current_date - 730
    from properties`);
  await execute(
    visits('past', `property.user_id <> (select id from users where email = '${VETERAN}')`, 52, 14),
  );
  await execute(
    visits(
      'past',
      `property.user_id = (select id from users where email = '${VETERAN}')`,
      VISITS_OF_VETERAN,
      (YEARS * 365) / VISITS_OF_VETERAN,
    ),
  );
  await execute(visits('ahead', 'true', WEEKS_AHEAD / 2, 14));
  await execute(`
    insert into photos (owner_hash, byte_size, width, height, storage_key, visit_id, kind, position)
    select repeat('a', 64), 300000, 2048, 1536, 'photos/bench-' || visit.id || '-' || n, visit.id,
      (array['before', 'after', 'gate', 'other'])[n], n
    from visits as visit, generate_series(1, 4) as n where visit.status = 'completed'`);
  await execute(requests());
  await execute('vacuum analyze');
};

function visits(when: 'past' | 'ahead', whose: string, count: number, everyDays: number): string {
  const isPast = when === 'past';
  const day = `current_date ${isPast ? '-' : '+'} (n * ${everyDays})::int`;
  return `
    insert into visits (property_id, service_plan_id, crew_id, service_type, scheduled_date, scheduled_time, duration,
      status, notes, customer_notes, rating, arrived_at, completed_at, work_done, cut_height)
    select property.id, plan.id, plan.crew_id, 'Lawn Maintenance', ${day}, '09:00', 45,
      ${isPast ? "'completed', 'All well.', 'The side gate sticks.', 3 + n % 3" : "'scheduled', null, null, null"},
      ${isPast ? `(${day}) + time '15:00', (${day}) + time '15:45'` : 'null, null'},
      '{"Mowed front and back","Edged walks and beds"}', 3.5
    from properties as property join service_plans as plan on plan.property_id = property.id,
      generate_series(1, ${count}) as n
    where ${whose} order by n`;
}

/** Add-on requests, leads and consultations: a few of everyone's, more of the veteran's. */
function requests(): string {
  return `
    insert into service_requests (user_id, customer_name, customer_email, customer_phone, property_address, service_type,
      description, status, estimated_price)
    select users.id, 'Name', users.email, '(281) 555-0100', 'Street', 'Mulch Installation', 'Beds in front.', 'completed', 300
    from users, generate_series(1, 30) as n where n <= 3 or users.email = '${VETERAN}';
    insert into quote_requests (first_name, last_name, email, phone, service_type, created_at)
    select 'First', 'Last', case n % 1000 when 0 then '${VETERAN}' else 'lead' || n || '@example.com' end,
      '(281) 555-0100', 'drainage', now() - interval '1 hour' * (5000 - n)
    from generate_series(1, 5000) as n;
    update leads set stage = 'won' where kind = 'quote' and arrived_at < now() - interval '100 hours';`;
}
