// Every mail is read in two ways: as a page, and as plain text, which is a letter.
import { createContext, useContext } from 'react';

/** Whether what is rendered becomes the plain text. */
export const LetterContext = createContext(false);

/** Whether the part is about to be read as a letter. */
export function useIsLetter(): boolean {
  return useContext(LetterContext);
}
