// All words of the page behind an offer's private link: those of the offer, of the page around it, and of its forms.
import {
  englishFormMessages,
  type FormMessages,
} from '#web/forms/app/messages/form-messages.en.ts';
import {
  englishLinkedOfferMessages,
  type LinkedOfferMessages,
} from './messages/linked-offer-messages.en.ts';
import {
  englishOfferAnswerMessages,
  type OfferAnswerMessages,
} from './messages/offer-answer-messages.en.ts';
import { englishOfferMessages } from './messages/offer-messages.en.ts';
import type { SpokenOffer } from './offer-language.tsx';

export type LinkedOfferTexts = SpokenOffer & {
  answer: OfferAnswerMessages;
  page: LinkedOfferMessages;
  forms: FormMessages;
};

export const englishLinkedOfferTexts: LinkedOfferTexts = {
  language: 'en',
  messages: englishOfferMessages,
  answer: englishOfferAnswerMessages,
  page: englishLinkedOfferMessages,
  forms: englishFormMessages,
};
