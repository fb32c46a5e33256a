// What a note's field says of who sees it, and by which names it mentions colleagues.
import type { ChatAgent } from '#contract/chat/chat-desk.ts';

/** More names than these are not read. */
const MOST_NAMED = 8;

export function mentionHint(agents: readonly Pick<ChatAgent, 'handle' | 'isMe'>[]): string {
  const names = agents.filter(({ isMe }) => !isMe).map(({ handle }) => `@${handle}`);
  if (names.length === 0) return 'Only staff see this.';
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return `Only staff see this. To tell a colleague, write their name: ${shown}.`;
}
