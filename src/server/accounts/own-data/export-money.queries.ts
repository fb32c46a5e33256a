// The sections of the file of all data about money: invoices with what became of them, payments, refunds and what is not billed yet.
import { type SQL, sql } from 'drizzle-orm';

/** By their names in the file. Amounts are dollars. */
export function moneySections(userId: string): Record<string, SQL> {
  return {
    invoices: sql`
      select invoice.number, invoice.billed_to as "billedTo", invoice.issued_on as "issuedOn", invoice.due_on as "dueOn",
        ${dollars(sql`invoice.subtotal_cents`)} as "subtotal", ${dollars(sql`invoice.tax_cents`)} as "salesTax",
        ${dollars(sql`invoice.total_cents`)} as "total",
        (select coalesce(json_agg(json_build_object('title', title, 'date', served_on, 'address', place, 'lines', lines,
            'salesTax', ${dollars(sql`tax_cents`)}, 'total', ${dollars(sql`total_cents`)}) order by position), '[]')
          from invoice_items as item where item.invoice_id = invoice.id) as "items",
        (select coalesce(json_agg(json_build_object('number', note.number, 'on', note.issued_on, 'reason', note.reason,
            'total', ${dollars(sql`note.total_cents`)},
            'items', (select json_agg(json_build_object('title', item.title, 'amount', ${dollars(sql`credited.subtotal_cents + credited.tax_cents`)}))
              from credit_note_items as credited join invoice_items as item on item.id = credited.item_id
              where credited.credit_note_id = note.id)) order by note.number), '[]')
          from credit_notes as note where note.invoice_id = invoice.id) as "creditNotes",
        (select coalesce(json_agg(json_build_object('on', entry.booked_on, 'what', entry.kind,
            'amount', ${dollars(sql`-line.cents`)}) order by line.id), '[]')
          from ledger_lines as line join ledger_entries as entry on entry.id = line.entry_id
          where line.invoice_id = invoice.id and entry.kind <> 'invoice') as "settledBy"
      from invoices as invoice where invoice.user_id = ${userId} order by invoice.number`,
    payments: sql`
      select method, ${dollars(sql`cents`)} as "amount", received_on as "receivedOn", reference, note,
        reversed_at as "takenBackAt", reverse_reason as "takenBackBecause"
      from payments where user_id = ${userId} order by created_at`,
    onlinePayments: sql`
      select ${dollars(sql`cents`)} as "amount", status, method_label as "method", failure, created_at as "begunAt",
        ended_at as "endedAt",
        (select coalesce(json_agg(json_build_object('amount', ${dollars(sql`back.cents`)}, 'status', back.status) order by back.created_at), '[]')
          from online_refunds as back where back.online_payment_id = online_payments.id) as "refunds",
        (select coalesce(json_agg(json_build_object('amount', ${dollars(sql`dispute.cents`)}, 'status', dispute.status)), '[]')
          from stripe_disputes as dispute where dispute.online_payment_id = online_payments.id) as "disputes"
        from online_payments where user_id = ${userId} order by created_at`,
    keptCards: sql`
      select label, expires, created_at as "keptSince", removed_at as "removedAt"
      from saved_methods where user_id = ${userId} order by created_at`,
    autopay: sql`
      select kind as "what", method_label as "cardOrAccount", terms, terms_hash as "sha256OfTerms", reason, created_at as "at",
        (select coalesce(json_agg(json_build_object('invoice', invoice.number, 'amount', ${dollars(sql`notice.cents`)},
            'chargeOn', notice.charge_on, 'mailedAt', notice.mailed_at) order by notice.id), '[]')
          from autopay_notices as notice join invoices as invoice on invoice.id = notice.invoice_id
          where notice.change_id = autopay_changes.id) as "announcedCharges"
      from autopay_changes where user_id = ${userId} order by id`,
    refunds: sql`
      select method, ${dollars(sql`cents`)} as "amount", refunded_on as "refundedOn", reason, reference
      from refunds where user_id = ${userId} order by created_at`,
    charges: sql`
      select description, amount, charged_on as "chargedOn",
        exists (select from invoice_items where charge_id = charges.id) as "isBilled"
      from charges where user_id = ${userId} order by id`,
    paymentReminders: sql`
      select invoice.number as "invoice", reminder.sent_on as "sentOn", ${dollars(sql`reminder.open_cents`)} as "owedThen"
      from payment_reminders as reminder join invoices as invoice on invoice.id = reminder.invoice_id
      where invoice.user_id = ${userId} order by reminder.id`,
    noRemindersBecause: sql`
      select reason, started_at as "from", ended_at as "until"
      from reminder_holds where user_id = ${userId} order by id`,
  };
}

function dollars(cents: SQL): SQL {
  return sql`(round((${cents}) / 100.0, 2))::text`;
}
