// In which language an offered plan is read: English, unless its page has brought other words. What is sealed with it is marked as
// English wherever it stands.
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#company/facts/languages.ts';
import { capitalized } from '#company/rules/platform/capitalized.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { EnglishText } from '#web/ui/english-text.tsx';
import type { OfferAnswerMessages } from './messages/offer-answer-messages.en.ts';
import { englishOfferMessages, type OfferMessages } from './messages/offer-messages.en.ts';

/** `answer` is null in English, which what shows it has in itself. */
export type SpokenOffer = {
  language: Language;
  messages: OfferMessages;
  answer: OfferAnswerMessages | null;
};

/** Stands around the offer with its words. */
export const OfferLanguage = createContext<SpokenOffer>({
  language: 'en',
  messages: englishOfferMessages,
  answer: null,
});

/** The words of the offer in the language of the page. */
export function useSpokenOffer(): SpokenOffer {
  return useContext(OfferLanguage);
}

/** A day as a line begins with it, which in Spanish has a capital letter. */
export function headingDay(date: string, language: Language): string {
  return capitalized(formatDate(date, language));
}

/** What is sealed with the offer: names, lines and terms, which are English. */
export function SealedWords({ children }: { children: ReactNode }) {
  const { language } = useSpokenOffer();
  return <EnglishText language={language}>{children}</EnglishText>;
}
