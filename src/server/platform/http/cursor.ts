// The cursors of lists that are read page by page: the place of the last entry of a page, opaque to who sends it back.
import { z } from 'zod';
import { RequestProblem } from './problem.ts';

/** A text that a list is ordered by, as a database takes it: without NUL and lone surrogates. */
export const CursorText = z.string().refine((text) => !text.includes('\0') && text.isWellFormed());

/** An instant that a list is ordered by; the year 0 is none to the database. */
export const CursorInstant = z.iso.datetime().refine((text) => !text.startsWith('0000'));

/** The cursor of the page after an entry with these values of the list's order. */
export function writeCursor(place: readonly (string | number | boolean)[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * The place that a cursor stands for; undefined for the first page, which has none.
 *
 * @throws RequestProblem 422 for a text that no list of this shape has given.
 */
export function readCursor<Place>(
  cursor: string | undefined,
  shape: z.ZodType<Place>,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = shape.safeParse(unpacked(cursor));
  if (place.success) return place.data;
  throw new RequestProblem('invalid_input', 'The list has no such page.');
}

function unpacked(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
