// Faults at the edge: hosts, statuses, what is not read, large bodies, counts that outlive a restart, and the end.
import type { Fault } from './fault.ts';

const host = 'src/server/platform/http/host.ts';
const problem = 'src/server/platform/http/problem.ts';
const intake = 'src/server/platform/http/intake.ts';
const connections = 'src/server/platform/http/connections.ts';
const listener = 'src/server/platform/http/listener.ts';
const counts = 'src/server/platform/http/rate-limit-file.ts';
const hostTests = ['src/server/platform/http/host.test.ts'] as const;
const problemTests = ['src/server/platform/http/problem.test.ts'] as const;
const pageTests = ['src/web/lib/page-problem.test.ts'] as const;
const intakeTests = ['src/server/platform/http/intake.test.ts'] as const;
const connectionTests = ['src/server/platform/http/connections.test.ts'] as const;
const listenerTests = ['src/server/platform/http/listener.test.ts'] as const;
const headerTests = ['test/answer-headers.test.ts'] as const;
const countTests = ['src/server/platform/http/rate-limit.pg.test.ts'] as const;

export const edgeFaults: readonly Fault[] = [
  {
    promise: 'A page that is made for one request leaves compressed.',
    file: 'src/server/app.ts',
    find: '  compressAnswers(app);\n',
    replace: '',
    tests: headerTests,
  },
  {
    promise: 'A foreign page learns nothing from the length of a compressed answer.',
    file: 'src/server/platform/http/compress-answers.ts',
    find: 'return !isOwn && Object.keys(cookies ?? {}).length > 0;',
    replace: 'return false;',
    tests: ['src/server/platform/http/compress-answers.test.ts'],
  },
  {
    promise: 'A year in which nothing happens is refused, before anyone reckons with it.',
    file: 'src/contract/platform/dates.ts',
    find: "first: '2000', last: '2199'",
    replace: "first: '0001', last: '9999'",
    tests: ['test/bounds.test.ts'],
  },
  {
    promise: 'A version has a next one.',
    file: 'src/contract/platform/ids.ts',
    find: ".positive({ error: 'Please reload the page.' })\n  .max(LARGEST - 1, { error",
    replace: ".positive({ error: 'Please reload the page.' })\n  .max(LARGEST * 2, { error",
    tests: ['test/bounds.test.ts'],
  },
  {
    promise: 'The longest names begin a chat.',
    file: 'src/server/chat/chat.policy.ts',
    find: '.slice(0, FULL_NAME_LENGTH)',
    replace: '',
    tests: ['test/bounds.test.ts'],
  },
  {
    promise: 'A cursor that no list has given is refused.',
    file: 'src/server/platform/http/cursor.ts',
    find: "throw new RequestProblem('invalid_input', 'The list has no such page.');",
    replace: 'return undefined;',
    tests: ['src/server/platform/http/cursor.pg.test.ts'],
  },
  {
    promise: 'A request for another host is answered with 421.',
    file: host,
    find: 'if (!isHealthCheck && !isOurs(host, raw.socket.localPort)) {',
    replace: 'if (false) {',
    tests: hostTests,
  },
  {
    promise: 'A health check may come under any name.',
    file: host,
    find: 'if (!isHealthCheck && !isOurs',
    replace: 'if (!isOurs',
    tests: hostTests,
  },
  {
    promise: 'A request with two hosts is refused.',
    file: host,
    find: '    if (found !== undefined) return undefined;\n',
    replace: '',
    tests: hostTests,
  },
  {
    promise: 'The host of an absolute target counts before the Host header.',
    file: host,
    find: 'ABSOLUTE_TARGET.exec(request.originalUrl)?.[1] ?? request.host',
    replace: 'request.host',
    tests: hostTests,
  },
  {
    promise: 'Who asks is known by an absolute target, too.',
    file: 'src/server/app.ts',
    find: "    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),\n",
    replace: '',
    tests: hostTests,
  },
  {
    promise: 'A public site does not answer to the names of this machine.',
    file: host,
    find: '!isLoopback(publicUrl.hostname) || !isLoopback(hostname)',
    replace: '!isLoopback(hostname)',
    tests: hostTests,
  },
  {
    promise: 'A refusal says when to come again.',
    file: problem,
    find: "    reply.header('retry-after', String(problem.extras.retryAfterSeconds));\n",
    replace: '',
    tests: problemTests,
  },
  {
    promise: 'Each problem has its own status.',
    file: 'src/contract/platform/problem.ts',
    find: 'already_booked: { status: 409',
    replace: 'already_booked: { status: 422',
    tests: problemTests,
  },
  {
    promise: 'Plain text and forms are answered with 415.',
    file: problem,
    find: "FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type'",
    replace: "FST_ERR_CTP_INVALID_MEDIA_TYPE: 'malformed_request'",
    tests: problemTests,
  },
  {
    promise: 'A full disk is told as such, with time to make room.',
    file: 'src/server/platform/database/want-of-room.ts',
    find: "'25006', 'ENOSPC'",
    replace: "'ENOSPC'",
    tests: problemTests,
  },
  {
    promise: 'An answer of the API is kept by no one.',
    file: 'src/server/platform/http/mount.ts',
    find: "  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');\n",
    replace: '',
    tests: ['src/server/booking/by-link.pg.test.ts'],
  },
  {
    promise: 'A page that the API refuses has the status of the refusal.',
    file: 'src/web/lib/page-problem.ts',
    find: '{ status: error.status }',
    replace: '{ status: 200 }',
    tests: pageTests,
  },
  {
    promise: 'An address that the API cannot read leads to nothing.',
    file: 'src/web/lib/page-problem.ts',
    find: "source === 'loader' && ADDRESS_FAULTS",
    replace: 'ADDRESS_FAULTS',
    tests: pageTests,
  },
  {
    promise: 'One client’s bodies never take the places of all.',
    file: intake,
    find: '(own?.bytes ?? 0) + bytes <= limits.bytesPerClient &&',
    replace: 'true &&',
    tests: intakeTests,
  },
  {
    promise: 'Who waits for a place goes in when one is free.',
    file: intake,
    find: '    for (const waiting of [...line]) if (places.hasRoom(waiting)) waiting.enter();\n',
    replace: '',
    tests: intakeTests,
  },
  {
    promise: 'The line for a place is short, also for one client.',
    file: intake,
    find: 'own >= limits.waitingPerClient',
    replace: 'false',
    tests: intakeTests,
  },
  {
    promise: 'No one is waiting for a place for ever.',
    file: intake,
    find: 'setTimeout(giveUp, limits.waitMs)',
    replace: 'setTimeout(giveUp, 1e9)',
    tests: intakeTests,
  },
  {
    promise: 'What was counted before a restart still counts.',
    file: counts,
    find: 'readHits(file, clock().getTime(), onError);',
    replace: 'new Map();',
    tests: countTests,
  },
  {
    promise: 'The file of the counts is its owner’s alone.',
    file: counts,
    find: ', { mode: 0o600 });',
    replace: ', { mode: 0o644 });',
    tests: countTests,
  },
  {
    promise: 'A damaged file of counts stops nothing, and is told.',
    file: counts,
    find: "    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onError(error);\n",
    replace: '',
    tests: countTests,
  },
  {
    promise: 'A process that is going says so before it goes.',
    file: 'src/server/platform/system/system.routes.ts',
    find: 'if (isDraining() || !(await',
    replace: 'if (!(await',
    tests: listenerTests,
  },
  {
    promise: 'A process that is going keeps no connection alive.',
    file: listener,
    find: "          if (isDraining) response.setHeader('connection', 'close');\n",
    replace: '',
    tests: listenerTests,
  },
  {
    promise: 'What was asked before the end keeps no connection alive either.',
    file: listener,
    find: "      for (const response of connections.awaited()) response.setHeader('connection', 'close');\n",
    replace: '',
    tests: listenerTests,
  },
  {
    promise: 'Newcomers at the door are taken before the end.',
    file: listener,
    find: 'now - cameAt >= quietMs || now - begin',
    replace: 'true || now - begin',
    tests: listenerTests,
  },
  {
    promise: 'Newcomers who never cease do not keep a process from ending.',
    file: listener,
    find: ' || now - begin >= withinMs',
    replace: '',
    tests: listenerTests,
  },
  {
    promise: 'A crowd of idle connections keeps no newcomer out.',
    file: connections,
    find: 'firstOf(idle, isIdle) ?? firstOf(open.keys(), isUnfinished)',
    replace: 'firstOf(open.keys(), isUnfinished)',
    tests: connectionTests,
  },
  {
    promise: 'The idlest connection is shed, not the oldest.',
    file: connections,
    find: '      idle.delete(request.socket);\n',
    replace: '',
    tests: connectionTests,
  },
  {
    promise: 'A request that never comes whole keeps no newcomer out.',
    file: connections,
    find: 'firstOf(idle, isIdle) ?? firstOf(open.keys(), isUnfinished)',
    replace: 'firstOf(idle, isIdle)',
    tests: connectionTests,
  },
  {
    promise: 'Nothing under way is shed for a newcomer.',
    file: connections,
    find: 'if (!shed) return false;',
    replace: 'if (!shed) return true;',
    tests: connectionTests,
  },
  {
    promise: 'A refusal for want of room keeps no connection.',
    file: problem,
    find: 'if (isRefusal(body.status) && ',
    replace: 'if (false && ',
    tests: ['src/server/platform/realtime/streams.test.ts'],
  },
  {
    promise: 'What is under way is answered before the end.',
    file: listener,
    find: '(connections.isIdle(socket) && now - since >= quietMs)',
    replace: 'now - since >= quietMs',
    tests: listenerTests,
  },
  {
    promise: 'The description of the API is made once, however often strangers ask for it.',
    file: 'src/server/platform/http/openapi.ts',
    find: 'described ??= describeTable();',
    replace: 'described = describeTable();',
    tests: ['src/server/platform/http/openapi.test.ts'],
  },
];
