// Faults in how browsers follow a chat: its log read back, streams, tabs that share one, and what is on its way.
import type { Fault } from './fault.ts';

const at = (name: string) => `src/server/chat/${name}`;
const chat = [at('chat.pg.test.ts')] as const;
const streams = [at('chat-streams.pg.test.ts')] as const;
const checker = ['test/chat-checker.test.ts'] as const;

export const chatStreamFaults: readonly Fault[] = [
  {
    promise: 'A log is read back from its end.',
    file: at('read-log.ts'),
    find: 'order by event.number desc limit ${PAGE_BACK}',
    replace: 'order by event.number limit ${PAGE_BACK}',
    tests: chat,
  },
  {
    promise: 'Earlier entries are put in front only where they fit.',
    file: 'src/web/features/chat/log.ts',
    find: 'if (before.length === 0 || before.at(-1)?.number !== start) return;',
    replace: 'if (before.length === 0) return;',
    tests: ['src/web/features/chat/log.test.ts'],
  },
  {
    promise: 'Nothing is taken in before it is known where a log begins.',
    file: 'src/web/features/chat/log.ts',
    find: 'if (start === null) return came.length > 0;',
    replace: 'start ??= 0;',
    tests: ['src/web/features/chat/log.test.ts'],
  },
  {
    promise: 'A stream of a chat begins where the browser says.',
    file: at('read-log.ts'),
    find: 'Number(id) : from',
    replace: 'Number(id) : 0',
    tests: streams,
  },
  {
    promise: 'No one hears that they type themselves.',
    file: at('conversation.routes.ts'),
    find: 'id: typingId(session.id, otherSide(side))',
    replace: 'id: typingId(session.id, side)',
    tests: streams,
  },
  {
    promise: 'The checker of chats finds a loss.',
    file: 'test/chat-checker.ts',
    find: 'else if (number > last + 1)',
    replace: 'else if (number > last + 9)',
    tests: checker,
  },
  {
    promise: 'The stream of an erased conversation ends.',
    file: at('read-log.ts'),
    find: "throw new Error('erased');",
    replace: 'return [];',
    tests: streams,
  },
  {
    promise: 'A tab that has handed over the stream does not come back to it.',
    file: 'src/web/features/chat/follow.ts',
    find: '      current = new AbortController();\n      last.abort();',
    replace: '      last.abort();',
    tests: ['src/web/features/chat/follow.test.ts'],
  },
  {
    promise: 'A tab that no one feeds any more asks by itself.',
    file: 'src/web/features/chat/follow.ts',
    find: 'timer = setTimeout(poll, given.pollMs);',
    replace: 'return;',
    tests: ['src/web/features/chat/follow.test.ts'],
  },
  {
    promise: 'The stream is taken from a tab that sleeps.',
    file: 'src/web/lib/one-line.ts',
    find: '      if (!isAnswered) claim();\n',
    replace: '',
    tests: ['src/web/lib/one-line.test.ts'],
  },
  {
    promise: 'A page that is left lets go of the stream.',
    file: 'src/web/lib/one-line.ts',
    find: "  tab.addEventListener('pagehide', rest, { signal });\n",
    replace: '',
    tests: ['src/web/lib/one-line.test.ts'],
  },
  {
    promise: 'A tab that follows something else is not taken for fed.',
    file: 'src/web/lib/one-line.ts',
    find: '!peers.isLeading && leader === about',
    replace: '!peers.isLeading && leader !== undefined',
    tests: ['src/web/lib/one-line.test.ts'],
  },
  {
    promise: 'A message that the log has is not put back by another tab.',
    file: 'src/web/features/chat/outbox.ts',
    find: '      .filter(({ key }) => !settled.has(key))\n',
    replace: '',
    tests: ['src/web/features/chat/outbox.test.ts'],
  },
  {
    promise: 'A message to a conversation that is gone is kept and not refused.',
    file: 'src/web/features/chat/outbox.ts',
    find: 'const ENDED = [404, 410];',
    replace: 'const ENDED = [410];',
    tests: ['src/web/features/chat/outbox.test.ts'],
  },
];
