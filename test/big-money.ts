// The money of a big company: what was done is priced, most of it billed and most of that paid; the work of one property in fifty waits.

const LINES = `'[{"label":"Mowing","amount":"52.39","taxClass":"taxable"},{"label":"Trust and Safety Fee","amount":"2.99","taxClass":"taxable"}]'`;
const lines = (account: string, cents: string, invoice = 'null::uuid') =>
  `insert into ledger_lines (entry_id, account, cents, user_id, invoice_id)
   select entry.id, '${account}', ${cents}, entry.user_id, ${invoice} from ledger_entries as entry
   left join invoices as invoice on invoice.id = entry.invoice_id left join payments as payment on payment.id = entry.payment_id`;
/** What the triggers would have written, by the views that they write it from. */
const factsOf = (view: string, source: string) =>
  `insert into report_facts (figure, on_day, cents, service, crew, zip, source, ${source}) select * from ${view}`;
const ofInvoices = `where entry.kind = 'invoice'`;
const ofPayments = `where entry.kind = 'payment'`;

/** The statements, in order, without triggers; customers, properties and visits are there. */
export const bigMoney: readonly string[] = [
  `update visits set price_lines = ${LINES} where status = 'completed'`,
  `insert into invoices (id, number, user_id, billed_to, issued_on, due_on, subtotal_cents, taxable_cents, tax_cents, total_cents, created_at)
   select gen_random_uuid(), 1000 + property.id, user_id, 'Customer', current_date - (property.id % 900 + 20), current_date - (property.id % 900 + 6),
     done.visits * 5538, done.visits * 5538, done.visits * 457, done.visits * 5995, now()
   from properties as property join (
     select property_id, count(*)::int as visits from visits where status = 'completed' group by property_id) as done
   on done.property_id = property.id where property.id % 50 > 0`,
  `insert into invoice_items (invoice_id, position, kind, account, visit_id, title, served_on, place, lines, tax_basis_points,
     subtotal_cents, taxable_cents, tax_cents, total_cents)
   select invoice.id, row_number() over (partition by invoice.id order by visit.id), 'visit', 'revenue-mowing', visit.id, 'Mowing',
     visit.scheduled_date, property.address, ${LINES}, 825, 5538, 5538, 457, 5995
   from invoices as invoice join properties as property on property.id = invoice.number - 1000
   join visits as visit on visit.property_id = property.id where visit.status = 'completed'`,
  `insert into ledger_entries (kind, user_id, booked_on, invoice_id, created_at)
   select 'invoice', user_id, issued_on, id, now() from invoices`,
  `insert into payments (user_id, method, cents, received_on, created_at)
   select user_id, 'check', total_cents, due_on, now() from invoices where number % 40 > 0`,
  `insert into ledger_entries (kind, user_id, booked_on, payment_id, created_at)
   select 'payment', user_id, received_on, id, now() from payments`,
  `${lines('receivable', 'invoice.total_cents', 'invoice.id')} ${ofInvoices}`,
  `${lines('revenue-mowing', '-invoice.subtotal_cents')} ${ofInvoices}`,
  `${lines('sales-tax-state', '-invoice.tax_cents')} ${ofInvoices}`,
  `${lines('checks', 'payment.cents')} ${ofPayments}`,
  `insert into ledger_lines (entry_id, account, cents, user_id, invoice_id)
   select entry.id, 'receivable', -payment.cents, entry.user_id, invoice.id from ledger_entries as entry
   join payments as payment on payment.id = entry.payment_id
   join invoices as invoice on invoice.user_id = entry.user_id and invoice.number % 40 > 0`,
  // Most of what was not paid is old, and had its last reminder.
  `insert into unsettled_invoices (invoice_id, due_on, last_step)
   select invoice.id, invoice.due_on, case when invoice.number % 2000 = 0 then 0 else 3 end from ledger_lines as line join invoices as invoice on invoice.id = line.invoice_id
   group by invoice.id having sum(line.cents) <> 0`,
  factsOf('facts_of_items', 'item_id'),
  factsOf('facts_of_lines', 'line_id'),
  `insert into report_sums (dimension, figure, on_day, key, facts, cents)
   select by.dimension, figure, on_day, by.key, count(*), sum(cents) from report_facts as fact
   cross join lateral (values ('all', ''), ('service', service), ('crew', crew), ('zip', zip), ('source', source)) as by (dimension, key)
   where figure in ('invoiced', 'paid') group by 1, 2, 3, 4`,
  `insert into lawn_years (property_id, year, visits, minutes, cents)
   select property_id, extract(year from scheduled_date), count(*), sum(duration), sum(price_of_visit(visit)) from visits as visit
   where counts_for_lawn(visit) group by 1, 2`,
  `insert into unbilled_visits (visit_id, served_on)
   select id, scheduled_date from visits where status = 'completed' and property_id % 50 = 0`,
];
