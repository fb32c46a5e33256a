// The job that takes the rows of a file, a batch in each transaction: cut off anywhere, it goes on behind the last batch.
import { eq } from 'drizzle-orm';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { customerImports, type ImportFault } from '#server/platform/database/schema/customer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../context.ts';
import type { ImportRow } from './import.service.ts';
import { judgeRow } from './import-rows.ts';
import { makeCustomer } from './make-customer.ts';

/** So few that nobody else waits long for the embedded database. */
const BATCH = 50;

/** Takes what is left of a file. */
export async function takeRows(context: ServerContext, importId: string): Promise<void> {
  while (await takeBatch(context, importId));
}

/** Takes the next rows; false when there is nothing left to do. */
async function takeBatch(context: ServerContext, importId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(customerImports)
      .where(eq(customerImports.id, importId))
      .for('update');
    if (row?.status !== 'running') return false;
    const batch = row.rows.slice(row.done, row.done + BATCH);
    const outcome = { made: row.made, known: row.known, faults: [...row.faults] };
    for (const [index, cells] of batch.entries()) {
      const result = await takeRow(context, tx, row, cells);
      if (result === 'made' || result === 'known') outcome[result] += 1;
      else outcome.faults.push(faultOf(row.done + index, cells, result));
    }
    const done = row.done + batch.length;
    const isDone = done >= row.rowCount;
    await tx
      .update(customerImports)
      .set({
        ...outcome,
        done,
        ...(isDone && { status: 'done', rows: [] }),
      })
      .where(eq(customerImports.id, importId));
    await notifyStaff(tx, 'customer');
    return !isDone;
  });
}

/** Made, known, or what is wrong with it. In a savepoint of its own: a row that the database refuses takes no other along. */
async function takeRow(
  context: ServerContext,
  tx: Tx,
  { id, columns, madeBy }: ImportRow,
  cells: string[],
): Promise<'made' | 'known' | string[]> {
  const { customer, faults } = judgeRow(cells, columns);
  if (!customer) return faults;
  try {
    return await tx.transaction(async (row) => {
      const made = await makeCustomer(row, customer, context.config.staffEmails);
      if (made.isNew || made.isNewProperty) {
        await audit(row, {
          actorId: madeBy,
          action: 'customer-made',
          subject: { type: 'user', id: made.userId },
          details: { isNew: made.isNew, isNewProperty: made.isNewProperty, import: id },
          at: context.clock(),
        });
      }
      return made.isNew ? 'made' : 'known';
    });
  } catch (error) {
    if (error instanceof RequestProblem) return [error.message];
    throw error;
  }
}

function faultOf(index: number, cells: string[], faults: string[]): ImportFault {
  return { row: index + 2, cells, faults };
}
