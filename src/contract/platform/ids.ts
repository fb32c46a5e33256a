// How rows and mailed links are named in addresses and bodies.
import { z } from 'zod';

/** The largest number that a column of ids or versions holds. */
const LARGEST = 2_147_483_647;

/** The id of a row that the database counts up. */
export const RowId = z.number().int().positive().max(LARGEST);

/** The version of a row that someone saw, which a change of it names; the change makes the next one, which has to fit as well. */
export const SeenVersion = z
  .number({ error: 'Please reload the page.' })
  .int()
  .positive({ error: 'Please reload the page.' })
  .max(LARGEST - 1, { error: 'Please reload the page.' })
  .describe('The version that was seen');

/** The same where a form sends it as text. */
export const SeenVersionText = z.coerce
  .number({ error: 'Please reload the page.' })
  .pipe(SeenVersion);

/** The same where there may be none yet: 0 for a new one. */
export const SeenVersionOrNew = z
  .number({ error: 'Please reload the page.' })
  .int()
  .min(0)
  .max(LARGEST - 1, { error: 'Please reload the page.' })
  .describe('The version that was seen; 0 for a new one');

/** The same id in a query, where everything is text. */
export const RowIdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'Please enter an id.' })
  .transform(Number)
  .pipe(RowId);

/** The token of a mailed link, in a path. */
export const LinkToken = z.strictObject({ token: z.string().min(1).max(200) });

/** The name of an entry within its kind; where an entry has a page, the last part of its address. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Small letters, digits and hyphens.' });
