// The words of the pages of a visit in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishVisitMessages, type VisitMessages } from './visit-messages.en.ts';

export function useVisitMessages(): VisitMessages {
  return useAreaMessages('visit') ?? englishVisitMessages;
}
