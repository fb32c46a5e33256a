// Reads the list of customers, by name, page by page, and those whom a search finds.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PausablePlan } from '#company/rules/visits/plan-machine.ts';
import { planState } from '#company/rules/visits/plan-state.ts';
import type { CustomerLine } from '#contract/customers/customers.ts';
import type { Db } from '#server/platform/database/client.ts';
import { CursorText, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { searchOf, searchQuery } from './search-terms.ts';

/** So many stand on a page. */
const PAGE = 30;
const Place = z.tuple([CursorText, z.uuid()]);

/** Which customers: found by words, with or without a plan that runs, and from where on. */
export type Wanted = {
  search?: string | undefined;
  plan?: 'with' | 'without' | undefined;
  cursor?: string | undefined;
};

/** Whose lists these are, and which day it is at the company. */
export type Reading = { staffEmails: readonly string[]; today: string };

/** A customer as the statement gives one: the plan with what its state follows from. */
type ListedRow = Omit<CustomerLine, 'plan'> & {
  nameKey: string;
  plan: (PausablePlan & { name: string; frequency: string }) | null;
};

/** A page of customers, by last name. @throws RequestProblem 422 for a cursor that no list has given. */
export async function listCustomers(
  db: Db,
  wanted: Wanted,
  reading: Reading,
  size = PAGE,
): Promise<{ items: CustomerLine[]; next: string | null }> {
  const { rows } = await db.execute<ListedRow>(listQuery(wanted, reading, size));
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return {
    items: items.map(({ nameKey, plan, ...line }) => ({
      ...line,
      plan: plan && {
        name: plan.name,
        frequency: plan.frequency,
        state: planState(plan, reading.today),
      },
    })),
    next: rows.length > size && last ? writeCursor([last.nameKey, last.id]) : null,
  };
}

/** The statement, with one row more than the page, which tells whether there are further ones. */
function listQuery(wanted: Wanted, { staffEmails, today }: Reading, size = PAGE): SQL {
  const words = wanted.search ? searchOf(wanted.search) : null;
  // Found first and sorted then: the planner would rather read everyone in order than believe that few have these words.
  const found = words ? sql`(select * from hit)` : sql`customer_search`;
  return sql`
    with ${
      words
        ? sql`hit as materialized (
      select distinct holder.user_id, holder.name_key, holder.has_plan from customer_search as found
      left join account_people as shared on shared.person_id = found.user_id
      join customer_search as holder on holder.user_id = coalesce(shared.customer_id, found.user_id)
      where found.words @@ ${searchQuery(words)}), `
        : sql``
    }
    page as materialized (
      select search.user_id, search.name_key, search.has_plan from ${found} as search
      where ${sql.join(conditionsOf(wanted, staffEmails), sql` and `)}
      order by search.name_key, search.user_id limit ${size + 1})
    select person.id, concat_ws(' ', person.first_name, person.last_name) as name, person.email, person.phone,
      page.name_key as "nameKey", land.address, coalesce(land.count, 0)::int as properties,
      case when page.has_plan then (
        select json_build_object('name', plan.name, 'frequency', plan.frequency, 'status', plan.status,
          'pausedFrom', plan.paused_from, 'pausedUntil', plan.paused_until)
        from service_plans as plan join properties as property on property.id = plan.property_id
        where property.user_id = person.id and plan.status <> 'cancelled' order by plan.id limit 1) end as plan,
      (select min(visit.scheduled_date)::text from properties as property
        join visits as visit on visit.property_id = property.id
        where property.user_id = person.id and visit.scheduled_date >= ${today}::date
          and visit.status = 'scheduled') as "nextVisit"
    from page join users as person on person.id = page.user_id
    left join lateral (
      select (array_agg(address order by id))[1] as address, count(*) as count from properties
      where user_id = page.user_id) as land on true
    order by page.name_key, page.user_id`;
}

function conditionsOf({ plan, cursor }: Wanted, staffEmails: readonly string[]): SQL[] {
  // Someone who shares an account is found with its holder, and is no customer besides.
  const conditions: SQL[] = [
    sql`not exists (select from account_people where person_id = search.user_id)`,
  ];
  if (plan === 'with') conditions.push(sql`search.has_plan`);
  if (plan === 'without') conditions.push(sql`not search.has_plan`);
  if (staffEmails.length > 0) {
    // Staff by configuration alone have the role of a customer in their row.
    const emails = staffEmails.map((email) => email.toLowerCase());
    conditions.push(sql`search.user_id <> all (
      array(select id from users where lower(email) = any(${sql.param(emails)}::text[])))`);
  }
  const from = readCursor(cursor, Place);
  if (from) {
    conditions.push(sql`(search.name_key, search.user_id) > (${from[0]}::text, ${from[1]}::uuid)`);
  }
  return conditions;
}
