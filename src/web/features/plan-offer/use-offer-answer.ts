// The words of the answer to an offered plan.
import {
  englishOfferAnswerMessages,
  type OfferAnswerMessages,
} from './messages/offer-answer-messages.en.ts';
import { useSpokenOffer } from './offer-language.tsx';

/** In the language of the page. */
export function useOfferAnswer(): OfferAnswerMessages {
  return useSpokenOffer().answer ?? englishOfferAnswerMessages;
}
