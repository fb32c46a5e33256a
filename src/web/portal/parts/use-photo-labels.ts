// What is said around photos that are open large, in the language of the page.
import { fill } from '#company/rules/platform/fill-message.ts';
import type { LightboxWords } from '#web/ui/app/photo-lightbox.tsx';
import { useAreaMessages } from '../portal-language.tsx';

/** The words; undefined in English, which the kit says itself. */
export function usePhotoLabels(): LightboxWords | undefined {
  const messages = useAreaMessages('photos');
  if (!messages) return undefined;
  return {
    ...messages,
    position: (number, count) => fill(messages.position, { number, count }),
  };
}
