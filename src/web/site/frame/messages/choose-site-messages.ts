// The words of the site's frame by the language of an address. A loader alone asks, so that no script carries a second language.
import { type Language, languageOfPath } from '#company/facts/languages.ts';
import type { ProblemMessages } from './problem-messages.en.ts';
import { spanishProblemMessages } from './problem-messages.es.ts';
import type { SiteMessages } from './site-messages.en.ts';
import { spanishSiteMessages } from './site-messages.es.ts';

/** The words that come with a page; null for English, which the frame has in itself. */
export function siteMessagesOf(path: string): SiteMessages | null {
  return languageOfPath(path) === 'es' ? spanishSiteMessages : null;
}

/** The same of the page that says what went wrong. */
export function problemMessagesOf(path: string): ProblemMessages | null {
  return problemMessagesIn(languageOfPath(path));
}

/** The same in a language. */
export function problemMessagesIn(language: Language): ProblemMessages | null {
  return language === 'es' ? spanishProblemMessages : null;
}
