// The words around the notice after a storm by language; it is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import {
  englishStormBannerMessages,
  type StormBannerMessages,
} from './storm-banner-messages.en.ts';
import { spanishStormBannerMessages } from './storm-banner-messages.es.ts';

export const stormBannerMessages: Readonly<Record<Language, StormBannerMessages>> = {
  en: englishStormBannerMessages,
  es: spanishStormBannerMessages,
};
