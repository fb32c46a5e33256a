// Reads and writes CSV (RFC 4180) as spreadsheets make it, and keeps what we hand out from being run as formulas.
import { parse } from 'csv-parse/sync';

/** With these a spreadsheet takes a cell for a formula (OWASP, CSV Injection). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/;

/** One line of a CSV file. A cell that looks like a formula begins with an apostrophe, by which spreadsheets know text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const safe = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell as it was before csvLine made it safe. */
export function plainCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && BEGINS_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/**
 * The rows of a file, the head first; blank lines are left out. Commas, semicolons and tabs part cells, whichever the first
 * line has most of. Text is UTF-8, or what Windows wrote before.
 *
 * @throws Error in the words of the parser when quotes do not end.
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = textOf(bytes);
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  const rows: string[][] = parse(text, {
    delimiter: delimiterOf(head),
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
    max_record_size: 100_000,
  });
  return rows.filter((row) => row.some((cell) => cell.trim()));
}

function delimiterOf(head: string): string {
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
