// Where a conversation stands: active green, waiting yellow, closed gray, anything else blue, and always the word.
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import './status-badge.css';

type StatusBadgeProps = { chat: Pick<DeskChat, 'status' | 'heldFor' | 'isBlocked'> };

const words = {
  active: 'Active',
  waiting: 'Waiting',
  closed: 'Closed',
  held: 'Held',
  blocked: 'Blocked',
} as const;

/** The badge. That someone must look first, or that no one listens any more, says more than the status. */
export function StatusBadge({ chat }: StatusBadgeProps) {
  const state = chat.isBlocked ? 'blocked' : chat.heldFor.length > 0 ? 'held' : chat.status;
  return (
    <span className="status-badge" data-state={state}>
      {words[state]}
    </span>
  );
}
