// Reads an accepted lead from the database with everything that brings it back, each kind in one statement.
import { type SQL, sql } from 'drizzle-orm';
import type { Attempt } from '../database/answer-once.ts';
import type { Db } from '../database/client.ts';
import type { KeptLead, LeadKind } from './kept-lead.ts';

/** Which lead, and the attempt that made it, so that its repetition is known again after a restore. */
export type LeadName = {
  kind: LeadKind;
  id: number | string;
  attempt?: Attempt | undefined;
};

type Reading = Pick<KeptLead, 'version' | 'rows'>;

/** The lead as it is now, or without rows when it is gone. The rows are taken whole, whatever columns they have. */
export async function readLead(db: Db, name: LeadName, now: Date): Promise<KeptLead> {
  const result = await db.execute<Reading>(statements[name.kind](name));
  const { version, rows } = result.rows[0] ?? GONE;
  return { kind: name.kind, id: String(name.id), version, at: now.toISOString(), rows };
}

/** Nothing is newer than gone. */
const GONE: Reading = { version: Number.MAX_SAFE_INTEGER, rows: null };

const statements: Record<LeadKind, (name: LeadName) => SQL> = {
  /** An appointment with the seats it owns. Each move or cancellation raises its calendar sequence. */
  appointment: ({ id, attempt }) => sql`
    select lead.calendar_sequence as version, json_build_object(
        'appointments', json_build_array(to_jsonb(lead)),
        'slot_claims', (
          select coalesce(json_agg(to_jsonb(claim) order by claim.cell), '[]')
          from slot_claims as claim where claim.appointment_id = lead.id and claim.live),
        'idempotency_keys', ${keyOf(attempt)}) as rows
    from appointments as lead where lead.id = ${id}`,

  /** A quote request with the photos it claimed; the pictures themselves lie in the storage. */
  'quote-request': ({ id, attempt }) => sql`
    select 0 as version, json_build_object(
        'quote_requests', json_build_array(to_jsonb(lead)),
        'photos', (
          select coalesce(json_agg(to_jsonb(photo)), '[]')
          from photos as photo where photo.quote_request_id = lead.id),
        'idempotency_keys', ${keyOf(attempt)}) as rows
    from quote_requests as lead where lead.id = ${id}`,

  'plan-request': ({ id, attempt }) => sql`
    select 0 as version, json_build_object(
        'plan_requests', json_build_array(to_jsonb(lead)),
        'idempotency_keys', ${keyOf(attempt)}) as rows
    from plan_requests as lead where lead.id = ${id}`,
};

function keyOf(attempt: Attempt | undefined): SQL {
  if (!attempt) return sql`'[]'::json`;
  return sql`(
    select coalesce(json_agg(to_jsonb(request)), '[]') from idempotency_keys as request
    where request.endpoint = ${attempt.endpoint} and request.key = ${attempt.key})`;
}
