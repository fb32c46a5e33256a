// Lists as a sentence writes them.
import type { Language } from '#company/facts/languages.ts';
import { localeOf } from '#company/rules/time/locale.ts';

/** ['A', 'B', 'C'] as "A, B and C", "A, B y C". */
export function joinWords(items: readonly string[], language: Language = 'en'): string {
  if (language !== 'en') return new Intl.ListFormat(localeOf[language]).format(items);
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** Spanish has them as they stand before a noun that is masculine. */
const numbers: Readonly<Record<Language, string>> = {
  en: 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty',
  es: 'Cero Un Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez Once Doce Trece Catorce Quince Dieciséis Diecisiete Dieciocho Diecinueve Veinte',
};

/** A count as a sentence begins with it: 13 as "Thirteen" or "Trece", 21 as "21". */
export function describeCount(count: number, language: Language = 'en'): string {
  return numbers[language].split(' ')[count] ?? String(count);
}
