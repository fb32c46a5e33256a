// Takes customers from a file: kept as a draft, looked at, then taken batch by batch in a job that may be cut off anywhere.
import { eq, lt, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import {
  type CustomerImport,
  type ImportColumnChoice,
  MOST_IMPORT_ROWS,
} from '#contract/customers/customer-imports.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { customerImports } from '#server/platform/database/schema/customer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../context.ts';
import { csvLine, readCsv } from './csv.ts';
import { guessColumns, judgeRow } from './import-rows.ts';

export type ImportRow = typeof customerImports.$inferSelect;

export const importJob: JobKind<{ importId: string }> = { name: 'customer-import' };

const PREVIEWED = 20;
const FAULTS_SHOWN = 50;
const DAYS_KEPT = 30;

/**
 * Keeps a file as a draft.
 *
 * @throws RequestProblem 422 for what is no CSV, has no rows or too many.
 */
export async function keepImport(
  context: ServerContext,
  actor: CurrentUser,
  bytes: Uint8Array,
): Promise<CustomerImport> {
  const [header, ...rows] = rowsOf(bytes);
  if (!header || rows.length === 0) {
    throw refused('This file has no rows below its first line, which names the columns.');
  }
  if (rows.length > MOST_IMPORT_ROWS) {
    throw refused(`This file has more than ${MOST_IMPORT_ROWS} rows. Please split it.`);
  }
  const [kept] = await context.db
    .insert(customerImports)
    .values({
      madeBy: actor.id,
      header: header.slice(0, 200).map(clean),
      rows: rows.map((row) => row.slice(0, 200).map(clean)),
      columns: guessColumns(header.slice(0, 200)),
      rowCount: rows.length,
      createdAt: context.clock(),
    })
    .returning();
  if (!kept) throw new Error('the file was not kept');
  return presentImport(kept);
}

/** @throws RequestProblem 404 for a file that is not there. */
export async function importOf(db: Db, id: string): Promise<ImportRow> {
  const [row] = await db.select().from(customerImports).where(eq(customerImports.id, id));
  if (!row) throw new RequestProblem('not_found', 'We could not find this file.');
  return row;
}

/**
 * Says which column is what.
 *
 * @throws RequestProblem 404, 409 once it has begun, 422 for a column that the file does not have.
 */
export async function chooseColumns(
  context: ServerContext,
  id: string,
  columns: ImportColumnChoice,
): Promise<CustomerImport> {
  return context.db.transaction(async (tx) => {
    const row = await importOf(tx, id);
    if (row.status !== 'draft') {
      throw new RequestProblem('wrong_state', 'This file is already being imported.');
    }
    const chosen = Object.entries(columns).flatMap(([field, column]) =>
      column === undefined ? [] : [[field, column] as const],
    );
    if (chosen.some(([, column]) => column >= row.header.length)) {
      throw refused('This file does not have that many columns.');
    }
    const [changed] = await tx
      .update(customerImports)
      .set({ columns: Object.fromEntries(chosen) })
      .where(eq(customerImports.id, id))
      .returning();
    return presentImport(changed ?? row);
  });
}

/**
 * Begins to take the rows. Once it has begun, it changes nothing.
 *
 * @throws RequestProblem 404, 422 without a column of addresses for mail.
 */
export async function startImport(
  context: ServerContext,
  actor: CurrentUser,
  id: string,
): Promise<CustomerImport> {
  return context.db.transaction(async (tx) => {
    const row = await importOf(tx, id);
    if (!('email' in row.columns))
      throw refused('Please choose the column with the email address.');
    const [begun] = await tx
      .update(customerImports)
      .set({ status: 'running', madeBy: actor.id })
      .where(sql`${customerImports.id} = ${id} and ${customerImports.status} = 'draft'`)
      .returning();
    if (!begun) return presentImport(await importOf(tx, id));
    await audit(tx, {
      actorId: actor.id,
      action: 'customers-imported',
      subject: { type: 'customer-import', id },
      details: { rows: row.rowCount },
      at: context.clock(),
    });
    await context.jobs.enqueue(tx, importJob, { importId: id });
    return presentImport(begun);
  });
}

/** The rows that were not taken, each with what is wrong, in the file's own columns. */
export function faultsFile({ header, faults }: ImportRow): Uint8Array {
  const lines = faults.map(({ cells, faults: sentences }) =>
    csvLine([...header.map((_, column) => cells[column] ?? ''), sentences.join(' ')]),
  );
  return Buffer.from(`\uFEFF${csvLine([...header, 'What is wrong'])}${lines.join('')}`);
}

/** A file that is done is kept for a month, for its faults; one that was never begun goes the next day. */
export async function sweepImports({ db, clock }: ServerContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  await db.delete(customerImports).where(lt(customerImports.createdAt, daysAgo(DAYS_KEPT)));
  await db
    .delete(customerImports)
    .where(
      sql`${customerImports.status} = 'draft' and ${customerImports.createdAt} < ${daysAgo(1).toISOString()}`,
    );
}

/** A file as the page shows it. While it is a draft, every row is judged anew. */
export function presentImport(row: ImportRow): CustomerImport {
  const judged = row.status === 'draft' ? judgeAll(row) : undefined;
  const faults = judged ? judged.filter(({ faults: own }) => own.length > 0) : row.faults;
  return {
    id: row.id,
    status: row.status as CustomerImport['status'],
    header: row.header,
    columns: row.columns,
    rowCount: row.rowCount,
    preview: judged?.slice(0, PREVIEWED) ?? [],
    faultCount: faults.length,
    faults: faults.slice(0, FAULTS_SHOWN),
    done: row.done,
    made: row.made,
    known: row.known,
  };
}

function judgeAll({ rows, columns }: ImportRow) {
  return rows.map((cells, index) => ({
    row: index + 2,
    cells,
    faults: judgeRow(cells, columns).faults,
  }));
}

function rowsOf(bytes: Uint8Array): string[][] {
  try {
    return readCsv(bytes);
  } catch {
    throw refused('We can’t read this as a CSV file. Please export it again as CSV (UTF-8).');
  }
}

/** What no text column takes is no text of a spreadsheet either. */
function clean(cell: string): string {
  return cell.replaceAll('\0', '').toWellFormed().slice(0, 2000);
}

function refused(detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/file', detail }] });
}
