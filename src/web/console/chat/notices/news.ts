// What is new in the list since it was looked at last: words of visitors, told once each.
import type { DeskChat } from '#contract/chat/chat-desk.ts';

export type News = { id: string; name: string; text: string };

/** Gives the chats in which a visitor has said something since the time before; nothing the first time. */
export function createNews(): (chats: readonly DeskChat[]) => News[] {
  const saidAt = new Map<string, string>();
  let isFirst = true;
  return (chats) => {
    const news: News[] = [];
    for (const { id, customerName, lastMessage, heldFor } of chats) {
      if (lastMessage?.sender !== 'customer' || heldFor.length > 0) continue;
      if (lastMessage.timestamp <= (saidAt.get(id) ?? '')) continue;
      saidAt.set(id, lastMessage.timestamp);
      if (!isFirst) news.push({ id, name: customerName, text: lastMessage.text });
    }
    isFirst = false;
    return news;
  };
}
