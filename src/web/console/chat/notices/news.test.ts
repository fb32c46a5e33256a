// Proves that the desk calls for each word of a visitor once, and for nothing else.
import { expect, it } from 'vitest';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { createNews } from './news.ts';

const chat = (id: string, minute: number, part: Partial<DeskChat> = {}) =>
  ({
    id,
    customerName: 'Wren',
    heldFor: [],
    lastMessage: {
      text: `at ${minute}`,
      sender: 'customer',
      timestamp: `2026-11-23T15:${String(minute).padStart(2, '0')}:00.000Z`,
    },
    ...part,
  }) as unknown as DeskChat;

it('is silent about what was there at first, and says each later word once', () => {
  const news = createNews();
  expect(news([chat('a', 1)])).toEqual([]);
  expect(news([chat('a', 1)])).toEqual([]);
  expect(news([chat('a', 2), chat('b', 2)]).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(news([chat('a', 2), chat('b', 2)])).toEqual([]);
  expect(news([])).toEqual([]);
  expect(news([chat('a', 2)])).toEqual([]);
});

it('does not call for what we say, nor for what is held', () => {
  const news = createNews();
  news([]);
  const ours = chat('a', 3);
  if (ours.lastMessage) ours.lastMessage.sender = 'support';
  expect(news([ours, chat('b', 3, { heldFor: ['Links'] })])).toEqual([]);
  // Let in, it is new.
  expect(news([chat('b', 3)]).map(({ id }) => id)).toEqual(['b']);
});
