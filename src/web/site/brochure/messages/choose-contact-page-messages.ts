// The words of the contact page by language; the page is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import {
  type ContactPageMessages,
  englishContactPageMessages,
} from './contact-page-messages.en.ts';
import { spanishContactPageMessages } from './contact-page-messages.es.ts';

export const contactPageMessages: Readonly<Record<Language, ContactPageMessages>> = {
  en: englishContactPageMessages,
  es: spanishContactPageMessages,
};
