// What the browser remembers of the chat while pages come and go: whether there is one, whether it is open, what was typed.
import { browserShelf } from '#web/lib/browser-shelf.ts';
import { CHAT } from '../has-saved-chat.ts';

/** Keeps whether the panel is to be seen; nothing when there is no conversation to come back to. */
export function keepChat(state: 'open' | 'hidden' | ''): void {
  browserShelf.put(CHAT, state);
}

/** Whether the panel was open when the page was left. */
export function wasOpen(): boolean {
  return browserShelf.get(CHAT) === 'open';
}

/** A text that is being written, by its name. */
export function draft(name: string) {
  const kept = `chat-draft-${name}`;
  return {
    text: browserShelf.get(kept) ?? '',
    keep: (text: string) => browserShelf.put(kept, text),
  };
}
