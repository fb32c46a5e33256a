// The words of the page by language. A loader alone asks, so that no script carries a second language.
import type { Language } from '#company/facts/languages.ts';
import {
  englishPhotoPermissionMessages,
  type PhotoPermissionMessages,
} from './photo-permission-messages.en.ts';
import { spanishPhotoPermissionMessages } from './photo-permission-messages.es.ts';

export const photoPermissionMessages: Readonly<Record<Language, PhotoPermissionMessages>> = {
  en: englishPhotoPermissionMessages,
  es: spanishPhotoPermissionMessages,
};
