// What the journal keeps of a quote request, and how it comes back.
import { sql } from 'drizzle-orm';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import {
  keyRows,
  type LeadKeeper,
  versionsOfUnchanging,
} from '#server/platform/journal/lead-keeper.ts';
import { addRow, putRow } from '#server/platform/journal/put-row.ts';
import { enqueueQuoteMails } from './quote-request-mails.ts';

type QuoteRequestRow = { id: string; hold_reasons: ReviewReason[] };

/** A quote request with the photos it claimed; the pictures themselves lie in the storage. */
export const quoteLead: LeadKeeper = {
  kind: 'quote-request',
  read: (id, attempt) => sql`
    select 0 as version, json_build_object(
        'quote_requests', json_build_array(to_jsonb(lead)),
        'photos', (
          select coalesce(json_agg(to_jsonb(photo)), '[]')
          from photos as photo where photo.quote_request_id = lead.id),
        'idempotency_keys', ${keyRows(attempt)}) as rows
    from quote_requests as lead where lead.id = ${id}`,

  versions: (db, ids) => versionsOfUnchanging(db, 'quote_requests', ids),

  async restore(tx, rowsOf, jobs) {
    for (const row of rowsOf('quote_requests')) {
      const request = row as QuoteRequestRow;
      await putRow(tx, 'quote_requests', row);
      if (jobs) await enqueueQuoteMails(jobs, tx, request.id, request.hold_reasons);
    }
    for (const row of rowsOf('photos')) await putRow(tx, 'photos', row);
    for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
  },
};
