// The month of a project, which its owner writes in English, in the language of the page.
import type { Language } from '#company/facts/languages.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { formatMonth } from '#company/rules/time/company-time.ts';

/** "May 2026" as it is, or as "Mayo de 2026". */
export function monthOfProject(text: string, language: Language): string {
  const year = text.slice(-4);
  const months = Array.from(
    { length: 12 },
    (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`,
  );
  const month = months.find((each) => formatMonth(each) === text);
  return month ? capitalized(formatMonth(month, language)) : text;
}
