// What every part of a crew's page needs: the day on this telephone, its language, and the key of forms that are sent without a
// script.
import { createContext, useContext } from 'react';
import type { CrewLanguage } from './messages/crew-language.ts';
import type { CrewMessages } from './messages/crew-messages.en.ts';
import type { CrewDayState } from './use-crew-day.ts';

/** The words of the page in the language of its crew. */
export type LocalizedMessages = { language: CrewLanguage; messages: CrewMessages };

type CrewPage = CrewDayState & LocalizedMessages & { token: string; formKey: string };

export const CrewContext = createContext<CrewPage | null>(null);

/**
 * The crew's page.
 *
 * @throws Error outside of it.
 */
export function useCrewPage(): CrewPage {
  const page = useContext(CrewContext);
  if (!page) throw new Error('this belongs to the page of a crew');
  return page;
}
