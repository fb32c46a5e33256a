// Faults in what calls staff to a chat: who is there, hours, alerts, digests and push messages.
import type { Fault } from './fault.ts';

const at = (name: string) => `src/server/chat/${name}`;
const ended = [at('ended-meanwhile.pg.test.ts')] as const;
const night = [at('night.pg.test.ts')] as const;
const streams = [at('chat-streams.pg.test.ts')] as const;
const there = [at('presence.pg.test.ts')] as const;

export const chatAlertFaults: readonly Fault[] = [
  {
    promise:
      'A push message is not sent to an IPv6 address that leads to an IPv4 address of our own network.',
    file: at('push-address.ts'),
    find: "  ['2002::', 16],\n",
    replace: '',
    tests: [at('push-address.test.ts')],
  },
  {
    promise: 'A push message is not sent to an address of our own network.',
    file: at('push-address.ts'),
    find: 'if (isIP(host)) return !isNear(host);',
    replace: 'if (isIP(host)) return true;',
    tests: [at('push-address.test.ts')],
  },
  {
    promise: 'A push message is not sent to a name that leads into our own network.',
    file: at('push-address.ts'),
    find: 'if (!first || addresses.some(({ address }) => isNear(address))) {',
    replace: 'if (!first) {',
    tests: [at('push-address.test.ts')],
  },
  {
    promise: 'We are online only while someone is there.',
    file: 'src/company/rules/chat/support-answer.ts',
    find: 'if (open && isSomebodyThere) {',
    replace: 'if (open) {',
    tests: night,
  },
  {
    promise: 'On a day on which we are closed no one answers.',
    file: at('chat-hours.ts'),
    find: '(row?.closures ?? []).map(',
    replace: '[].map(',
    tests: night,
  },
  {
    promise: 'Who has been away is not there.',
    file: at('chat-hours.ts'),
    find: 'where not is_away and seen_at',
    replace: 'where seen_at',
    tests: night,
  },
  {
    promise: 'Each number is alerted once for a wait.',
    file: at('alerts.ts'),
    find: 'const level = ofThisWait.length;',
    replace: 'const level = 0;',
    tests: night,
  },
  {
    promise: 'After an alert it is quiet for a while.',
    file: at('alerts.ts'),
    find: 'if (isQuiet) return;',
    replace: '',
    tests: night,
  },
  {
    promise: 'No one is woken at night by a chat.',
    file: at('alerts.ts'),
    find: 'if (!open) return;',
    replace:
      'if (!open) return raiseAlerts({ ...context, clock: () => new Date(now.getTime() + 6 * 3_600_000) });',
    tests: night,
  },
  {
    promise: 'An alert is sent once.',
    file: at('alert-texts.ts'),
    find: "        eq(supportNotifications.status, 'pending'),\n",
    replace: '',
    tests: night,
  },
  {
    promise: 'An alert is not sent when its chat has an answer by then.',
    file: at('alert-texts.ts'),
    find: '${chatSessions.waitingSince} <= ${supportNotifications.createdAt} and not',
    replace: 'not',
    tests: ended,
  },
  {
    promise: 'An alert is not sent when its chat is held by then.',
    file: at('alert-texts.ts'),
    find: ' and not ${chatSessions.underReview}`',
    replace: '`',
    tests: ended,
  },
  {
    promise: 'An alert is not sent after hours.',
    file: at('alert-texts.ts'),
    find: 'const open = openSpan(now, await supportCalendar(db, context, now));',
    replace:
      'const open = openSpan(now, await supportCalendar(db, context, now)) ?? { opens: now };',
    tests: ended,
  },
  {
    promise: 'A number has one text in its quiet time.',
    file: at('alert-texts.ts'),
    find: 'if (!(await takeDigestTurn(tx, { name: `chat-alert ${phoneNumber}`, quietMs, now }))) return;',
    replace: '',
    tests: ended,
  },
  {
    promise: 'A number whose chats still wait is quiet for the long time.',
    file: at('alert-texts.ts'),
    find: '(left.length > 0 ? chatQuietMinutes : chatNextAlertMinutes)',
    replace: 'chatNextAlertMinutes',
    tests: ended,
  },
  {
    promise: 'An alert that was not needed does not keep the next one back.',
    file: at('alerts.ts'),
    find: "        ne(supportNotifications.status, 'unneeded'),\n",
    replace: '',
    tests: ended,
  },
  {
    promise: 'Of two who ask for the turn of a digest one gets it.',
    file: 'src/server/platform/jobs/digest.ts',
    find: '      setWhere: sql`${digests.lastAt} <= ${quietSince.toISOString()}::timestamptz`,\n',
    replace: '',
    tests: ['src/server/platform/jobs/digest.pg.test.ts'],
  },
  {
    promise: 'A push subscription belongs to the sign-in under which it was made last.',
    file: at('push-subscriptions.ts'),
    find: 'target: pushSubscriptions.endpoint, set: row }',
    replace: 'target: pushSubscriptions.endpoint, set: { userId } }',
    tests: ended,
  },
  {
    promise: 'A push subscription is silent once its sign-in has lapsed.',
    file: at('push.ts'),
    find: '    .where(gt(sessions.expire, sql`now()`));',
    replace: '    ;',
    tests: ended,
  },
  {
    promise: 'What is held alerts no one.',
    file: at('alerts.ts'),
    find: 'session.waitingSince === null || session.underReview',
    replace: 'session.waitingSince === null',
    tests: night,
  },
  {
    promise: 'A browser that takes no push messages any more is forgotten.',
    file: at('push.ts'),
    find: 'status === 410',
    replace: 'status === 411',
    tests: streams,
  },
  {
    promise: 'Who stays is there however many come.',
    file: at('presence.ts'),
    find: '    if (round) return;\n',
    replace: '    clearTimeout(round);\n',
    tests: there,
  },
  {
    promise: 'All who are there are written down.',
    file: at('presence.ts'),
    find: 'from < sessionIds.length; from += AT_ONCE',
    replace: 'from < AT_ONCE; from += AT_ONCE',
    tests: there,
  },
  {
    promise: 'Anyone who closes the desk is not there any more.',
    file: at('presence.ts'),
    find: "if (kind === 'agents') setTimeout(tellGone, goneMs, id).unref();",
    replace: '',
    tests: [at('support-watch.pg.test.ts')],
  },
  {
    promise: 'A reload of the desk is no going away.',
    file: at('presence.ts'),
    find: '    if (present.agents.has(id)) return;\n',
    replace: '',
    tests: [at('support-watch.pg.test.ts')],
  },
  {
    promise: 'Hours begin and end without anything that rings.',
    file: at('support-watch.ts'),
    find: '        await look();\n        begin();',
    replace: '        begin();',
    tests: [at('support-watch.pg.test.ts')],
  },
];
