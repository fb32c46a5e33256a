// The words of the page by language. A loader alone asks, so that no script carries a second language.
import type { Language } from '#company/facts/languages.ts';
import { englishReviewMessages, type ReviewMessages } from './review-messages.en.ts';
import { spanishReviewMessages } from './review-messages.es.ts';

export const reviewMessages: Readonly<Record<Language, ReviewMessages>> = {
  en: englishReviewMessages,
  es: spanishReviewMessages,
};
