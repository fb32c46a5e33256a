// The words of the page behind an offer's private link by the language of its address. The loader alone asks, so that no script carries
// a second language.
import type { Language } from '#company/facts/languages.ts';
import { spanishFormMessages } from '#web/forms/app/messages/form-messages.es.ts';
import type { LinkedOfferTexts } from '../linked-offer-texts.ts';
import { spanishLinkedOfferMessages } from './linked-offer-messages.es.ts';
import { spanishOfferAnswerMessages } from './offer-answer-messages.es.ts';
import { spanishOfferMessages } from './offer-messages.es.ts';

/** The words of the page, its offer and its forms; null in English, which the code has in itself. */
export function linkedOfferWords(language: Language): LinkedOfferTexts | null {
  if (language === 'en') return null;
  return {
    language,
    messages: spanishOfferMessages,
    answer: spanishOfferAnswerMessages,
    page: spanishLinkedOfferMessages,
    forms: spanishFormMessages,
  };
}
