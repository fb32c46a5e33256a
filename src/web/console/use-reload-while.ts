// Loads a page again as long as something on it is under way in the background.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const ASK_AGAIN_MS = 1_000;

/** Asks again a second after each answer, while `isUnderWay`; `answer` is what the page was given. */
export function useReloadWhile(isUnderWay: boolean, answer: object): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer the next question
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
}
