// Money when a merge is undone: entries made since follow the invoice or payment that they are about, and accounts whose money was mixed stay one.
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

type Between = { from: string; to: string };

/** After everything else has moved back. @throws RequestProblem 409 when money of one has settled what the other owes. */
export async function moveMoneyBack(tx: Tx, between: Between): Promise<void> {
  const { from, to } = between;
  await tx.execute(sql`
    update ledger_entries as entry set user_id = ${to} where user_id = ${from} and (
      credit_note_id in (select note.id from credit_notes as note
        join invoices as invoice on invoice.id = note.invoice_id where invoice.user_id = ${to})
      or payment_id in (select id from payments where user_id = ${to})
      or reverses_id in (select id from ledger_entries where user_id = ${to}))`);
  await tx.execute(sql`
    update ledger_lines as line set user_id = ${to} from ledger_entries as entry
    where entry.id = line.entry_id and entry.user_id = ${to} and line.user_id = ${from}`);
  if (await isMixed(tx, between)) {
    throw new RequestProblem(
      'wrong_state',
      'Since the merge, money of one was used for an invoice of the other, so this merge can no longer be undone.',
    );
  }
}

/** Whether an invoice was settled by the other one's money, or one has used credit of the other. */
async function isMixed(tx: Tx, { from, to }: Between): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    (select 1 from ledger_lines as line join invoices as invoice on invoice.id = line.invoice_id
      where invoice.user_id in (${from}, ${to}) and line.user_id <> invoice.user_id
      group by invoice.id having sum(line.cents) <> 0 limit 1)
    union all
    (select 1 from ledger_lines where account = 'customer-credit' and user_id in (${from}, ${to})
      group by user_id having sum(cents) > 0 limit 1)
    union all
    (select 1 from ledger_entries as entry join invoices as invoice on invoice.id = entry.invoice_id
      where entry.kind = 'deposit-used' and entry.user_id in (${from}, ${to}) and invoice.user_id <> entry.user_id limit 1)`);
  return rows.length > 0;
}
