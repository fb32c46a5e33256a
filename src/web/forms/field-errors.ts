// What is wrong with the fields of a form, in words: found before anything is sent, or by the server.
import type { Problem } from '#contract/platform/problem.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** The fields that have a fault; an empty text is none. */
export function errorsOf<Field extends string>(faults: Record<Field, string>): FieldErrors<Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault);
  return Object.fromEntries(found) as FieldErrors<Field>;
}

/** What is wrong with the other fields. */
export function errorsWithout<Field extends string>(
  errors: FieldErrors<Field>,
  fields: readonly Field[],
): FieldErrors<Field> {
  const kept = { ...errors };
  for (const field of fields) delete kept[field];
  return kept;
}

/** Whether anything is wrong. */
export function hasErrors(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length > 0;
}

/**
 * What the server has found, beside the fields that its pointers (RFC 6901) name; the first sentence of each counts.
 *
 * @param fields the form's own; what concerns none of them is left out.
 * @param fieldOf the field of a name on the wire, where the form calls it otherwise.
 */
export function refusedFields<Field extends string>(
  problem: Problem | undefined,
  fields: readonly Field[],
  fieldOf: (name: string | undefined) => string | undefined = (name) => name,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const { pointer, detail } of problem?.errors ?? []) {
    const meant = fieldOf(pointer.split('/')[1]);
    const field = fields.find((known) => known === meant);
    if (field) errors[field] ??= detail;
  }
  return errors;
}
