// The words of the Overview in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishOverviewMessages, type OverviewMessages } from './overview-messages.en.ts';

export function useOverviewMessages(): OverviewMessages {
  return useAreaMessages('overview') ?? englishOverviewMessages;
}
