// The words of the pages that are read by language. They are rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { type AboutPageMessages, englishAboutPageMessages } from './about-page-messages.en.ts';
import { spanishAboutPageMessages } from './about-page-messages.es.ts';
import { type AreaPageMessages, englishAreaPageMessages } from './area-page-messages.en.ts';
import { spanishAreaPageMessages } from './area-page-messages.es.ts';
import { type AreasPageMessages, englishAreasPageMessages } from './areas-page-messages.en.ts';
import { spanishAreasPageMessages } from './areas-page-messages.es.ts';
import { type BrochureMessages, englishBrochureMessages } from './brochure-messages.en.ts';
import { spanishBrochureMessages } from './brochure-messages.es.ts';
import {
  englishServicePageMessages,
  type ServicePageMessages,
} from './service-page-messages.en.ts';
import { spanishServicePageMessages } from './service-page-messages.es.ts';
import {
  englishServicesPageMessages,
  type ServicesPageMessages,
} from './services-page-messages.en.ts';
import { spanishServicesPageMessages } from './services-page-messages.es.ts';

export const aboutPageMessages: Readonly<Record<Language, AboutPageMessages>> = {
  en: englishAboutPageMessages,
  es: spanishAboutPageMessages,
};

export const areaPageMessages: Readonly<Record<Language, AreaPageMessages>> = {
  en: englishAreaPageMessages,
  es: spanishAreaPageMessages,
};

export const areasPageMessages: Readonly<Record<Language, AreasPageMessages>> = {
  en: englishAreasPageMessages,
  es: spanishAreasPageMessages,
};

export const brochureMessages: Readonly<Record<Language, BrochureMessages>> = {
  en: englishBrochureMessages,
  es: spanishBrochureMessages,
};

export const servicePageMessages: Readonly<Record<Language, ServicePageMessages>> = {
  en: englishServicePageMessages,
  es: spanishServicePageMessages,
};

export const servicesPageMessages: Readonly<Record<Language, ServicesPageMessages>> = {
  en: englishServicesPageMessages,
  es: spanishServicesPageMessages,
};
