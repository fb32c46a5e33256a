// Reads what a form of an application carries by a shape of the contract; the same in the browser and in the action.
import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import '#contract/platform/error-messages.ts';

/** The field by which Conform sends a form to itself, to judge what was typed so far. */
const INTENT = '__intent__';
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
    const isKnown = Object.hasOwn(schema.shape, field) && !BEYOND_ANY_LIST.test(name);
    if (isKnown || (name === INTENT && isValidation(value))) known.append(name, value);
  }
  return parseWithZod(known, { schema });
}

/** Other intents of Conform change the fields, which no form of ours asks for. */
function isValidation(intent: FormDataEntryValue): boolean {
  try {
    return Object(JSON.parse(String(intent))).type === 'validate';
  } catch {
    return false;
  }
}
