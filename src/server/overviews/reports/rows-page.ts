// A page of rows by day and id, and the refusal of a figure that a report does not have.
import { z } from 'zod';
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import type { ReportRow } from '#contract/overviews/reports.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** What rows of a page there are, and where the next one begins. */
export type RowsPage = { items: ReportRow[]; next: string | null };

export const PAGE = 50;

const Id = z.int().min(0).max(2_147_483_647);
const CursorDate = z.string().refine((text) => isCalendarDate(text) && text > '0001');
const ByDay = z.tuple([CursorDate, Id]);
const ByInstant = z.tuple([CursorInstant, Id]);
const ByNumber = z.tuple([z.int().min(-2_147_483_648).max(2_147_483_647), Id]);

/** Where a page begins that is ordered by day, by instant, or by a number. @throws RequestProblem 422 for any other cursor. */
export const placeByDay = (cursor: string | undefined) => readCursor(cursor, ByDay);
export const placeByInstant = (cursor: string | undefined) => readCursor(cursor, ByInstant);
export const placeByNumber = (cursor: string | undefined) => readCursor(cursor, ByNumber);

/** One row more than the page has says that there is a next one. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  present: (row: Row) => ReportRow,
  placeOf: (row: Row) => readonly (string | number)[],
): RowsPage {
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return { items: shown.map(present), next: last ? writeCursor(placeOf(last)) : null };
}

/** @throws RequestProblem 422 */
export function noSuchFigure(): never {
  throw new RequestProblem('invalid_input', 'The report has no such figure.');
}

/** A share in thousandths; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1_000) : null;
}

/** The middle of sorted minutes; null of none. */
export function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return Math.round((lower + upper) / 2);
}
