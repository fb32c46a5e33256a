// The words of the storm page by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishStormMessages, type StormMessages } from './storm-messages.en.ts';
import { spanishStormMessages } from './storm-messages.es.ts';

export const stormMessages: Readonly<Record<Language, StormMessages>> = {
  en: englishStormMessages,
  es: spanishStormMessages,
};
