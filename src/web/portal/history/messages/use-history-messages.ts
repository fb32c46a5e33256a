// The words of the History in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishHistoryMessages, type HistoryMessages } from './history-messages.en.ts';

export function useHistoryMessages(): HistoryMessages {
  return useAreaMessages('history') ?? englishHistoryMessages;
}
