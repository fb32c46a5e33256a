// Links to the quote form that name a service preset it on the way.
import type { QuoteService } from '#company/quote-services.ts';
import { presetQuote } from './quote-preset.ts';

/** Listens to links with `data-quote-service`; they scroll by themselves. */
export function startQuoteLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-quote-service]');
    if (link) presetQuote({ serviceType: link.dataset.quoteService as QuoteService });
  });
}
