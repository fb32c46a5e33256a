// Faults in conversations by text: words that everyone may send, signatures, hours, and what leaves once.
import type { Fault } from './fault.ts';

const at = (name: string) => `src/server/chat/${name}`;
const texts = [at('texts/texts.pg.test.ts')] as const;
const media = [at('texts/text-media.pg.test.ts')] as const;
const pictures = [at('texts/outgoing-pictures.pg.test.ts')] as const;
const unfetched = [at('texts/unfetched-pictures.pg.test.ts')] as const;
const wrong = [at('texts/wrong-number.pg.test.ts')] as const;
const follow = [at('follow-number.pg.test.ts')] as const;
const begun = [at('begun/begun.pg.test.ts')] as const;
const words = ['src/company/rules/chat/text-keywords.test.ts'] as const;

export const textMessageFaults: readonly Fault[] = [
  {
    promise: 'STOP is heard in whole sentences.',
    file: 'src/company/rules/chat/text-keywords.ts',
    find: 'if (stops.has(said) || sentences.some((sentence) => sentence.test(said)))',
    replace: 'if (stops.has(said))',
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
    find: 'if (stop) return stop.why;',
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
    file: at('texts/signed-news.ts'),
    find: 'if (!isSigned || form.get',
    replace: 'if (form.get',
    tests: texts,
  },
  {
    promise: 'A text of another account is refused.',
    file: at('texts/signed-news.ts'),
    find: " || form.get('AccountSid') !== twilio.accountSid",
    replace: '',
    tests: texts,
  },
  {
    promise: 'A signed text of another hour is refused.',
    file: at('texts/signed-news.ts'),
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
    find: "if (due?.state !== 'waiting' || !due.textNumber) return;",
    replace: 'if (!due?.textNumber) return;',
    tests: texts,
  },
  {
    promise: 'What was written to who has agreed does not leave once they have taken it back.',
    file: 'src/server/platform/text-messages/send-text.ts',
    find: 'if (!isAnswer && !(await hasAgreed(',
    replace: 'if (!isAnswer && isNotice && !(await hasAgreed(',
    tests: begun,
  },
  {
    promise:
      'In a conversation that we began each text needs the permission until they have written.',
    file: at('outgoing-text.ts'),
    find: 'session.lastTextAt !== null ||\n',
    replace: 'session.customerId !== null ||\n',
    tests: begun,
  },
  {
    promise: 'A press that is repeated begins a conversation once.',
    file: at('begun/begin-conversation.service.ts'),
    find: 'if (known && (await readEntryOfKey(tx, known.id, key))) return known.id;',
    replace: 'void readEntryOfKey;',
    tests: begun,
  },
  {
    promise: 'A conversation that has begun meanwhile is shown before anything is sent.',
    file: at('begun/begin-conversation.service.ts'),
    find: 'const begun = known ? undefined : await insertChat(',
    replace: 'const begun = known ? known.id : await insertChat(',
    tests: begun,
  },
  {
    promise: 'A first message goes to the number that was on the screen, or nowhere.',
    file: at('begun/begin-conversation.service.ts'),
    find: 'if (at !== to) {',
    replace: "if (at === '') {",
    tests: begun,
  },
  {
    promise: 'With the conversation of another customer none is begun.',
    file: at('begun/ways-to-begin.ts'),
    find: 'if (!row?.customerId || row.customerId === id) return null;',
    replace: 'if (row?.customerId !== null) return null;',
    tests: begun,
  },
  {
    promise: 'A mail with which we begin has its own subject, and answers nothing.',
    file: at('chat.mail.ts'),
    find: 'messageId === undefined && subject ? subject : answerSubject(',
    replace: 'messageId === subject ? subject : answerSubject(',
    tests: begun,
  },
  {
    promise: 'The place to which a provider leads hears no password of ours.',
    file: at('texts/fetch-media.ts'),
    find: 'answer = await ask(at, { signal, ...(!isWithin',
    replace:
      'answer = await ask(at, { headers: { authorization: `Basic ${login}` }, signal, ...(!isWithin',
    tests: media,
  },
  {
    promise: 'Pictures of texts are not fetched from our own network.',
    file: at('texts/fetch-media.ts'),
    find: '!(isPushAddress(at.href) && mediaHosts.includes(at.hostname))',
    replace: '!mediaHosts.includes(at.hostname)',
    tests: media,
  },
  {
    promise: 'Pictures of texts are fetched from no host that no setting names.',
    file: at('texts/fetch-media.ts'),
    find: '!(isPushAddress(at.href) && mediaHosts.includes(at.hostname))',
    replace: '!isPushAddress(at.href)',
    tests: media,
  },
  {
    promise: 'Pictures of a text are written once, also when two jobs are at them.',
    file: at('texts/text-media.ts'),
    find: '  if (known) return known;\n',
    replace: '',
    tests: media,
  },
  {
    promise:
      'Nothing leaves to a number that staff have marked as wrong, whatever who holds it writes.',
    file: 'src/server/platform/text-messages/text-stops.ts',
    find: "    .where(holding(number, 'stop'))",
    replace: '    .where(and(eq(textStops.number, number), isNull(textStops.liftedAt)))',
    tests: wrong,
  },
  {
    promise: 'Permissions to text a number end when it turns out to be wrong.',
    file: at('texts/wrong-number.service.ts'),
    find: '      await endConsentsOf(context, tx, { actor: user, number, at: now });\n',
    replace: '',
    tests: wrong,
  },
  {
    promise: 'No text leaves to a number that its customer has given up since it was written.',
    file: at('texts/send-text.service.ts'),
    find: 'if (!isNotice && (await newNumberOf(db, due))) {',
    replace: 'if (due.textNumber === null) {',
    tests: follow,
  },
  {
    promise: 'A text from a number that a customer has given up is not taken for theirs.',
    file: at('texts/take-text.service.ts'),
    find: '    await writeLogWithin(tx, now, found.id, (log) => partFromNumber(log, settings()));',
    replace: '    return found.id;',
    tests: follow,
  },
  {
    promise: 'A conversation by text does not follow to a number without the permission for it.',
    file: at('follow-number.ts'),
    find: ': await whyNotText(db, customerId, number, asked);',
    replace: ': null;',
    tests: follow,
  },
  {
    promise: 'The address of a picture of a text opens no other photo.',
    file: at('texts/picture-address.ts'),
    find: 'if (!isSameSecret(address, addressOf(key, photoId, Number(lapses)))) return null;',
    replace: "if (photoId === '' || !isSameSecret(address, address)) return null;",
    tests: pictures,
  },
  {
    promise: 'The address of a picture of a text lapses.',
    file: at('texts/picture-address.ts'),
    find: 'return Number(lapses) * 1000 > now.getTime() ? photoId : null;',
    replace: 'return Number(lapses) * 1000 > 0 || now ? photoId : null;',
    tests: pictures,
  },
  {
    promise: 'The time in the address of a picture of a text cannot be changed.',
    file: at('texts/picture-address.ts'),
    find: '.update(`text-picture:${photoId}:${lapses}`)',
    replace: '.update(`text-picture:${photoId}`)',
    tests: pictures,
  },
  {
    promise: 'A picture of a text that was delivered is given to no one any more.',
    file: at('texts/outgoing-pictures.ts'),
    find: "const OPEN = ['waiting', 'sent'] as const;",
    replace: "const OPEN = ['waiting', 'sent', 'delivered', 'outbox'] as const;",
    tests: pictures,
  },
  {
    promise: 'A signed address opens no photo that goes with no text.',
    file: at('texts/outgoing-pictures.ts'),
    find: 'if (!photoId || !(await isOnItsWay(db, photoId))) throw noPicture();',
    replace: 'if (!photoId || (await isOnItsWay(db, photoId)) === undefined) throw noPicture();',
    tests: pictures,
  },
  {
    promise: 'A picture of a text that was thrown away is given to no one.',
    file: at('texts/outgoing-pictures.ts'),
    find: ', isNull(photos.expiresAt)]',
    replace: ']',
    tests: pictures,
  },
  {
    promise: 'A gateway of one’s own is sent no text whose pictures it cannot take.',
    file: at('outgoing-text.ts'),
    find: "(channel.kind === 'text' && takesPictures(config))",
    replace: "(channel.kind === 'text' && takesPictures({ ...config, smsUrl: undefined }))",
    tests: pictures,
  },
  {
    promise: 'What a carrier has had of a text with pictures is not said once more.',
    file: at('texts/texts.routes.ts'),
    find: "form.get('MessageStatus') === 'failed' && lacksPictures(code)",
    replace: 'lacksPictures(code)',
    tests: unfetched,
  },
  {
    promise: 'Words without their pictures leave once.',
    file: at('texts/send-text.service.ts'),
    find: 'if (isAnew ? providerId !== null && row.providerId === providerId : !isOfRow) return;',
    replace: 'if (!isAnew && !isOfRow) return;',
    tests: unfetched,
  },
  {
    promise: 'The desk says of words that went without their pictures that they did.',
    file: at('texts/send-text.service.ts'),
    find: 'if (isNews) log.add(entryOf(number, { ...row, state, reason }));',
    replace:
      'if (isNews) log.add(entryOf(number, { ...row, state, reason, isWithoutPictures: false }));',
    tests: unfetched,
  },
  {
    promise: 'A picture that leaves with a text is small enough for carriers.',
    file: 'src/server/platform/photos/text-picture-order.ts',
    find: 'if (jpeg.length <= TEXT_PICTURE_BYTES) return',
    replace: 'if (jpeg.length > 0) return',
    tests: ['src/server/platform/photos/text-picture-order.test.ts'],
  },
];
