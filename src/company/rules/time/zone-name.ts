// What people call a time zone.
import type { Language } from '../../facts/languages.ts';
import { localeOf } from './locale.ts';

/** "Central Time" or "hora central" for America/Chicago; the IANA name where there is no such word. */
export function zoneName(timeZone: string, language: Language = 'en'): string {
  const parts = new Intl.DateTimeFormat(localeOf[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  });
  return parts.formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
