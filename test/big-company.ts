// Fills PostgreSQL with a company of some size in a few statements, for tests of query plans and for measurements.
import { bigInbox, withoutTriggers } from './big-inbox.ts';
import { bigMoney } from './big-money.ts';
import { laterIndexes } from './later-indexes.ts';

/** How large. */
export type CompanySize = { customers: number; visitsEach: number };

/** Days between two visits of a property: years of history, and at 100,000 customers some 550 visits on each day. */
const DAYS_APART = 180;

/** So many that a crew of a company of 100,000 customers has a day that it could make. */
const CREWS = 40;

const names = `(array['Maria','James','Ana','Robert','Linda','David','Karen','Luis','Grace','Omar'])`;
const families = `(array['Garcia','Smith','Nguyen','Johnson','Patel','Brown','Lee','Martinez','Davis','Lopez','Wilson','Clark'])`;
const streets = `(array['Meadow','Oak','Creek','Pine','Elm','Cedar','Willow','Prairie'])`;

/** Readers, of whom one in fifty has bounced, and a paused mailing to all of them. */
const bigNewsletter = [
  `insert into newsletter_subscriptions (email, subscribed_at, bounced_at)
   select 'reader' || n || '@big.example.com', now() - interval '1 hour' * (n % 20000), case when n % 50 = 0 then now() end
   from generate_series(1, 20000) as n`,
  `insert into mailings (subject, status, content, started_at, created_at, updated_at)
   values ('Fall in the yard', 'paused', '{"subject":"Fall","text":"","posts":[],"tasks":[]}', now(), now(), now())`,
  `insert into mailing_recipients (mailing_id, subscription_id, status, next_try_at)
   select mailing.id, reader.id, case when reader.id % 5 = 0 then 'waiting' else 'sent' end, now()
   from mailings as mailing, newsletter_subscriptions as reader`,
];

/** Links on paper: 300, each scanned on some days of the last three years, and the code kept with a lead now and then. */
const bigPrint = [
  `insert into print_links (code, kind, name, target)
   select translate(lpad(to_hex(n), 6, '0'), '01', 'gh'), 'flyer', 'Flyer ' || n, '/quote' from generate_series(1, 300) as n`,
  `insert into print_link_scans (link_id, day, scans)
   select link.id, current_date - n * 5, 1 + n % 7 from print_links as link, generate_series(1, 200) as n`,
  'update print_links set scans = (select sum(scans) from print_link_scans where link_id = print_links.id)',
];

/**
 * The statements, in order: customers with a property, two of three with a plan, their visits over years, and all that
 * was written and asked for. Search is filled in one go, not row by row, and so are the indexes of words and of visits. All on
 * one connection of a superuser.
 */
export function bigCompany({ customers, visitsEach }: CompanySize): string[] {
  const perPerson = `from users where email like '%@big.example.com'`;
  const indexes = laterIndexes("indexdef like '% USING gin %' or tablename = 'visits'");
  return [
    indexes.before,
    withoutTriggers.begin,
    `insert into crews (name) select 'Big crew ' || n from generate_series(1, ${CREWS}) as n`,
    `insert into users (email, first_name, last_name, phone, created_at)
     select 'customer' || n || '@big.example.com', ${names}[1 + n % 10], ${families}[1 + (n / 10) % 12] || n % 997,
       '(281) 55' || n % 10 || '-' || lpad((n * 7919 % 10000)::text, 4, '0'), now() - interval '1 hour' * (n % 20000)
     from generate_series(1, ${customers}) as n`,
    `insert into properties (user_id, address, lot_size, lawn_area)
     select id, (hashtext(email) & 8191) + 1 || ' ' || ${streets}[1 + (hashtext(email) & 7)] || ' Lane, Cypress, TX 77429',
       9000, 5900 ${perPerson}`,
    `insert into service_plans (property_id, crew_id, name, frequency, monthly_price, starts_on)
     select property.id, (select min(id) from crews) + property.id % ${CREWS}, 'Lawn Maintenance', 'bi-weekly', 120, current_date - 365
     from properties as property where property.id % 3 > 0`,
    `insert into visits (property_id, service_plan_id, crew_id, service_type, scheduled_date, scheduled_time, duration, status,
       completed_at)
     select property.id, plan.id, (select min(id) from crews) + property.id % ${CREWS}, 'Lawn Maintenance',
       current_date + (${DAYS_APART} * (n - ${visitsEach - 2}) + property.id / ${CREWS} % ${DAYS_APART})::int, '09:00', 45,
       case when n < ${visitsEach - 2} then 'completed' else 'scheduled' end,
       case when n < ${visitsEach - 2} then now() + interval '1 day' * (${DAYS_APART} * (n - ${visitsEach - 2}) + property.id / ${CREWS} % ${DAYS_APART}) end
     from properties as property left join service_plans as plan on plan.property_id = property.id,
       generate_series(1, ${visitsEach}) as n`,
    `insert into plan_offers (property_id, status, name, frequency, lot_size, lawn_area, first_day, first_visit_lines, every_visit_lines,
       tax_basis_points, valid_until, content, content_hash, sent_at)
     select id, case when id % 9 = 0 then 'draft' else 'declined' end, 'Lawn Maintenance', 'bi-weekly', 9000, 5900, current_date + 7,
       '[]', '[]', 825, current_date + 30, case when id % 9 > 0 then '{}' end, case when id % 9 > 0 then repeat('a', 64) end, now()
     from properties where id % 3 = 0`,
    ...bigNewsletter,
    ...bigPrint,
    ...bigInbox(),
    ...bigMoney,
    'select count(refresh_customer_search(id)) from users',
    withoutTriggers.end,
    indexes.after,
    'vacuum analyze',
  ];
}
