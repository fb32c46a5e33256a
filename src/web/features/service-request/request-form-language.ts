// In which language the forms of a request speak: English, unless their page has brought other words.
import { createContext, useContext } from 'react';
import {
  englishRequestFormMessages,
  type RequestFormMessages,
} from './messages/request-form-messages.en.ts';

/** Stands around the forms with their words; null for English. */
export const RequestFormLanguage = createContext<RequestFormMessages | null>(null);

/** The words of the forms in the language of the page. */
export function useRequestFormMessages(): RequestFormMessages {
  return useContext(RequestFormLanguage) ?? englishRequestFormMessages;
}
