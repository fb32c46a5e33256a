// A report as a file for a spreadsheet. Who took it is written down first.
import type { FastifyReply } from 'fastify';
import { amountOf } from '#company/rules/money/money.ts';
import type { Report, ReportColumn, ReportQuery } from '#contract/overviews/reports.ts';
import { csvLine } from '#server/customers/csv.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { ServerContext } from '../../context.ts';
import { readReport } from './read-report.ts';

/** Answers with a report as CSV. */
export async function sendReportFile(
  context: ServerContext,
  actorId: string,
  query: ReportQuery,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const { report, by = 'month', from, to } = query;
  const subject = { type: 'user', id: actorId } as const;
  const details = { report, by, from, to };
  await audit(context.db, {
    ...{ actorId, action: 'report-exported', subject, details },
    at: context.clock(),
  });
  const name = `report-${report}-${from}-to-${to}.csv`;
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.type('text/csv; charset=utf-8');
  return Buffer.from(fileOf(await readReport(context, query)));
}

function fileOf({ grouping, columns, lines, total, notes }: Report): string {
  const all = total ? [...lines, total] : lines;
  const body = all.map(({ label, cells }) => [
    label,
    ...columns.map((column, index) => cellOf(column, cells[index]?.value ?? null)),
  ]);
  const head = [
    grouping,
    ...columns.map(({ label, unit }) => (unit === 'minutes' ? `${label} (minutes)` : label)),
  ];
  const below = notes.map((note) => [note]);
  // Excel takes a file for UTF-8 only when it begins with this mark.
  return `\uFEFF${[head, ...body, [], ...below].map((cells) => csvLine(cells)).join('')}`;
}

function cellOf({ unit }: ReportColumn, value: number | null): string | number | null {
  if (value === null) return null;
  if (unit === 'money') return amountOf(value);
  return unit === 'share' ? `${(value / 10).toFixed(1)}%` : value;
}
