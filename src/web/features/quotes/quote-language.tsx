// In which language a priced quote is read: English, unless its page has brought other words. What the office has written in it is
// marked as English wherever it stands.
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#company/facts/languages.ts';
import { EnglishText } from '#web/ui/english-text.tsx';
import {
  englishPricedQuoteMessages,
  type PricedQuoteMessages,
} from './messages/priced-quote-messages.en.ts';

/** A language with its words of a quote. */
export type SpokenQuote = { language: Language; messages: PricedQuoteMessages };

/** Stands around the quote with its words. */
export const QuoteLanguage = createContext<SpokenQuote>({
  language: 'en',
  messages: englishPricedQuoteMessages,
});

/** The words of the quote in the language of the page. */
export function useQuoteMessages(): PricedQuoteMessages {
  return useContext(QuoteLanguage).messages;
}

/** What the office has written in the quote, which is English. */
export function QuotedWords({ children }: { children: ReactNode }) {
  const { language } = useContext(QuoteLanguage);
  return <EnglishText language={language}>{children}</EnglishText>;
}
