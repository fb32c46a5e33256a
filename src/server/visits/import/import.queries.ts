// Reads the files of imports.
import { desc, eq, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { type CustomerImportLine, ImportColumnChoice } from '#contract/visits/customer-imports.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { customerImports } from '#server/platform/database/schema/customer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

export type ImportRow = typeof customerImports.$inferSelect;

/** How many of the last imports are listed. */
const LISTED = 10;

/** The last imports, the latest first; without the drafts that became none. */
export async function listImports(db: Db): Promise<CustomerImportLine[]> {
  const { id, status, rowCount, importedAt, createdAt } = customerImports;
  const rows = await db
    .select({ id, status, rowCount, importedAt, createdAt, person: users })
    .from(customerImports)
    .leftJoin(users, eq(users.id, customerImports.madeBy))
    .where(sql`${status} <> 'draft'`)
    .orderBy(desc(createdAt))
    .limit(LISTED);
  return rows.map(({ person, ...row }) => ({
    ...row,
    importedAt: row.importedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    by: person && displayName(person),
  }));
}

/** @throws RequestProblem 404 for a file that is not there. */
export async function importOf(db: Db, id: string): Promise<ImportRow> {
  const [row] = await db.select().from(customerImports).where(eq(customerImports.id, id));
  if (!row) throw new RequestProblem('not_found', 'We could not find this file.');
  return row;
}

/** A file, held for a change. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(customerImports)
    .where(eq(customerImports.id, id))
    .for('update');
  return row;
}

/** Who of the office brought a file along. */
export async function importedBy(db: Db, { madeBy }: ImportRow): Promise<string | null> {
  const [person] = madeBy ? await db.select().from(users).where(eq(users.id, madeBy)) : [];
  return person ? displayName(person) : null;
}

/** Rows and columns of a file, as they are worked out. */
export function fileOf({ rows, columns }: ImportRow) {
  return { rows, columns: ImportColumnChoice.parse(columns) };
}
