// What is said around photos that are open large, in the language of the page.
import { fill } from '#company/rules/platform/fill-message.ts';
import type { LightboxWords } from '#web/ui/app/photo-lightbox.tsx';
import { useAreaMessages } from '../portal-language.tsx';
import { englishPhotosMessages } from './messages/photos-messages.en.ts';

export function usePhotoLabels(): LightboxWords {
  const messages = useAreaMessages('photos') ?? englishPhotosMessages;
  return {
    ...messages,
    position: (number, count) => fill(messages.position, { number, count }),
  };
}
