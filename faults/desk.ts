// Faults at the desk of live chat: what it calls for, how it says times, which keys it takes.
import type { Fault } from './fault.ts';

const news = ['src/web/console/chat/notices/news.test.ts'] as const;
const times = ['src/web/console/chat/parts/time-labels.test.ts'] as const;
const keys = ['src/web/console/chat/keys/desk-keys.test.ts'] as const;
const texts = ['src/web/console/chat/conversation/message-text.test.ts'] as const;
const canned = ['src/web/console/chat/reply/canned-picker.test.ts'] as const;

export const deskFaults: readonly Fault[] = [
  {
    promise: 'The desk calls for the words of a visitor once.',
    file: 'src/web/console/chat/notices/news.ts',
    find: 'saidAt.set(id, lastMessage.timestamp);',
    replace: '',
    tests: news,
  },
  {
    promise: 'What is held calls no one.',
    file: 'src/web/console/chat/notices/news.ts',
    find: ' || heldFor.length > 0',
    replace: '',
    tests: news,
  },
  {
    promise: 'What was there when the desk was opened is no news.',
    file: 'src/web/console/chat/notices/news.ts',
    find: 'if (!isFirst) news.push',
    replace: 'news.push',
    tests: news,
  },
  {
    promise: 'Today is today by the clock of the company.',
    file: 'src/web/console/chat/parts/time-labels.ts',
    find: "return date === dateInZone(new Date(now), timeZone) ? 'Today'",
    replace: "return date === new Date(now).toISOString().slice(0, 10) ? 'Today'",
    tests: times,
  },
  {
    promise: 'No key with Alt is taken from browser or screen reader.',
    file: 'src/web/console/chat/keys/desk-keys.ts',
    find: 'if (altKey || ',
    replace: 'if (',
    tests: keys,
  },
  {
    promise: 'A link shows the host that it leads to, not the one that it looks like.',
    file: 'src/web/console/chat/conversation/message-text.tsx',
    find: 'host: url.host',
    replace: 'host: url.username || url.host',
    tests: texts,
  },
  {
    promise: 'Only web addresses become links.',
    file: 'src/web/console/chat/conversation/message-text.tsx',
    find: '/https?:\\/\\/',
    replace: '/(?:https?|javascript):\\/?\\/?',
    tests: texts,
  },
  {
    promise: 'Canned replies that begin with the letters come first.',
    file: 'src/web/console/chat/reply/canned-picker.tsx',
    find: '[...begin, ...contain]',
    replace: '[...contain, ...begin]',
    tests: canned,
  },
  {
    promise: 'A form at the desk is taken from staff alone.',
    file: 'src/web/console/chat/conversation/conversation-steps.ts',
    find: '  await call.api(`GET ${OF_CHAT}`, { params: chat(call) });\n',
    replace: '',
    tests: ['src/server/chat/chat-access.pg.test.ts'],
    isBuilt: true,
  },
];
