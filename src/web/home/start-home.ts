// Starts the home page's behaviours that need no framework.
import { startNewsletter } from '#web/newsletter/start-newsletter.ts';
import { startQuoteLinks } from '#web/quote/start-quote-links.ts';
import { startGalleryFilter } from './gallery-filter.ts';
import { startFilteredLists } from './list-filter.ts';
import { startStatsCounter } from './stats-counter.ts';

/** Starts everything once; does nothing on other pages. */
export function startHome(): void {
  startStatsCounter();
  startGalleryFilter();
  startFilteredLists();
  startNewsletter();
  startQuoteLinks();
}
