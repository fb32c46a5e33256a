// The words of the portal by the language of its person and by the address. The loader alone asks, so that no script carries a
// second language.
import type { Language } from '#company/facts/languages.ts';
import type { PortalWords } from '../portal-language.tsx';
import { spanishPortalMessages } from './portal-messages.es.ts';
import { spanishWordsOf } from './spanish-areas.ts';

/** The language with its words: those of the frame, and those of the page of an address. */
export function portalWords(language: Language, pathname: string): PortalWords {
  if (language === 'en') return { language, messages: null, areas: null };
  return { language, messages: spanishPortalMessages, areas: spanishWordsOf(pathname) };
}
