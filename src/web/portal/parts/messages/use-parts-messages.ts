// The words of what several pages show, in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishPartsMessages, type PartsMessages } from './parts-messages.en.ts';

export function usePartsMessages(): PartsMessages {
  return useAreaMessages('parts') ?? englishPartsMessages;
}
