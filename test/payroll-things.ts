// An export of hours, as rows, for tests of who may take its file.
import { lastPayrollExport } from '#server/visits/payroll/payroll.queries.ts';
import { writePayrollExport } from '#server/visits/payroll/write-payroll-export.ts';
import type { People } from './access-people.ts';
import { TEST_NOW } from './now.ts';

/** An export of a week without hours; gives its number. */
export async function newPayrollExport({ office, maria }: People): Promise<number> {
  return office.test.open.db.transaction(async (tx) => {
    const number = (await lastPayrollExport(tx)) + 1;
    await writePayrollExport(tx, {
      ...{ number, items: [], leftOut: 0, actorId: maria.id, at: TEST_NOW },
      period: { from: '2026-11-02', until: '2026-11-08' },
    });
    return number;
  });
}
