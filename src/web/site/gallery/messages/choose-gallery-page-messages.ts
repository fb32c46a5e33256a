// What the pages of the galleries say by language; they are rendered on the server alone.
import type { Language } from '#company/facts/languages.ts';
import {
  englishGalleryPageMessages,
  type GalleryPageMessages,
} from './gallery-page-messages.en.ts';
import { spanishGalleryPageMessages } from './gallery-page-messages.es.ts';

export const galleryPageMessages: Readonly<Record<Language, GalleryPageMessages>> = {
  en: englishGalleryPageMessages,
  es: spanishGalleryPageMessages,
};
