// The words of a visit's own page in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishVisitPageMessages, type VisitPageMessages } from './visit-page-messages.en.ts';

export function useVisitPageMessages(): VisitPageMessages {
  return useAreaMessages('visitPage') ?? englishVisitPageMessages;
}
