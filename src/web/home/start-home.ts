// Starts the home page's behaviours that need no framework.
import { startGalleryFilter } from './gallery-filter.ts';
import { startStatsCounter } from './stats-counter.ts';

/** Starts everything once; does nothing on other pages. */
export function startHome(): void {
  startStatsCounter();
  startGalleryFilter();
}
