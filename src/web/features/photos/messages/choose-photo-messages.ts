// The words of chosen photos by language, for forms that the server reads without a script.
import type { Language } from '#company/facts/languages.ts';
import { englishPhotoMessages, type PhotoMessages } from './photo-messages.en.ts';
import { spanishPhotoMessages } from './photo-messages.es.ts';

export const photoMessages: Readonly<Record<Language, PhotoMessages>> = {
  en: englishPhotoMessages,
  es: spanishPhotoMessages,
};
