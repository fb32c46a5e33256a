// Faults in conversations by text: words that everyone may send, signatures, hours, and what leaves once.
import type { Fault } from './fault.ts';

const at = (name: string) => `src/server/chat/${name}`;
const texts = [at('texts/texts.pg.test.ts')] as const;
const words = ['src/company/rules/chat/text-keywords.test.ts'] as const;

export const textMessageFaults: readonly Fault[] = [
  {
    promise: 'STOP is heard in whole sentences.',
    file: 'src/company/rules/chat/text-keywords.ts',
    find: 'if (STOPS.has(said) || STOP_SENTENCES.some((sentence) => sentence.test(said)))',
    replace: 'if (STOPS.has(said))',
    tests: words,
  },
  {
    promise: 'STOP is heard with courtesies around it.',
    file: 'src/company/rules/chat/text-keywords.ts',
    find: 'withoutCourtesy(wordsOf(text))',
    replace: 'wordsOf(text)',
    tests: words,
  },
  {
    promise: 'Texts wait for noon on a Sunday.',
    file: 'src/company/rules/time/text-hours.ts',
    find: "weekdayOf(date) === SUNDAY ? '12:00' : '09:00'",
    replace: "'09:00'",
    tests: ['src/company/rules/time/text-hours.test.ts'],
  },
  {
    promise: 'A number that wants no texts counts before every consent.',
    file: 'src/server/platform/text-messages/consented-numbers.ts',
    find: ' && !stopped.has(textNumberOf(reaches))',
    replace: '',
    tests: texts,
  },
  {
    promise: 'What was written a second before STOP does not leave.',
    file: 'src/server/platform/text-messages/send-text.ts',
    find: "if (!isNotice && (await stoppedSince(context.db, message.to))) return 'stopped';",
    replace: '',
    tests: texts,
  },
  {
    promise: 'Nothing is written to a number that wants no texts.',
    file: at('send-message.service.ts'),
    find: 'await requireSendable(log, context, said.photos);',
    replace: '',
    tests: texts,
  },
  {
    promise: 'A text that comes twice is one message.',
    file: at('texts/take-text.service.ts'),
    find: 'if (await readEntryOfKey(log.tx, log.session.id, key)) return null;',
    replace: '',
    tests: texts,
  },
  {
    promise: 'A text without a good signature is refused.',
    file: at('texts/texts.routes.ts'),
    find: 'if (!isSigned || form.get',
    replace: 'if (form.get',
    tests: texts,
  },
  {
    promise: 'A text of another account is refused.',
    file: at('texts/texts.routes.ts'),
    find: " || form.get('AccountSid') !== twilio.accountSid",
    replace: '',
    tests: texts,
  },
  {
    promise: 'A signed text of another hour is refused.',
    file: at('texts/texts.routes.ts'),
    find: ' || ago > FRESH_SECONDS',
    replace: '',
    tests: [at('texts/own-gateway.pg.test.ts')],
  },
  {
    promise: 'What is delivered stays so, whatever news come late.',
    file: 'src/company/rules/chat/text-state.ts',
    find: 'textStates.indexOf(state) > textStates.indexOf(than)',
    replace: 'state !== than',
    tests: texts,
  },
  {
    promise: 'What has left does not leave again.',
    file: at('texts/send-text.service.ts'),
    find: "if (due?.state !== 'waiting' || !due.number) return;",
    replace: 'if (!due?.number) return;',
    tests: texts,
  },
];
