// A number of hours in the words of a language: "24 hours", "24 horas".
import { type Language, localeOf } from '../../facts/languages.ts';

export function hoursInWords(hours: number, language: Language): string {
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], unit).format(hours);
}
