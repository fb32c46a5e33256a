// The words of the page of a quote, and of the quote itself, in the language of the page.
import { englishPricedQuoteMessages } from '#web/features/quotes/messages/priced-quote-messages.en.ts';
import type { SpokenQuote } from '#web/features/quotes/quote-language.tsx';
import { useAreaMessages, useSpokenArea } from '../../portal-language.tsx';
import { englishQuotePageMessages, type QuotePageMessages } from './quote-page-messages.en.ts';

export function useQuotePageMessages(): QuotePageMessages {
  return useAreaMessages('quotePage') ?? englishQuotePageMessages;
}

export function useSpokenQuote(): SpokenQuote {
  return useSpokenArea('pricedQuote', englishPricedQuoteMessages);
}
