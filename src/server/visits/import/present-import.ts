// An import as its page shows it: of a draft what it would bring, worked out anew; else what it has brought.
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import {
  type CustomerImport,
  type ImportedRow,
  importFields,
} from '#contract/visits/customer-imports.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ImportRowNote } from '#server/platform/database/schema/customer.ts';
import type { ServerContext } from '../../context.ts';
import { fileOf, type ImportRow, importedBy } from './import.queries.ts';
import { companyMonthly } from './on-file.queries.ts';
import { planImport } from './plan-import.ts';
import { listObstacles, undoUntil } from './undo-obstacles.ts';

const PREVIEWED = 10;
const SHOWN = 50;

const NOTHING = {
  ...{ newCustomers: 0, knownCustomers: 0, withoutEmail: 0, properties: 0, plans: 0, visits: 0 },
  crews: [],
  plansMonthly: '0.00',
};

/** Everything of it but the rows that are left out beyond the first fifty. */
export async function presentImport(
  context: ServerContext,
  db: Db,
  file: ImportRow,
): Promise<CustomerImport> {
  const dry = file.status === 'draft' ? await dryRun(context, db, file) : behind(file);
  const until = undoUntil(file);
  return {
    id: file.id,
    status: file.status,
    header: file.header,
    columns: fileOf(file).columns,
    rowCount: file.rowCount,
    generatedVisits: Math.max(0, (file.added?.visits.length ?? 0) - dry.counts.visits),
    importedAt: file.importedAt?.toISOString() ?? null,
    by: await importedBy(db, file),
    undo:
      until && file.added && until > context.clock()
        ? { until: until.toISOString(), obstacles: await listObstacles(db, file.added) }
        : null,
    ...dry,
  };
}

async function dryRun(context: ServerContext, db: Db, file: ImportRow) {
  const { counts, notes } = await planImport(context, db, fileOf(file));
  const rows: ImportedRow[] = notes.map(({ faults, warnings }, index) => ({
    row: index + 2,
    cells: file.rows[index] ?? [],
    faults,
    warnings,
  }));
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const warned = rows.filter(({ faults, warnings }) => faults.length === 0 && warnings.length > 0);
  const before = await companyMonthly(db);
  return {
    counts,
    monthly: { before, after: amountOf(centsOf(before) + centsOf(counts.plansMonthly)) },
    preview: rows.slice(0, PREVIEWED),
    faultCount: faulty.length,
    faults: faulty.slice(0, SHOWN),
    warningCount: warned.length,
    warnings: warned.slice(0, SHOWN),
  };
}

function behind({ counts, faults }: ImportRow) {
  return {
    counts: counts ?? NOTHING,
    monthly: null,
    preview: [],
    faultCount: faults.length,
    faults: faults
      .slice(0, SHOWN)
      .map((row) => ({ ...row, faults: notesOf(row.faults), warnings: [] })),
    warningCount: 0,
    warnings: [],
  };
}

function notesOf(notes: readonly ImportRowNote[]) {
  return notes.map(({ field, message }) => ({
    field: importFields.find((one) => one === field) ?? null,
    message,
  }));
}
