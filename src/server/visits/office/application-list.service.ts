// Shows the office the records of pesticide applications, and writes them as a CSV file page by page while it is being read
// (docs/product/console.md#application-records).
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { addDays, dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ApplicationQuery, ListedApplication } from '#contract/visits/application-list.ts';
import { csvLine } from '#server/customers/csv.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { ServerContext } from '../../context.ts';
import { presentRecord } from '../core/application-records.ts';
import {
  type ListedRow,
  listApplications,
  type WantedApplications,
} from './application-list.queries.ts';

/** So many stand on a page, and so many are read at once for the file. */
const PAGE = 30;
const PAGE_OF_FILE = 500;

const HEAD = [
  ...['Date', 'Time', 'Customer', 'Address', 'Product', 'EPA registration number', 'Target'],
  ...['Area (sq ft)', 'Rate', 'Total amount', 'Wind (mph)', 'Wind from', 'Temperature (°F)'],
  ...['Method', 'Applicator', 'License', 'Stay off until', 'Crew'],
];

/** A page of records, the latest first. @throws RequestProblem 422 for a cursor that no list has given. */
export async function applicationsPage(context: ServerContext, query: ApplicationQuery) {
  const { items, next } = await listApplications(context.db, wantedBy(context, query), PAGE);
  return { items: items.map((row) => presentListed(context, row)), next };
}

/** Answers with the file of all records that the filter has. Who took it is written down first. */
export async function exportApplications(
  context: ServerContext,
  actor: CurrentUser,
  query: Omit<ApplicationQuery, 'cursor'>,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const { clock, db, settings } = context;
  const now = clock();
  const wanted = wantedBy(context, query);
  await audit(db, {
    actorId: actor.id,
    action: 'application-records-exported',
    subject: { type: 'user', id: actor.id },
    details: { from: query.from ?? null, to: query.to ?? null, isSearch: Boolean(query.q) },
    at: now,
  });
  async function* lines() {
    // Excel takes a file for UTF-8 only when it begins with this mark.
    yield `\uFEFF${csvLine(HEAD)}`;
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listApplications(db, { ...wanted, cursor }, PAGE_OF_FILE);
      yield page.items.map((row) => csvLine(cellsOf(presentListed(context, row)))).join('');
      cursor = page.next;
    }
  }
  const name = `application-records-${dateInZone(now, settings().timeZone)}.csv`;
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  await reply.type('text/csv; charset=utf-8').send(Readable.from(lines()));
  return new Uint8Array();
}

/** Days at the company as the instants between which they lie. */
function wantedBy(
  { settings }: ServerContext,
  { from, to, crewId, q, cursor }: ApplicationQuery,
): WantedApplications {
  const { timeZone } = settings();
  const midnight = (date: string) => toInstant(date, '00:00', timeZone);
  return {
    from: from === undefined ? undefined : midnight(from),
    before: to === undefined ? undefined : midnight(addDays(to, 1)),
    crewId,
    words: q,
    cursor,
  };
}

function presentListed(context: ServerContext, { record, crewName }: ListedRow): ListedApplication {
  return {
    ...presentRecord(context, record),
    visitId: record.visitId,
    date: dateInZone(record.appliedAt, context.settings().timeZone),
    customerName: record.customerName,
    address: record.address,
    crew: crewName,
  };
}

function cellsOf(one: ListedApplication): (string | number | null)[] {
  return [
    ...[one.date, one.appliedAt, one.customerName, one.address, one.product],
    ...[one.registrationNumber, one.target, one.area, one.rate, one.amount, one.windSpeed],
    ...[one.windDirection, one.temperature, one.method, one.applicator, one.license],
    ...[one.reEntry, one.crew],
  ];
}
