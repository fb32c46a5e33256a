// Brings a half-written request back: what was typed, and the photos that were uploaded already.
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { Photo } from '#web/features/photos/use-photos.ts';
import { fillSavedForm } from '#web/forms/fill-saved-form.ts';
import { savedInTab } from '#web/lib/tab-storage.ts';
import { savedQuote } from './saved-quote.ts';

/** Fills the form and gives the photos; the server keeps them for a day. */
export function restoreQuote(form: HTMLFormElement): Photo[] {
  fillSavedForm(savedQuote.form, form);
  try {
    const kept: unknown = JSON.parse(savedInTab(savedQuote.photos) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUploadedName).slice(0, MAX_PHOTOS).map(photoOf) : [];
  } catch {
    return [];
  }
}

type UploadedName = { id: string; name: string };

/** Its key is below those of photos that are chosen now. */
function photoOf({ id, name }: UploadedName, index: number): Photo {
  return { key: -1 - index, id, name, preview: `/api/photos/${id}?size=thumb`, progress: 1 };
}

function isUploadedName(kept: Partial<UploadedName> | null): kept is UploadedName {
  return typeof kept?.id === 'string' && typeof kept.name === 'string';
}
