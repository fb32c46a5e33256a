// The browser's fetch of an application: what was asked for at the press of a link is handed to the router that asks for it.
import { answerAhead } from './answer-ahead.ts';

/** What is asked for ahead in this window. */
export const answersAhead = answerAhead((input, init) => browserFetch(input, init));

const browserFetch = globalThis.fetch?.bind(globalThis);

/** Once, before the router starts: it asks by the global function and takes no other. */
export function handOverAnswers(): void {
  globalThis.fetch = answersAhead.fetch;
}
