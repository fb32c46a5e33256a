// Reads and writes CSV (RFC 4180) as spreadsheets make it, and keeps what we hand out from being run as formulas.
import { parse } from 'csv-parse/sync';

/** With these a spreadsheet takes a cell for a formula (OWASP, CSV Injection). */
const BEGINS_FORMULA = /^[=+\-@\t\r\n]/;
/** An amount below zero begins like one, and is none. */
const BELOW_ZERO = /^-\d+\.\d\d$/;

/** One line of a CSV file. A cell that looks like a formula begins with an apostrophe, by which spreadsheets know text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => quoted(String(cell ?? ''))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const safe = BEGINS_FORMULA.test(cell) && !BELOW_ZERO.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A cell as it was before csvLine made it safe. */
export function plainCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && BEGINS_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

/**
 * The rows of a file, the head first; blank lines are left out. Commas, semicolons and tabs part cells, whichever the first
 * line has most of. Text is UTF-8, UTF-16, or what Windows wrote before.
 *
 * @param most How many lines it may have; nothing is read beyond them.
 * @returns 'unreadable' when quotes do not end or a record is endless, 'too-long' for more lines.
 */
export function readCsv(bytes: Uint8Array, most: number): string[][] | 'unreadable' | 'too-long' {
  const text = textOf(bytes);
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(head),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      bom: true,
      max_record_size: 100_000,
      to: most + 1,
    });
    return rows.length > most ? 'too-long' : rows;
  } catch {
    return 'unreadable';
  }
}

function delimiterOf(head: string): string {
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
