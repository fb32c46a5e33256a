// The words of "Your data" in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishOwnDataMessages, type OwnDataMessages } from './own-data-messages.en.ts';

export function useOwnDataMessages(): OwnDataMessages {
  return useAreaMessages('ownData') ?? englishOwnDataMessages;
}
