// The words around the letters of the newsletter, by language.
import type { Language } from '#company/facts/languages.ts';
import {
  englishNewsletterMailMessages,
  type NewsletterMailMessages,
} from './newsletter-mail-messages.en.ts';
import { spanishNewsletterMailMessages } from './newsletter-mail-messages.es.ts';

export const newsletterMailMessages: Readonly<Record<Language, NewsletterMailMessages>> = {
  en: englishNewsletterMailMessages,
  es: spanishNewsletterMailMessages,
};
