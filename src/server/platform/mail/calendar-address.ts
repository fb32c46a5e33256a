// Where a mail leads who wants to book a consultation.
import { hrefIn, type Language } from '#company/facts/languages.ts';

/** The calendar in a language: on the home page, which is there in English alone, or on its own page. */
export function calendarAddress(siteAddress: string, language: Language): string {
  const path = language === 'en' ? '/#calendar' : hrefIn(language, '/book');
  return new URL(path, siteAddress).href;
}
