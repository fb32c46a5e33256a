// Who has read the gate codes of a customer's properties, and when (docs/product/portal.md#gate-codes).
import { sql } from 'drizzle-orm';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { GateCodeRead } from '#contract/customers/properties.ts';
import type { ServerContext } from '../../context.ts';

/** As many as anyone looks through. */
const MOST_SHOWN = 20;

type Row = {
  property_id: number;
  created_at: string | Date;
  actor: string | null;
  crew: string | null;
  is_on_account: boolean;
  reason: string | null;
  visit_id: string | null;
};

/** The latest readings of an account's gate codes by staff, crews and people who share the account, the newest first. */
export async function gateCodeReads(
  { db, settings }: ServerContext,
  customerId: string,
): Promise<GateCodeRead[]> {
  const { timeZone } = settings();
  const { rows } = await db.execute<Row>(sql`
    select property.id as property_id, line.created_at,
      nullif(trim(concat_ws(' ', actor.first_name, actor.last_name)), '') as actor,
      crew.name as crew, shared.person_id is not null as is_on_account, line.details ->> 'reason' as reason, line.details ->> 'visitId' as visit_id
    from properties as property
      join audit_log as line on line.subject_type = 'property' and line.subject_id = property.id::text
      left join users as actor on actor.id = line.actor_id
      left join account_people as shared
        on shared.person_id = line.actor_id and shared.customer_id = property.user_id
      left join crews as crew on crew.id = (line.details ->> 'crewId')::int
    where property.user_id = ${customerId} and line.action = 'gate-code-revealed'
      and line.actor_id is distinct from ${customerId}::uuid
    order by line.id desc limit ${MOST_SHOWN}`);
  return rows.map((row) => {
    const at = new Date(row.created_at);
    return {
      propertyId: row.property_id,
      at: at.toISOString(),
      atWords: `${formatDate(dateInZone(at, timeZone))}, ${timeLabel(timeInZone(at, timeZone))}`,
      reader: row.crew ?? readerOf(row),
      reason: row.reason ?? (row.visit_id === null ? null : 'For your visit that day'),
    };
  });
}

function readerOf({ actor, is_on_account: isOnAccount }: Row): string {
  if (isOnAccount) return actor ?? 'Someone on the account';
  return actor ? `${actor}, office` : 'The office';
}
