// Links to the quote form that name a service or a text preset it on the way.
import type { QuoteService } from '#company/facts/quote-services.ts';
import { presetQuote } from './quote-preset.ts';

/**
 * Listens to links with `data-quote-service` or `data-quote-text`; they scroll by themselves. `data-quote-after` is a
 * wait in milliseconds, which the packages have (docs/product/quotes.md#presets).
 */
export function startQuoteLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>(
      '[data-quote-service], [data-quote-text]',
    );
    if (!link) return;
    const { quoteService, quoteText: text, quoteAfter } = link.dataset;
    const serviceType = quoteService as QuoteService | undefined;
    setTimeout(() => presetQuote({ serviceType, text }), Number(quoteAfter ?? 0));
  });
}
