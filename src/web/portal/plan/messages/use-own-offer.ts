// In which language an offered plan is read in the portal.

import type { OfferAnswerMessages } from '#web/features/plan-offer/messages/offer-answer-messages.en.ts';
import { englishOfferAnswerMessages } from '#web/features/plan-offer/messages/offer-answer-messages.en.ts';
import { englishOfferMessages } from '#web/features/plan-offer/messages/offer-messages.en.ts';
import type { SpokenOffer } from '#web/features/plan-offer/offer-language.tsx';
import { useAreaMessages, usePortalLanguage } from '../../portal-language.tsx';

/** The words of the offer in the language of the page. */
export function useOwnOffer(): SpokenOffer & { answer: OfferAnswerMessages } {
  const { language } = usePortalLanguage();
  return {
    language,
    messages: useAreaMessages('planOffer') ?? englishOfferMessages,
    answer: useAreaMessages('planOfferAnswer') ?? englishOfferAnswerMessages,
  };
}
