// The words of the Schedule in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishScheduleMessages, type ScheduleMessages } from './schedule-messages.en.ts';

export function useScheduleMessages(): ScheduleMessages {
  return useAreaMessages('schedule') ?? englishScheduleMessages;
}
