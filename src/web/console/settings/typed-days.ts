// Numbers of days as they are typed into one field, with commas between them.
import { z } from 'zod';

/** Reads them as a list of numbers, which the setting then checks. */
export function typedDays<Days extends z.ZodType<readonly number[], readonly number[]>>(
  days: Days,
) {
  return z
    .string({ error: 'Please enter numbers of days, such as 3, 10, 24.' })
    .transform((text): readonly number[] =>
      text.split(',').map((part) => Number(part.trim() || Number.NaN)),
    )
    .pipe(days);
}
