// Gives out the files of an export. They are made of rows that never change, so a file is the same whenever it is asked for; who took it is
// written down first.
import type { FastifyReply } from 'fastify';
import { type ExportFile, INVOICES_A_FILE } from '#contract/billing/books-exports.ts';
import { csvLine } from '#server/customers/csv.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { type ExportedLine, findExport, itemsOf, linesOfExport } from './export.queries.ts';
import { creditNotesFile, invoicesFile, journalFile, paymentsFile } from './quickbooks-files.ts';

type Asked = { number: number; file: ExportFile; part?: number | undefined };

/** @throws RequestProblem 404 for an export or a part of it that there is not. */
export async function downloadExport(
  { db, clock }: ServerContext,
  actorId: string,
  { number, file, part = 1 }: Asked,
  reply: FastifyReply,
): Promise<Uint8Array> {
  if (!(await findExport(db, number))) throw notFound();
  const { head, rows } = await contentOf(db, { number, file, part });
  if (part > 1 && rows.length === 0) throw notFound();
  const subject = { type: 'user', id: actorId } as const;
  const details = { number, file, part };
  await audit(db, { actorId, action: 'books-export-downloaded', subject, details, at: clock() });
  const name = `books-${number}-${file}${part > 1 ? `-${part}` : ''}.csv`;
  reply.header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  // Excel takes a file for UTF-8 only when it begins with this mark.
  return new TextEncoder().encode(`\uFEFF${[head, ...rows].map(csvLine).join('')}`);
}

async function contentOf(db: Db, { number, file, part }: Asked & { part: number }) {
  const lines = await linesOfExport(db, number);
  if (file === 'journal') return journalFile(lines);
  if (file === 'credit-notes') return creditNotesFile(lines);
  if (file === 'payments') return paymentsFile(lines);
  const ids = invoicesIn(lines).slice((part - 1) * INVOICES_A_FILE, part * INVOICES_A_FILE);
  const asked = new Set(ids);
  const ofPart = lines.filter(({ entry }) => entry.invoiceId && asked.has(entry.invoiceId));
  return invoicesFile(ofPart, await itemsOf(db, ids));
}

function invoicesIn(lines: readonly ExportedLine[]): string[] {
  const issued = lines.filter(({ entry }) => entry.kind === 'invoice');
  return [...new Set(issued.flatMap(({ entry }) => entry.invoiceId ?? []))];
}

function notFound(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this export.');
}
