// The words of a crew's page in the language that its telephone asks for. Only the server has more than one.
import type { LocalizedMessages } from '../crew-context.ts';
import { languageIn } from './crew-language.ts';
import { englishMessages } from './crew-messages.en.ts';
import { spanishMessages } from './crew-messages.es.ts';

const messagesIn = { en: englishMessages, es: spanishMessages };

/** The language that a cookie header names, with its words. */
export function messagesOf(cookies: string): LocalizedMessages {
  const language = languageIn(cookies);
  return { language, messages: messagesIn[language] };
}
