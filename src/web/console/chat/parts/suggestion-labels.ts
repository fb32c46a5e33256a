// What the desk says of a message that was sent from a suggested reply (docs/product/chat.md#suggested-replies).
import type { SuggestionUse } from '#company/rules/chat/chat-states.ts';

export const suggestionLabels: Readonly<Record<SuggestionUse, string>> = {
  unchanged: 'From a suggestion',
  changed: 'Changed from a suggestion',
};

/** What became of what was suggested in what is sent. */
export function suggestionUse(sent: string, suggested: string): SuggestionUse {
  return sent.trim() === suggested.trim() ? 'unchanged' : 'changed';
}
