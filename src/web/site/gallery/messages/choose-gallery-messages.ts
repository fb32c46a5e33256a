// The words of the galleries by language; pages with a gallery are rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import { englishGalleryLabelMessages } from '../../frame/messages/gallery-label-messages.en.ts';
import { spanishGalleryLabelMessages } from '../../frame/messages/gallery-label-messages.es.ts';
import { englishGalleryMessages } from './gallery-messages.en.ts';
import { spanishGalleryMessages } from './gallery-messages.es.ts';

const english = { ...englishGalleryMessages, labels: englishGalleryLabelMessages };

export const galleryMessages: Readonly<Record<Language, typeof english>> = {
  en: english,
  es: { ...spanishGalleryMessages, labels: spanishGalleryLabelMessages },
};
