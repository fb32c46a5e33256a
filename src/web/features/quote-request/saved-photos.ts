// Keeps the photos of a quote that were uploaded, in this tab only, for who loads the page again.
import type { Photo } from '#web/features/photos/use-photos.ts';
import { keepInTab } from '#web/lib/tab-storage.ts';
import { savedQuote } from './saved-quote.ts';

/** Keeps id and name of what has been uploaded by now. */
export function keepPhotos(photos: readonly Photo[]): void {
  const uploaded = photos.flatMap(({ id, name }) => (id ? [{ id, name }] : []));
  keepInTab(savedQuote.photos, uploaded.length > 0 ? JSON.stringify(uploaded) : null);
}
