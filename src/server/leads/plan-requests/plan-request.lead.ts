// What the journal keeps of a plan request, and how it comes back.
import { sql } from 'drizzle-orm';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { Tx } from '#server/platform/database/client.ts';
import {
  keyRows,
  type LeadKeeper,
  versionsOfUnchanging,
} from '#server/platform/journal/lead-keeper.ts';
import { addRow, putRow } from '#server/platform/journal/put-row.ts';
import { enqueuePlanMails } from './plan-request-mails.ts';

type PlanRequestRow = {
  id: string;
  promo_code: string | null;
  held_for_review: boolean;
  hold_reasons: ReviewReason[];
};

export const planLead: LeadKeeper = {
  kind: 'plan-request',
  read: (id, attempt) => sql`
    select 0 as version, json_build_object(
        'plan_requests', json_build_array(to_jsonb(lead)),
        'idempotency_keys', ${keyRows(attempt)}) as rows
    from plan_requests as lead where lead.id = ${id}`,

  versions: (db, ids) => versionsOfUnchanging(db, 'plan_requests', ids),

  async restore(tx, rowsOf, jobs) {
    for (const row of rowsOf('plan_requests')) {
      const request = row as PlanRequestRow;
      await putRow(tx, 'plan_requests', row);
      if (request.promo_code && !request.held_for_review) {
        await countUseAgain(tx, request.promo_code);
      }
      if (jobs) await enqueuePlanMails(jobs, tx, request.id, request.hold_reasons);
    }
    for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
  },
};

/** The use of a promo code that the backup has not counted. The person was promised it, so a full one stays full. */
async function countUseAgain(tx: Tx, code: string): Promise<void> {
  await tx.execute(sql`
    update promo_codes set uses = uses + 1
    where code = ${code} and (max_uses is null or uses < max_uses)`);
}
