// What every part of a crew's page needs: the day on this telephone, and the key of forms that are sent without a script.
import { createContext, useContext } from 'react';
import type { CrewDayState } from './use-crew-day.ts';

type CrewPage = CrewDayState & { token: string; formKey: string };

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
