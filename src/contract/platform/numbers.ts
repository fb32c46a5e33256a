// How whole numbers from outside are checked, as numbers or as they were typed.
import { z } from 'zod';

/** A whole number within bounds, also as the text of a form. `error` says what to enter. */
export const wholeNumber = (least: number, most: number, error: string) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,7}$/, { error })], { error })
    .transform(Number)
    .pipe(z.int({ error }).min(least, { error }).max(most, { error }));
