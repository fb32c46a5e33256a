// Fetches the words of chosen photos in the language of the document; no other one comes along.
import { pageLanguage } from '#web/lib/page-language.ts';
import type { PhotoMessages } from './photo-messages.en.ts';

export async function fetchPhotoMessages(): Promise<PhotoMessages> {
  return pageLanguage() === 'es'
    ? (await import('./photo-messages.es.ts')).spanishPhotoMessages
    : (await import('./photo-messages.en.ts')).englishPhotoMessages;
}
