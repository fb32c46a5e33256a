// The words of the newsletter's form by language; it is rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import {
  englishNewsletterFormMessages,
  type NewsletterFormMessages,
} from './newsletter-form-messages.en.ts';
import { spanishNewsletterFormMessages } from './newsletter-form-messages.es.ts';

export const newsletterFormMessages: Readonly<Record<Language, NewsletterFormMessages>> = {
  en: englishNewsletterFormMessages,
  es: spanishNewsletterFormMessages,
};
