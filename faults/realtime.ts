// Faults in what instances tell each other and what streams tell browsers.
import type { Fault } from './fault.ts';

const hub = 'src/server/platform/realtime/hub.ts';
const stream = 'src/server/platform/realtime/event-stream.ts';
const streams = 'src/server/platform/realtime/streams.ts';
const changeSignal = 'src/server/platform/realtime/change-signal.ts';
const hubTests = ['src/server/platform/realtime/hub.test.ts'] as const;
const doorbellTests = ['src/server/platform/realtime/change-signal.pg.test.ts'] as const;
const streamTests = ['src/server/platform/realtime/streams.test.ts'] as const;

export const realtimeFaults: readonly Fault[] = [
  {
    promise: 'The stream of a closed account ends within five seconds.',
    file: stream,
    find: '  askMs: 4_000,',
    replace: '  askMs: 14_000,',
    tests: ['src/server/chat/chat-streams.pg.test.ts'],
  },
  {
    promise: 'A closed account listens no longer.',
    file: 'src/server/accounts/session-watch.ts',
    find: '          isNull(users.disabledAt),\n',
    replace: '',
    tests: ['src/server/chat/chat-streams.pg.test.ts'],
  },
  {
    promise: 'A stream ends when its sign-in has lapsed.',
    file: 'src/server/accounts/session-watch.ts',
    find: '          gt(sessions.expire, sql`now()`),\n',
    replace: '',
    tests: ['src/server/chat/chat-streams.pg.test.ts'],
  },
  {
    promise: 'Who may listen no longer hears no bells either.',
    file: stream,
    find: 'void mayStill?.().then((may) => may || end(spread(0)), noAnswer);',
    replace: '{};',
    tests: streamTests,
  },
  {
    promise: 'What is written reaches no one who has signed out or is no staff any more.',
    file: stream,
    find: "if (entries.length > 0 && !(await mayStill())) throw new Error('who listens may no longer');",
    replace: '',
    tests: ['src/server/chat/chat-streams.pg.test.ts'],
  },
  {
    promise: 'Someone of another role is another listener.',
    file: 'src/server/platform/http/calling-person.ts',
    find: 'return now.rights.join() === user.rights.join();',
    replace: 'return true;',
    tests: ['src/server/chat/chat-streams.pg.test.ts'],
  },
  {
    promise: 'A stream of one thing tells nothing of others.',
    file: stream,
    find: ' ring(one.topic, id), one.id)',
    replace: ' ring(one.topic, id), undefined)',
    tests: streamTests,
  },
  {
    promise: 'A listener that fails keeps no one else from hearing.',
    file: hub,
    find: '        onError(error);',
    replace: '        throw error;',
    tests: hubTests,
  },
  {
    promise: 'Who listens to one id does not hear of others.',
    file: hub,
    find: 'each.id !== id) continue;',
    replace: 'each.id === id) continue;',
    tests: hubTests,
  },
  {
    promise: 'After a cut connection every topic rings once.',
    file: changeSignal,
    find: 'onBack: () => hub.publishAll(),',
    replace: 'onBack: () => {},',
    tests: doorbellTests,
    engine: 'postgres',
  },
  {
    promise: 'Who has missed nothing hears nothing.',
    file: stream,
    find: 'if (`id: ${seen}\\n` !== position()) {',
    replace: 'if (true) {',
    tests: streamTests,
  },
  {
    promise: 'Who comes without an id hears of what changed just before.',
    file: stream,
    find: 'hub.quietFor(topic, id) < timing.recentMs',
    replace: 'false',
    tests: streamTests,
  },
  {
    promise: 'What changed for one customer does not load the page of another again.',
    file: 'src/server/platform/realtime/hub.ts',
    find: 'const keys = id === undefined ? [topic] : [',
    replace: 'const keys = true ? [topic] : [',
    tests: ['src/server/platform/realtime/hub.test.ts'],
  },
  {
    promise: 'A busy topic does not ring for each change.',
    file: stream,
    find: 'ringing.size === 0 || resting) return;',
    replace: 'ringing.size === 0) return;',
    tests: streamTests,
  },
  {
    promise: 'A log is not read for someone who does not read.',
    file: stream,
    find: 'while (isUnread && outlet.isWanted())',
    replace: 'while (isUnread)',
    tests: streamTests,
  },
  {
    promise: 'A stream takes its place in the count until it is closed.',
    file: streams,
    find: "      stream.bytes.once('close', () => open.delete(stream));\n",
    replace: '',
    tests: streamTests,
  },
  {
    promise: 'One client has a bounded number of streams.',
    file: streams,
    find: 'if (own < limits.perClient) return;',
    replace: 'return;',
    tests: streamTests,
  },
  {
    promise: 'A stop does not wait for streams.',
    file: streams,
    find: '        end(comeBackMs());\n',
    replace: '        void end;\n',
    tests: streamTests,
  },
];
