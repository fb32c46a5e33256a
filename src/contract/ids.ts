// How rows and mailed links are named in addresses and bodies.
import { z } from 'zod';

/** The id of a row that the database counts up. */
export const RowId = z.number().int().positive().max(2_147_483_647);

/** The same id in a query, where everything is text. */
export const RowIdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'Please enter an id.' })
  .transform(Number)
  .pipe(RowId);

/** The token of a mailed link, in a path. */
export const LinkToken = z.strictObject({ token: z.string().min(1).max(200) });
