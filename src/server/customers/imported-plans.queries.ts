// Reads which plans were brought along from another program: by the audit log, for there is no agreement of them here.
import { sql } from 'drizzle-orm';
import type { PlanImported } from '#contract/customers/customers.ts';
import type { Db } from '#server/platform/database/client.ts';

/** When each of the plans was imported and by whom, by its id; those that began here have none. */
export async function importedPlans(
  db: Db,
  planIds: readonly number[],
): Promise<Map<number, PlanImported>> {
  if (planIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; at: string; by: string | null }>(sql`
    select line.subject_id as id, to_char(line.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) as by
    from audit_log as line
    left join audit_log as whole on whole.subject_type = 'customer-import'
      and whole.subject_id = line.details ->> 'import' and whole.action = 'customers-imported'
    left join users as person on person.id = whole.actor_id
    where line.subject_type = 'plan' and line.action = 'plan-imported'
      and line.subject_id = any(${sql.param(planIds.map(String))}::text[])`);
  return new Map(rows.map(({ id, at, by }) => [Number(id), { at, by }]));
}
