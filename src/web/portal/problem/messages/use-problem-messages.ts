// The words of what a customer reports of a visit in the language of the page.
import { useAreaMessages } from '../../portal-language.tsx';
import { englishProblemMessages, type ProblemMessages } from './problem-messages.en.ts';

export function useProblemMessages(): ProblemMessages {
  return useAreaMessages('problem') ?? englishProblemMessages;
}
