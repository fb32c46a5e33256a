// What is said while nothing can be sent or heard (docs/product/chat.md#panel).
import { chatWords } from './chat-words.ts';

/** By what is missing: the network of this browser, or our server. */
export function waitingWords(missing: 'network' | 'server'): string {
  return missing === 'network' ? chatWords.waitsForNetwork : chatWords.waitsForUs;
}
