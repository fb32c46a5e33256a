// Tells the visitor that their words were seen: only while someone really looks at them (docs/product/chat.md#desk).
import { useEffect } from 'react';
import type { ShownConversation } from './use-conversation.ts';

/** Marks everything shown as read, while the window is in front and has the focus. */
export function useReadMark({ entries, act }: ShownConversation): void {
  const last = entries.findLast(
    (entry) => entry.kind === 'message' && entry.message.sender === 'customer',
  )?.number;
  useEffect(() => {
    if (!last || !act) return;
    const look = () => {
      if (!document.hidden && document.hasFocus()) act.read(last);
    };
    look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [last, act]);
}
