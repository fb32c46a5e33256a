// The words of the pages that carry forms to another device, by language. Loaders and actions alone ask, so that no script carries
// a second language.
import type { Language } from '#company/facts/languages.ts';
import type { ApiError } from '#web/lib/api-client.ts';
import { type ContinueMessages, englishContinueMessages } from './continue-messages.en.ts';
import { spanishContinueMessages } from './continue-messages.es.ts';

export const continueMessages: Readonly<Record<Language, ContinueMessages>> = {
  en: englishContinueMessages,
  es: spanishContinueMessages,
};

/** What the server has refused, in the language of the page; its own sentences are English. */
export function refusalIn(
  { refusals }: ContinueMessages,
  { problem }: ApiError,
  failed: string,
): string {
  if (refusals) return refusals[problem?.code ?? ''] ?? failed;
  return problem?.errors?.[0]?.detail ?? problem?.detail ?? failed;
}
