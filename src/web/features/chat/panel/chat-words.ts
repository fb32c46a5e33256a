// The words of the panel in the language of the document, fetched with the parts that show them; no other language comes along
// (docs/decisions/0110-spanish-by-address.md).
import type { Problem } from '#contract/platform/problem.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import type { ChatMessages } from './messages/chat-messages.en.ts';
import type { ConversationMessages } from './messages/conversation-messages.en.ts';

/** There once `fetchChatWords` has settled: what shows them is made after that. */
export let chatWords: ChatMessages;

/** There once `fetchConversationWords` has settled. */
export let conversationWords: ConversationMessages;

/** Fetches the words of the window and of the first question. */
export async function fetchChatWords(): Promise<void> {
  chatWords ??=
    pageLanguage() === 'es'
      ? (await import('./messages/chat-messages.es.ts')).spanishChatMessages
      : (await import('./messages/chat-messages.en.ts')).englishChatMessages;
}

/** Fetches the words of a conversation. */
export async function fetchConversationWords(): Promise<void> {
  conversationWords ??=
    pageLanguage() === 'es'
      ? (await import('./messages/conversation-messages.es.ts')).spanishConversationMessages
      : (await import('./messages/conversation-messages.en.ts')).englishConversationMessages;
}

/** What is said of a refusal: in English the server's own sentence, else one of the page's by its kind. */
export function refusalWords(
  problem: (Pick<Problem, 'detail'> & Partial<Problem>) | undefined,
  otherwise: string,
): string {
  const { refused, tooMuch, forbidden } = chatWords;
  if (!refused || !problem) return problem?.detail ?? otherwise;
  if (problem.status === 429) return tooMuch;
  return problem.status === 403 ? forbidden : refused;
}
