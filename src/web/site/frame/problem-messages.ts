// What the page of a problem says for each status, in the language of the address, and the way on from it.
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';
import { englishProblemMessages, type ProblemMessages } from './messages/problem-messages.en.ts';

/** The way on: try the same again, sign in, or only the home page and the telephone. */
type NextStep = 'again' | 'sign-in' | 'home';

export type ProblemWords = { heading: string; text: string; next: NextStep };

/** Stands around pages whose language their person says, and not the address, with its words; null where those are the address's. */
export const ProblemLanguage = createContext<ProblemMessages | null>(null);

/** Those that came with the page, or the English ones; `isEnglish` says whether the server's own sentence may stand beside them. */
export function useProblemMessages(): { words: ProblemMessages; isEnglish: boolean } {
  const byAddress = useRouteLoaderData<typeof loader>('root')?.problemMessages;
  const words = useContext(ProblemLanguage) ?? byAddress ?? englishProblemMessages;
  return { words, isEnglish: words.language === 'en' };
}

const nextSteps: Record<number, NextStep> = {
  401: 'sign-in',
  403: 'sign-in',
  404: 'home',
  405: 'home',
  421: 'home',
};

/** The words for a status; what has none of its own is a request we could not read, or a fault of ours. */
export function problemWords(messages: ProblemMessages, status: number): ProblemWords {
  const known: Record<number, Omit<ProblemWords, 'next'>> = messages.statuses;
  const words = known[status] ?? (status < 500 ? messages.unreadable : messages.fault);
  return { ...words, next: nextSteps[status] ?? 'again' };
}
