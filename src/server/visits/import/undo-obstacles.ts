// What stands in the way of undoing an import, in sentences: whatever became of what it has added (docs/product/import.md#undo).
import { type SQL, sql } from 'drizzle-orm';
import { IMPORT_UNDO_DAYS } from '#contract/visits/customer-imports.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ImportAdded } from '#server/platform/database/schema/customer.ts';
import { movingPlaces } from '../../customers/merge-places.ts';
import type { ImportRow } from './import.queries.ts';

/** Until when it can be undone; null for one that is not done. */
export function undoUntil({ status, importedAt }: ImportRow): Date | null {
  if (status !== 'done' || !importedAt) return null;
  return new Date(importedAt.getTime() + IMPORT_UNDO_DAYS * 86_400_000);
}

type Obstacle = { rows: SQL; one: string; many: (count: number) => string };

/** Nothing in the way is an empty list. */
export async function listObstacles(db: Db, added: ImportAdded): Promise<string[]> {
  const obstacles = [
    ...ofVisits(added),
    ...ofPlans(added),
    ...ofProperties(added),
    ...ofCustomers(added),
  ];
  const sentences: string[] = [];
  for (const { rows, one, many } of obstacles) {
    const found = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${rows}) as touched`,
    );
    const count = found.rows[0]?.count ?? 0;
    if (count > 0) sentences.push(count === 1 ? one : many(count));
  }
  return sentences;
}

const ints = (ids: readonly number[]) => sql`any(${sql.param(ids)}::int[])`;
const uuids = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`;

function ofVisits({ visits, plans, properties }: ImportAdded): Obstacle[] {
  return [
    {
      rows: sql`select from visits where id = ${ints(visits)} and (status <> 'scheduled' or version > 1)`,
      one: '1 visit was done, moved, changed or canceled.',
      many: (count) => `${count} visits were done, moved, changed or canceled.`,
    },
    {
      rows: sql`select distinct visit_id from visit_notices where visit_id = ${ints(visits)}`,
      one: 'A customer was emailed about 1 visit.',
      many: (count) => `Customers were emailed about ${count} visits.`,
    },
    {
      // What the generator has added to the plans since goes with them.
      rows: sql`select from visits where (property_id = ${ints(properties)} or service_plan_id = ${ints(plans)})
        and not id = ${ints(visits)}
        and not (coalesce(service_plan_id = ${ints(plans)}, false) and status = 'scheduled' and version = 1)`,
      one: '1 visit was added.',
      many: (count) => `${count} visits were added.`,
    },
  ];
}

function ofPlans({ plans, properties }: ImportAdded): Obstacle[] {
  return [
    {
      rows: sql`select from service_plans where id = ${ints(plans)} and (version > 1
        or exists (select from plan_agreements where service_plan_id = service_plans.id)
        or exists (select from plan_changes where service_plan_id = service_plans.id))`,
      one: '1 plan was changed.',
      many: (count) => `${count} plans were changed.`,
    },
    {
      rows: sql`select id from service_plans where property_id = ${ints(properties)} and not id = ${ints(plans)}
        union all select null from plan_offers where property_id = ${ints(properties)}`,
      one: '1 plan was added or offered.',
      many: (count) => `${count} plans were added or offered.`,
    },
  ];
}

function ofProperties({ properties }: ImportAdded): Obstacle[] {
  return [
    {
      rows: sql`select from properties where id = ${ints(properties)} and version > 1`,
      one: '1 property was changed.',
      many: (count) => `${count} properties were changed.`,
    },
  ];
}

function ofCustomers({ users, properties }: ImportAdded): Obstacle[] {
  const theirs = movingPlaces.map(({ table, column, place, words }) => {
    const isAdded = place === 'properties.user_id' ? sql`and not id = ${ints(properties)}` : sql``;
    const [one, many] = words ?? ['record', 'records'];
    return {
      rows: sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${uuids(users)} ${isAdded}`,
      one: `1 ${one} was added.`,
      many: (count: number) => `${count} ${many} were added.`,
    };
  });
  return [
    {
      rows: sql`select distinct actor_id from audit_log where actor_id = ${uuids(users)} and action = 'signed-in'`,
      one: '1 customer has signed in.',
      many: (count) => `${count} customers have signed in.`,
    },
    {
      rows: sql`select from users where id = ${uuids(users)} and (version > 1 or merged_into is not null)`,
      one: '1 customer was changed.',
      many: (count) => `${count} customers were changed.`,
    },
    ...theirs,
  ];
}
