// Reads what was typed into a form, for islands and for plain pages.
import type { GuardFields } from '#contract/leads/form-guard.ts';

/** The text of a field, or nothing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of several fields by their names. */
export function textsOf<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const texts = fields.map((name) => [name, textOf(form, name)]);
  return Object.fromEntries(texts) as Record<Field, string>;
}

/** What guards a plain form. One on a page that is the same for everyone has no token. */
export function guardFieldsOf(form: FormData): GuardFields {
  const formToken = textOf(form, 'formToken');
  return { website: textOf(form, 'website'), ...(formToken && { formToken }) };
}

/** The request key of a plain form; none on a page that is the same for everyone. */
export function requestKeyOf(form: FormData): string {
  return textOf(form, 'requestKey').slice(0, 100);
}
