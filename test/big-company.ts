// Fills PostgreSQL with a company of some size in a few statements, for tests of query plans and for measurements.

/** How large. */
export type CompanySize = { customers: number; visitsEach: number };

const names = `(array['Maria','James','Ana','Robert','Linda','David','Karen','Luis','Grace','Omar'])`;
const families = `(array['Garcia','Smith','Nguyen','Johnson','Patel','Brown','Lee','Martinez','Davis','Lopez','Wilson','Clark'])`;
const streets = `(array['Meadow','Oak','Creek','Pine','Elm','Cedar','Willow','Prairie'])`;

/**
 * The statements, in order: customers with a property, two of three with a plan, their visits around today, mails and lines of
 * the audit log. Search is filled in one go, not row by row.
 */
export function bigCompany({ customers, visitsEach }: CompanySize): string[] {
  const perPerson = `from users where email like '%@big.example.com'`;
  return [
    'alter table users disable trigger user',
    'alter table properties disable trigger user',
    'alter table service_plans disable trigger user',
    `insert into crews (name) select 'Big crew ' || n from generate_series(1, 20) as n`,
    `insert into users (email, first_name, last_name, phone, created_at)
     select 'customer' || n || '@big.example.com', ${names}[1 + n % 10], ${families}[1 + (n / 10) % 12] || n % 997,
       '(281) 55' || n % 10 || '-' || lpad((n * 7919 % 10000)::text, 4, '0'), now() - interval '1 hour' * (n % 20000)
     from generate_series(1, ${customers}) as n`,
    `insert into properties (user_id, address, lot_size, lawn_area)
     select id, (hashtext(email) & 8191) + 1 || ' ' || ${streets}[1 + (hashtext(email) & 7)] || ' Lane, Cypress, TX 77429',
       9000, 5900 ${perPerson}`,
    `insert into service_plans (property_id, crew_id, name, frequency, monthly_price, starts_on)
     select property.id, (select min(id) from crews) + property.id % 20, 'Lawn Maintenance', 'bi-weekly', 120, current_date - 365
     from properties as property where property.id % 3 > 0`,
    `insert into visits (property_id, service_plan_id, crew_id, service_type, scheduled_date, scheduled_time, duration, status,
       completed_at)
     select property.id, plan.id, (select min(id) from crews) + property.id % 20, 'Lawn Maintenance',
       current_date + (14 * (n - ${visitsEach - 2}) + property.id % 14)::int, '09:00', 45,
       case when n < ${visitsEach - 2} then 'completed' else 'scheduled' end,
       case when n < ${visitsEach - 2} then now() end
     from properties as property left join service_plans as plan on plan.property_id = property.id,
       generate_series(1, ${visitsEach}) as n`,
    `insert into sent_mails (mail_id, recipient, subject, first_tried_at, taken_at)
     select 'big-' || id, email, 'Your visit', now(), now() ${perPerson}`,
    `insert into audit_log (actor_id, action, subject_type, subject_id)
     select id, 'signed-in', 'user', id ${perPerson}`,
    `insert into service_requests (user_id, customer_name, customer_email, customer_phone, property_address, service_type,
       description)
     select id, 'Name', email, '(281) 555-0100', 'Street', 'Mulch Installation', 'Beds' ${perPerson}`,
    `insert into quote_requests (first_name, last_name, email, phone, service_type)
     select 'First', 'Last', email, '(281) 555-0100', 'drainage' ${perPerson}`,
    `insert into plan_requests (first_name, last_name, email, phone, address, property_size, lawn_area, data_source, frequency,
       start_date, price_lines, first_visit_total, every_visit_total)
     select 'First', 'Last', email, '(281) 555-0100', 'Street', 9000, 5900, 'local', 'weekly', current_date, '[]', 50, 50 ${perPerson}`,
    `insert into quotes (user_id, customer_name, customer_email, title) select id, 'Name', email, 'Mulch' ${perPerson}`,
    `insert into appointments (customer_name, customer_email, customer_phone, service_type, appointment_date, appointment_time)
     select 'Name', email, '(281) 555-0100', 'Consultation', current_date + (hashtext(email) & 1023), '09:00' ${perPerson}`,
    `insert into chat_sessions (user_id, customer_name, customer_email, last_event_number)
     select id, 'Name', email, 1 ${perPerson}`,
    'select count(refresh_customer_search(id)) from users',
    'alter table users enable trigger user',
    'alter table properties enable trigger user',
    'alter table service_plans enable trigger user',
    'analyze',
  ];
}
