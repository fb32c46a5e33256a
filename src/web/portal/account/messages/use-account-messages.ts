// The words of the Account in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { type AccountMessages, englishAccountMessages } from './account-messages.en.ts';

export function useAccountMessages(): AccountMessages {
  return useAreaMessages('account') ?? englishAccountMessages;
}
