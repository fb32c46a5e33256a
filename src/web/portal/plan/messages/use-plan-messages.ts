// The words of the pages of a plan in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishPlanMessages, type PlanMessages } from './plan-messages.en.ts';

export function usePlanMessages(): PlanMessages {
  return useAreaMessages('plan') ?? englishPlanMessages;
}
