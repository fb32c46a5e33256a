// How soon a person answers a request, as pages, forms and mails promise it: "24 hours", "24 horas".
import type { Language } from '../../facts/languages.ts';
import type { BusinessSettings } from '../../facts/settings.ts';
import { localeOf } from '../time/locale.ts';

/** The promised time in the words of a language, to stand after "within". */
export function replyTime(
  { replyHours }: Pick<BusinessSettings, 'replyHours'>,
  language: Language = 'en',
): string {
  const unit = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], unit).format(replyHours);
}
