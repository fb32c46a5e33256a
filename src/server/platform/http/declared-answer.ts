// Checks that an answer is what its endpoint declares: nothing missing, nothing of another shape, and nothing more.
import type { z } from 'zod';

/**
 * Throws when an answer does not fit its schema, or carries a field that the schema does not know: what no one declared
 * no one has thought about, and it may be what must not leave.
 */
export function requireDeclared(schema: z.ZodType, answer: unknown): void {
  const undeclared = fieldsBeyond(schema.parse(answer), answer, '');
  if (undeclared.length > 0) {
    throw new Error(`the answer carries undeclared fields: ${undeclared.join(', ')}`);
  }
}

/** The paths of what stands in `value` and not in `declared`, its parsed twin, from which Zod left out what it does not know. */
function fieldsBeyond(declared: unknown, value: unknown, path: string): string[] {
  if (!isObject(value) || !isObject(declared)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    // What is undefined never reaches the wire.
    if (part === undefined) return [];
    const here = `${path}/${Array.isArray(value) ? '*' : name}`;
    return name in declared ? fieldsBeyond(declared[name], part, here) : [here];
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
