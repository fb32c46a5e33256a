// What a measurement hands back, and the one table that all of them are printed in.

/** One line of the table. */
export type Result = {
  what: string;
  figure: string;
  /** The limit in words, such as "≤ 150 KB"; a dash when there is none. */
  budget: string;
  /** Null when the figure is only told, or could not be imported. */
  isWithin: boolean | null;
  /**
   * Hard figures are the same in every run (bytes, counts) and fail the bench when they are over budget. The others
   * depend on the machine and on what else it does.
   */
  isHard: boolean;
  /** What a reader must know to judge the figure. */
  note?: string;
};

/** A figure that may be at most `most`, in a unit. */
export function atMost(
  what: string,
  figure: number,
  most: number,
  unit: string,
  kind: 'hard' | 'soft',
  note?: string,
): Result {
  return {
    what,
    figure: withUnit(figure, unit),
    budget: most === 0 ? '0' : `≤ ${withUnit(most, unit)}`,
    isWithin: figure <= most,
    isHard: kind === 'hard',
    ...(note && { note }),
  };
}

/**
 * A figure held against a reference of the same run, which moves with the machine as the figure does: at most so many times
 * as much. Both are shown.
 */
export function atMostTimes(
  what: string,
  { figure, reference, unit }: { figure: number; reference: number; unit: string },
  most: number,
  note?: string,
): Result {
  const result = atMost(`${what} ÷ reference`, figure / reference, most, '×', 'soft', note);
  const both = `${withUnit(figure, '')} of ${withUnit(reference, unit)}`;
  return { ...result, figure: `${result.figure} (${both})` };
}

/** A figure that is told without a budget. */
export function told(what: string, figure: string, note?: string): Result {
  return { what, figure, budget: '–', isWithin: null, isHard: false, ...(note && { note }) };
}

/** A figure that this system does not tell, and why. What could be installed is never left out: it fails (scripts/needed-programs.ts). */
export function skipped(what: string, why: string): Result {
  return told(what, 'skipped', why);
}

/** What could not be measured, which is worse than any figure. */
export function failed(what: string, error: unknown): Result {
  return { ...told(what, 'failed', String(error)), isWithin: false, isHard: true };
}

/** Prints all results; notes stand below the table. */
export function printTable(results: Result[]): void {
  const notes = [...new Set(results.flatMap(({ note }) => note ?? []))];
  const rows = results.map((result) => [
    result.what,
    result.figure,
    result.budget,
    verdict(result),
    result.note ? `[${notes.indexOf(result.note) + 1}]` : '',
  ]);
  const table = [['Measurement', 'Figure', 'Budget', 'Verdict', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  console.log(['', lines[0], '-'.repeat(lines[0]?.length ?? 0), ...lines.slice(1), ''].join('\n'));
  for (const [index, note] of notes.entries()) console.log(`[${index + 1}] ${note}`);
}

/** Whether a hard budget is broken. */
export function isBroken(result: Result): boolean {
  return result.isHard && result.isWithin === false;
}

function verdict({ isWithin, isHard }: Result): string {
  if (isWithin === null) return '';
  if (isWithin) return 'ok';
  return isHard ? 'FAILS' : 'over (soft)';
}

/** With as many decimals as mean something: 0.0417, 2.67, 125.1, 1,028. */
function withUnit(value: number, unit: string): string {
  const places = value < 1 ? 4 : value < 10 ? 2 : 1;
  return `${value.toLocaleString('en-US', { maximumFractionDigits: places })}${unit && ` ${unit}`}`;
}
