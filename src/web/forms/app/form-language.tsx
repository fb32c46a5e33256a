// In which language the forms of a page speak: English, unless what stands around them has brought other words.
import { createContext, useContext } from 'react';
import { englishFormMessages, type FormMessages } from './messages/form-messages.en.ts';

/** Stands around the page with its words. */
export const FormLanguage = createContext<FormMessages>(englishFormMessages);

/** The words of forms in the language of the page. */
export function useFormMessages(): FormMessages {
  return useContext(FormLanguage);
}

/** What the sentence of a refusal is chosen by. */
type Refusal = { code?: string | undefined };

/**
 * The sentence for what was refused of a form as a whole.
 *
 * @param own The server's, or the rule's own, which is English.
 */
export function refusalIn({ refusals }: FormMessages, { code = '' }: Refusal, own: string): string {
  if (!refusals) return own;
  return refusals.codes[code] ?? refusals.refused;
}

/** The sentence below a field that is wrong; undefined where nothing is. */
export function fieldErrorIn(
  { refusals }: FormMessages,
  { name, value, error }: { name: string; value: unknown; error: string | undefined },
): string | undefined {
  if (!refusals || error === undefined) return error;
  const kind = value === undefined || value === '' ? 'missing' : 'invalid';
  return refusals.fields[name]?.[kind] ?? refusals[kind];
}
