// What the office does with a file: upload it as a draft, match its columns, import it. What it brings is shown before.
import { and, eq, lt, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import {
  type CustomerImport,
  type ImportColumnChoice,
  MOST_IMPORT_ROWS,
} from '#contract/visits/customer-imports.ts';
import { customerImports } from '#server/platform/database/schema/customer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { readCsv } from '../../customers/csv.ts';
import { guessColumns } from './column-names.ts';
import { fileOf, importOf, lockImport } from './import.queries.ts';
import { planImport } from './plan-import.ts';
import { presentImport } from './present-import.ts';

export const importJob: JobKind<{ importId: string }> = { name: 'customer-import' };

const DAYS_KEPT = 30;
const MOST_COLUMNS = 200;
const MOST_CELL = 2000;

/**
 * Saves a file as a draft.
 *
 * @throws RequestProblem 422 for what is no CSV, has no rows or too many.
 */
export async function saveImport(
  context: ServerContext,
  staff: CurrentUser,
  bytes: Uint8Array,
): Promise<CustomerImport> {
  if (bytes.length === 0) throw refused('Please choose a CSV file, or paste its rows.');
  const [header, ...rows] = rowsOf(bytes);
  if (!header || rows.length === 0) {
    throw refused('This file has no rows below its first line, which names the columns.');
  }
  const [saved] = await context.db
    .insert(customerImports)
    .values({
      madeBy: staff.id,
      header: header.slice(0, MOST_COLUMNS).map(clean),
      rows: rows.map((row) => row.slice(0, MOST_COLUMNS).map(clean)),
      columns: guessColumns(header.slice(0, MOST_COLUMNS)),
      rowCount: rows.length,
      createdAt: context.clock(),
    })
    .returning();
  if (!saved) throw new Error('the file was not saved');
  return presentImport(context, context.db, saved);
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
    const row = (await lockImport(tx, id)) ?? (await importOf(tx, id));
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
    return presentImport(context, tx, changed ?? row);
  });
}

/**
 * Begins the import; its job does all of it at once. Once it has begun, it changes nothing.
 *
 * @throws RequestProblem 404; 422 for a file that brings nothing, or has faulty rows that were not left out knowingly.
 */
export async function startImport(
  context: ServerContext,
  staff: CurrentUser,
  id: string,
  { leaveOutFaulty }: { leaveOutFaulty: boolean },
): Promise<CustomerImport> {
  return context.db.transaction(async (tx) => {
    const row = (await lockImport(tx, id)) ?? (await importOf(tx, id));
    if (row.status !== 'draft') return presentImport(context, tx, row);
    const planned = await planImport(context, tx, fileOf(row));
    const faulty = planned.notes.filter(({ faults }) => faults.length > 0).length;
    if (faulty === row.rowCount) throw refused('No row can be imported as it is.');
    if (faulty > 0 && !leaveOutFaulty) {
      throw refused('Some rows have problems. Correct the file, or import it without those rows.');
    }
    const [begun] = await tx
      .update(customerImports)
      .set({ status: 'running', madeBy: staff.id })
      .where(eq(customerImports.id, id))
      .returning();
    await context.jobs.enqueue(tx, importJob, { importId: id });
    return presentImport(context, tx, begun ?? row);
  });
}

/** An import is kept for a month, for its faults and its undo; a draft that was not begun goes the next day. */
export async function sweepImports({ db, clock }: ServerContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * 86_400_000);
  const { status, createdAt } = customerImports;
  await db.delete(customerImports).where(lt(createdAt, daysAgo(DAYS_KEPT)));
  await db.delete(customerImports).where(and(sql`${status} = 'draft'`, lt(createdAt, daysAgo(1))));
}

function rowsOf(bytes: Uint8Array): string[][] {
  const read = readCsv(bytes, MOST_IMPORT_ROWS + 1);
  if (read === 'unreadable') {
    throw refused('We can’t read this as a CSV file. Please export it again as CSV (UTF-8).');
  }
  if (read === 'too-long') {
    throw refused(
      `This file has more than ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows. Please split it.`,
    );
  }
  return read;
}

/** What no text column takes is no text of a spreadsheet either. */
function clean(cell: string): string {
  return cell.replaceAll('\0', '').toWellFormed().slice(0, MOST_CELL);
}

function refused(detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/file', detail }] });
}
