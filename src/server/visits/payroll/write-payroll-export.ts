// The one writer of exports of hours: a number, its period, and the rows that its file has for good.
import type { PayrollPeriod } from '#contract/visits/payroll.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { payrollExportRows, payrollExports } from '#server/platform/database/schema/payroll.ts';
import type { ExportItem } from './export-items.ts';

type NewExport = {
  number: number;
  period: PayrollPeriod;
  items: readonly ExportItem[];
  leftOut: number;
  actorId: string;
  at: Date;
};

/** @throws a violation of the primary key when the number is taken. */
export async function writePayrollExport(
  tx: Tx,
  { number, period, items, leftOut, actorId, at }: NewExport,
): Promise<void> {
  const { from: fromDate, until: untilDate } = period;
  const taken = { takenBy: actorId, takenAt: at };
  await tx
    .insert(payrollExports)
    .values({ number, fromDate, untilDate, leftOut, ...taken, hasBreaks: true });
  for (const part of inChunks(items)) {
    await tx
      .insert(payrollExportRows)
      .values(part.map(({ person: _, ...row }) => ({ ...row, exportNumber: number })));
  }
}
