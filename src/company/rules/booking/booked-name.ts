// How a booked consultation is called in a language.
import type { Language } from '#company/facts/languages.ts';

/** The name that it was booked under, and the same in Spanish where the owner had said it by then. */
export type BookedUnder = { serviceType: string; spanishServiceType: string | null };

/** Its name for who reads this language; in English where there is no other, which `isEnglish` then says. */
export function bookedName(
  { serviceType, spanishServiceType }: BookedUnder,
  language: Language,
): { name: string; isEnglish: boolean } {
  const name = language === 'es' ? spanishServiceType : serviceType;
  return { name: name ?? serviceType, isEnglish: name === null };
}
