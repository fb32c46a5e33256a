// Reads what a form of an application carries by a shape of the contract; the same in the browser and in the action.
import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import '#contract/platform/error-messages.ts';

/** No list of a form is as long: an index beyond would be read as all the places before it. */
const BEYOND_ANY_LIST = /\[\d{4,}\]/;

/**
 * What was typed, and what is wrong with it. Fields that the shape does not know belong to the page, such as which of its
 * forms was sent, and are left to it.
 */
export function readForm<Schema extends z.ZodObject>(
  typed: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const known = new FormData();
  for (const [name, value] of typed) {
    const [field = ''] = name.split(/[.[]/);
    if (Object.hasOwn(schema.shape, field) && !BEYOND_ANY_LIST.test(name))
      known.append(name, value);
  }
  return parseWithZod(known, { schema });
}
