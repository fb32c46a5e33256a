// The rows behind a figure of money: items of invoices and credit notes, payments, accepted quotes and agreed plans.
import { sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { factFigures } from '#company/rules/overviews/report-figures.ts';
import { datesOfMonth, isCalendarMonth } from '#company/rules/time/company-time.ts';
import type { ReportRow, ReportRowsQuery } from '#contract/overviews/reports.ts';
import type { ServerContext } from '../../context.ts';
import { figuresOf } from './money-report.ts';
import { noSuchFigure, PAGE, pageOfRows, placeByDay, type RowsPage } from './rows-page.ts';

/** A fact with what it is of. */
type FactRow = {
  id: number;
  on: string;
  cents: number;
  title: string | null;
  visitId: number | null;
  invoiceId: string | null;
  invoiceNumber: number | null;
  noteNumber: number | null;
  requestId: number | null;
  leadId: string | null;
  planId: number | null;
  userId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
};

/** A page of them. @throws RequestProblem 422 for a figure that there is not, or a cursor that no list has given. */
export async function moneyRows({ db }: ServerContext, query: ReportRowsQuery): Promise<RowsPage> {
  const { by = 'month', key, cursor } = query;
  const figure = factFigures.find((name) => name === query.column);
  if (!figure || !figuresOf[by].includes(figure)) noSuchFigure();
  const place = placeByDay(cursor);
  const after = place ? sql`and (on_day, id) > (${place[0]}::date, ${place[1]}::int)` : sql``;
  const { from, to } = by === 'month' ? daysOfMonth(query, key) : query;
  const within =
    key === undefined || by === 'month' ? sql`` : sql`and ${sql.identifier(by)} = ${key}`;
  const { rows } = await db.execute<FactRow>(sql`
    select fact.id, fact.on_day::text as on, fact.cents::float8 as cents,
      coalesce(item.title, credited.title, quote.title, plan.name) as title,
      coalesce(item.visit_id, credited.visit_id) as "visitId", invoice.id as "invoiceId", invoice.number as "invoiceNumber",
      note.number as "noteNumber", quote.service_request_id as "requestId", quote.quote_request_id as "leadId",
      plan.id as "planId", person.id as "userId", person.first_name as "firstName", person.last_name as "lastName", person.email
    from (select * from report_facts where figure = ${figure} and on_day between ${from} and ${to} ${within} ${after}
      order by on_day, id limit ${PAGE + 1}) as fact
    left join invoice_items as item on item.id = fact.item_id
    left join credit_note_items as credit on credit.id = fact.credit_item_id
    left join credit_notes as note on note.id = credit.credit_note_id
    left join invoice_items as credited on credited.id = credit.item_id
    left join ledger_lines as line on line.id = fact.line_id
    left join ledger_entries as entry on entry.id = line.entry_id
    left join invoices as invoice on invoice.id = coalesce(item.invoice_id, note.invoice_id, entry.invoice_id)
    left join quotes as quote on quote.id = fact.quote_id
    left join plan_agreements as agreement on agreement.id = fact.agreement_id
    left join service_plans as plan on plan.id = agreement.service_plan_id
    left join users as person on person.id = coalesce(invoice.user_id, line.user_id, quote.user_id, agreement.user_id)
    order by fact.on_day, fact.id`);
  return pageOfRows(rows, presentFact, ({ on, id }) => [on, id]);
}

/** The days of a month that are within those asked for; without one all of them. */
function daysOfMonth({ from, to }: ReportRowsQuery, month: string | undefined) {
  if (month === undefined) return { from, to };
  if (!isCalendarMonth(month)) noSuchFigure();
  const last = datesOfMonth(month).at(-1) ?? to;
  const first = `${month}-01`;
  return { from: first > from ? first : from, to: last < to ? last : to };
}

function presentFact(row: FactRow): ReportRow {
  const { title, noteNumber, invoiceNumber } = row;
  const customer = row.userId ? displayName(row) : '';
  const paper = noteNumber
    ? `Credit note ${noteNumber} of invoice ${invoiceNumber}`
    : invoiceNumber && `Invoice ${invoiceNumber}`;
  return {
    id: String(row.id),
    on: row.on,
    title: title || (row.cents < 0 ? 'Money given back' : 'Payment'),
    note: [customer, paper].filter(Boolean).join(', '),
    cents: row.cents,
    link: linkOf(row),
  };
}

/** The nearest record of it; of a billed visit the visit itself, which has the photos. */
function linkOf({
  visitId,
  invoiceId,
  requestId,
  leadId,
  planId,
  userId,
}: FactRow): ReportRow['link'] {
  if (visitId) return { kind: 'visit', id: String(visitId) };
  if (invoiceId) return { kind: 'invoice', id: invoiceId };
  if (requestId) return { kind: 'request', id: String(requestId) };
  if (leadId) return { kind: 'lead', id: `quote/${leadId}` };
  if (planId) return { kind: 'plan', id: String(planId) };
  return { kind: 'account', id: userId ?? '' };
}
