// Faults in calls that no one answered, and in the text that follows.
import type { Fault } from './fault.ts';

const at = (name: string) => `src/server/chat/calls/${name}`;
const calls = [at('calls.pg.test.ts'), at('call-texts.pg.test.ts')] as const;

export const missedCallFaults: readonly Fault[] = [
  {
    promise: 'Calls that are not signed by the provider are refused.',
    file: at('calls.routes.ts'),
    find: 'const form = signedForm(context, file, request);',
    replace: "const form = new URLSearchParams(Buffer.from(file).toString('utf8'));",
    tests: calls,
  },
  {
    promise: 'A call that is told twice is taken once.',
    file: at('take-call.service.ts'),
    find: '  if (!call) return null;\n',
    replace: '  if (!call) return takeMissed(context, tx, `${providerId} again`, phone);\n',
    tests: calls,
  },
  {
    promise: 'A call of which one leg was not answered is no missed call.',
    file: at('calls.routes.ts'),
    find: "if (form.get('ParentCallSid') || form.get('Direction')?.startsWith('outbound'))",
    replace: "if (form.get('Direction')?.startsWith('outbound'))",
    tests: calls,
  },
  {
    promise: 'A withheld number is not taken for one.',
    file: 'src/company/rules/chat/incoming-call.ts',
    find: 'WITHHELD.has(digits) || ',
    replace: '',
    tests: ['src/company/rules/chat/incoming-call.test.ts'],
  },
  {
    promise: 'Who is blocked is not heard by telephone.',
    file: at('take-call.service.ts'),
    find: 'if (session.blockedAt !== null) {',
    replace: 'if (session.blockedAt !== null && session.underReview) {',
    tests: calls,
  },
  {
    promise: 'A number has one text about missed calls within a day.',
    file: at('due-call-texts.ts'),
    find: 'other.texted_at > call.came_at -',
    replace: 'other.texted_at > call.came_at +',
    tests: calls,
  },
  {
    promise: 'Forged callers have us text few strangers.',
    file: at('send-call-texts.ts'),
    find: ' || (await areTooMany(tx, now))',
    replace: '',
    tests: calls,
  },
  {
    promise: 'No text about a missed call leaves at night.',
    file: at('due-call-texts.ts'),
    find: ' && isTextHour(moment, timeZone)',
    replace: '',
    tests: calls,
  },
  {
    promise:
      'A number that stopped our texts has none about its calls, also not on the page of what goes out.',
    file: at('due-call-texts.ts'),
    find: '    if (stopped.has(row.phone)) return [];\n',
    replace: '',
    tests: calls,
  },
  {
    promise: 'A note of ours ends the text about a missed call.',
    file: at('due-call-texts.ts'),
    find: "event.kind = 'note' or ",
    replace: '',
    tests: calls,
  },
  {
    promise: 'A call that staff log ends the text about a missed one.',
    file: at('due-call-texts.ts'),
    find: '(arrived_at > call.came_at or first_answered_at > call.came_at)',
    replace: 'first_answered_at > call.came_at',
    tests: calls,
  },
  {
    promise: 'A call that we answer ends the text about the one before.',
    file: at('take-call.service.ts'),
    find: '    await writeLogWithin(tx, now, held.id, (log) => noteAnswered(log, context, providerId));\n',
    replace: '',
    tests: calls,
  },
  {
    promise: 'What was answered while the provider was away is not texted afterwards.',
    file: at('send-call-texts.ts'),
    find: 'rows.some((row) => !row.isOver)',
    replace: 'rows.length > 0',
    tests: calls,
  },
  {
    promise: 'A missed call is texted about while the switch is on alone.',
    file: at('due-call-texts.ts'),
    find: 'if (!missedCallTextsAreOn || !first) return [];',
    replace: 'if (!first) return [];',
    tests: calls,
  },
  {
    promise:
      'Of several who have a number, all have to read Spanish before a text to it is in Spanish.',
    file: at('caller-language.ts'),
    find: 'case when bool_and(',
    replace: 'case when bool_or(',
    tests: calls,
  },
  {
    promise: 'Who has said no language is texted in that of their last conversation on our pages.',
    file: at('caller-language.ts'),
    find: 'order by own.last_activity desc, own.id limit 1',
    replace: 'order by own.last_activity, own.id limit 1',
    tests: calls,
  },
  {
    promise: 'What staff may text because of a call is over 30 days after it.',
    file: 'src/server/chat/has-called.ts',
    find: '    gte(incomingCalls.cameAt, since),\n',
    replace: '    gte(incomingCalls.cameAt, new Date(since.getTime() / 2)),\n',
    tests: calls,
  },
  {
    promise: 'A missed call outlives a power cut with what is known of the text about it.',
    file: 'src/server/chat/chat.lead.ts',
    find: "    for (const row of rowsOf('incoming_calls')) await putRow(tx, 'incoming_calls', row);\n",
    replace: '',
    tests: [at('calls-replay.test.ts')],
  },
];
