// The kinds of work that a gallery can be filtered by, and the way to each.
import { serviceIds } from '#company/facts/service-kinds.ts';

/** What the filter can be set to. */
export const galleryCategories = ['all', ...serviceIds] as const;

/** The complete gallery with the filter set. */
export function categoryHref(category: (typeof galleryCategories)[number]): string {
  return category === 'all' ? '/gallery-full' : `/gallery-full?category=${category}`;
}
