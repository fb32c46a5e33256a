// Works out what a file would bring: every row read and judged, gathered by customer, and compared with what is on file. It writes
// nothing; the dry run shows it, and the import carries it out (docs/product/import.md#dry-run).
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { isServiceDay } from '#company/rules/visits/visit-days.ts';
import type {
  ImportColumnChoice,
  ImportCounts,
  ImportNote,
} from '#contract/visits/customer-imports.ts';
import { closedServiceDays } from '#server/leads/plan-requests/plan-request.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { findKnownCustomers } from '../../customers/known-customers.ts';
import { gatherRows } from './gather-rows.ts';
import { type Found, Judge, type PlannedCustomer } from './judge-customer.ts';
import { type CrewOnFile, crewsOnFile, propertiesOnFile } from './on-file.queries.ts';
import { type ReadRow, readRow } from './read-row.ts';

export type PlannedImport = {
  customers: PlannedCustomer[];
  crews: Map<string, CrewOnFile>;
  counts: ImportCounts;
  /** Of each row of the file, in its order. */
  notes: { faults: ImportNote[]; warnings: ImportNote[] }[];
};

/** How many rows are read before others get their turn. */
const ROWS_AT_ONCE = 500;

/** What the rows would bring as things are now. */
export async function planImport(
  context: ServerContext,
  db: Db,
  file: { rows: readonly (readonly string[])[]; columns: ImportColumnChoice },
): Promise<PlannedImport> {
  const rows: ReadRow[] = [];
  for (const [index, cells] of file.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await new Promise(setImmediate);
    rows.push(readRow(cells, file.columns));
  }
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const found = await withOnFile(context, db, rows, today);
  const crews = await crewsOnFile(db);
  const closed = await closedServiceDays(db, today);
  const isOpen = (day: string) => isServiceDay(day, closed);
  const judge = new Judge(context, rows, { today, isOpen, crews });
  const customers = found
    .map((customer) => judge.customer(customer))
    .filter(({ rows: own }) => own.length > 0);
  return { customers, crews, counts: countsOf(customers, crews), notes: rows };
}

/** The customers of the file with what is on file of them; rows about those who may not be customers are faulty. */
async function withOnFile(
  { config }: ServerContext,
  db: Db,
  rows: readonly ReadRow[],
  today: string,
): Promise<Found[]> {
  const gathered = gatherRows(rows);
  const known = await findKnownCustomers(db, gathered, config.staffEmails);
  const userIds = known.flatMap((one) => (one && 'userId' in one ? [one.userId] : []));
  const onFile = await propertiesOnFile(db, userIds, today);
  return gathered.flatMap((customer, index) => {
    const one = known[index];
    if (one && 'refusal' in one) {
      for (const row of customer.rows)
        rows[row]?.faults.push({ field: 'email', message: one.refusal });
      return [];
    }
    const userId = one?.userId ?? null;
    return [{ customer, userId, properties: onFile.get(userId ?? '') ?? [] }];
  });
}

function countsOf(
  customers: readonly PlannedCustomer[],
  crews: ReadonlyMap<string, CrewOnFile>,
): ImportCounts {
  const added = customers.filter(({ userId }) => userId === null);
  const properties = customers.flatMap((customer) => customer.properties);
  const plans = properties.flatMap((property) => property.plans);
  const visits = properties.flatMap((property) => property.visits);
  const monthly = plans.reduce((sum, { monthlyPrice }) => sum + centsOf(monthlyPrice), 0);
  const named = new Map(
    [...plans, ...visits].flatMap(({ crew }) => (crew ? [[crew.toLowerCase(), crew]] : [])),
  );
  return {
    newCustomers: added.length,
    knownCustomers: customers.length - added.length,
    withoutEmail: added.filter(({ email }) => email === null).length,
    properties: properties.filter(({ onFile }) => onFile === null).length,
    plans: plans.length,
    visits: visits.length,
    crews: [...named].flatMap(([key, name]) => (crews.has(key) ? [] : [name])).sort(),
    plansMonthly: amountOf(monthly),
  };
}
