// Faults in mails about chats: what is mailed to whom, links, and replies that come back by mail.
import type { Fault } from './fault.ts';

const at = (name: string) => `src/server/chat/${name}`;
const quoted = ['src/server/platform/inbound-mail/quoted-text.test.ts'] as const;
const ended = [at('ended-meanwhile.pg.test.ts')] as const;
const night = [at('night.pg.test.ts')] as const;
const journal = [at('chat.lead.test.ts')] as const;
const byMail = [at('mail-replies.pg.test.ts')] as const;
const returned = [at('take-returned.pg.test.ts')] as const;
const mailsIn = [at('mails/mails-in.pg.test.ts')] as const;
const door = 'src/server/platform/inbound-mail/';

export const chatMailFaults: readonly Fault[] = [
  {
    promise: 'Only a report about a mail that left from the conversation marks one as bounced.',
    file: at('take-returned.ts'),
    find: 'if (!mailId || mailId !== `chat-${sessionId}-reply-${digits}`) return undefined;',
    replace: 'if (!mailId) return undefined;',
    tests: returned,
  },
  {
    promise: 'A mail that came back says so at each message that it had.',
    file: at('take-returned.ts'),
    find: 'Job.safeParse(noted.jobData).data?.after ?? sent.upTo - 1',
    replace: 'sent.upTo - 1',
    tests: returned,
  },
  {
    promise: 'A mail comes back once.',
    file: 'src/server/platform/sent-messages/write-sent-mail.ts',
    find: ', isNull(sentMails.returnedAt)],',
    replace: '],',
    tests: returned,
  },
  {
    promise: 'A report counts for the mail whose return path it came to, and for no other.',
    file: 'src/server/platform/sent-messages/take-returned-mail.ts',
    find: 'returnIdOf({ id: own, to: recipient }) === id',
    replace: 'Boolean(recipient)',
    tests: returned,
  },
  {
    promise: 'What a program wrote begins no conversation by mail.',
    file: at('mails/take-mail.service.ts'),
    find: "if (!known && mail.isAutomatic) throw refused('A program wrote it, and it answers nothing.');",
    replace: '',
    tests: mailsIn,
  },
  {
    promise: 'Who is blocked begins no conversation by mail and goes on with none.',
    file: at('mails/take-mail.service.ts'),
    find: "if (known?.blockedAt) throw refused('No conversation has this address.');",
    replace: '',
    tests: mailsIn,
  },
  {
    promise: 'Conversations that strangers begin at once are counted one after the other.',
    file: at('mails/take-mail.service.ts'),
    find: 'await requireRoomToBegin(tx, address, now);',
    replace: '',
    tests: mailsIn,
  },
  {
    promise: 'A flood of mails keeps no customer out.',
    file: at('mails/mail-bounds.ts'),
    find: 'if ((await customersOfAddress(db, address)).length > 0) return;',
    replace: '',
    tests: mailsIn,
  },
  {
    promise: 'A mail of our own that comes back begins nothing.',
    file: `${door}inbound-mail.module.ts`,
    find: ' || isFromUs(context, mail.from.address)',
    replace: '',
    tests: mailsIn,
  },
  {
    promise: 'A forged tag is no address of ours.',
    file: `${door}reply-address.ts`,
    find: "return local.startsWith(`${wanted}+`) ? 'tag' : undefined;",
    replace: "return local.startsWith(`${wanted}+`) ? 'plain' : undefined;",
    tests: mailsIn,
  },
  {
    promise: 'No link leads from a mail into a conversation by mail.',
    file: at('chat.mail.ts'),
    find: 'if (session.mailAddress !== null)',
    replace: 'if (false)',
    tests: mailsIn,
  },
  {
    promise: 'What could not be delivered comes back into a conversation by mail with its reason.',
    file: at('mail-reply.ts'),
    find: 'failureOf(mail), subject, text',
    replace: 'subject, text',
    tests: mailsIn,
  },
  {
    promise: 'A mail of our answer has our words alone.',
    file: at('chat.mail.ts'),
    find: "if (kind === 'reply' && sender !== 'support') return [];",
    replace: '',
    tests: night,
  },
  {
    promise: 'A burst of answers is one mail.',
    file: at('reply-mails.ts'),
    find: 'log.set({ mailedUpTo: upTo });',
    replace: '',
    tests: night,
  },
  {
    promise: 'A PDF that comes by mail into a chat is shown as its pages.',
    file: at('mail-reply.ts'),
    find: 'takesPdf: true',
    replace: 'takesPdf: false',
    tests: byMail,
  },
  {
    promise: 'A PDF by mail leaves room for the pictures behind it.',
    file: 'src/server/platform/inbound-mail/mailed-pictures.ts',
    find: 'Math.max(1, room - after)',
    replace: 'room',
    tests: byMail,
  },
  {
    promise: 'Of a mail two PDFs are tried at most.',
    file: 'src/server/platform/inbound-mail/mailed-pictures.ts',
    find: '.slice(0, MOST_PDFS)',
    replace: '',
    tests: byMail,
  },
  {
    promise: 'A PDF by mail is no larger than one that is sent in the chat.',
    file: 'src/server/platform/inbound-mail/mailed-pictures.ts',
    find: ' && bytes.length <= MAX_PHOTO_BYTES',
    replace: '',
    tests: byMail,
  },
  {
    promise: 'A quotation with a line above it in Spanish is folded.',
    file: 'src/server/platform/inbound-mail/quoted-text.ts',
    find: '  /^El\\b.{4,400}\\bescribió:$/,\n',
    replace: '',
    tests: quoted,
  },
  {
    promise: 'What is written below a quotation stays.',
    file: 'src/server/platform/inbound-mail/quoted-text.ts',
    find: 'const written = joined([above.text, below.text]);',
    replace: 'const written = above.text;',
    tests: quoted,
  },
  {
    promise: 'Answers between quoted lines are kept with them.',
    file: 'src/server/platform/inbound-mail/quoted-text.ts',
    find: "if (!rest.some((line) => line.startsWith('>'))) return { from, to };",
    replace: 'if (rest) return { from, to };',
    tests: quoted,
  },
  {
    promise: 'A note of absence from Exchange is no message of a person.',
    file: 'src/server/platform/inbound-mail/parse-mail.ts',
    find: "if (suppressed && suppressed.toLowerCase() !== 'none') return true;",
    replace: '',
    tests: ['src/server/platform/inbound-mail/mail-reader.test.ts'],
  },
  {
    promise: 'Our answers are not mailed once they were read.',
    file: at('chat.mail.ts'),
    find: 'Math.max(after, session.readByCustomer)',
    replace: 'after',
    tests: ended,
  },
  {
    promise: 'The office is not mailed what has its answer by then.',
    file: at('chat.mail.ts'),
    find: "  if (kind === 'left' && (session.lastSupportNumber > upTo || session.blockedAt)) return undefined;\n",
    replace: '',
    tests: ended,
  },
  {
    promise: 'A link to a chat lapses.',
    file: at('chat-link.service.ts'),
    find: 'gt(chatKeys.expiresAt, now),',
    replace: '',
    tests: night,
  },
  {
    promise: 'A transcript waits for our first answer.',
    file: at('conversation.service.ts'),
    find: 'log.session.lastSupportNumber === 0',
    replace: 'false',
    tests: night,
  },
  {
    promise: 'A reply by mail is a message of the visitor once.',
    file: at('mail-reply.ts'),
    find: '  if (known) return known;\n',
    replace:
      '  if (known) return takeWithin(log, context, { ...mail, messageHash: `${known.number}` }, { photos, names: files }, visitorHash);\n',
    tests: byMail,
  },
  {
    promise: 'What came by mail outlives a power cut.',
    file: at('mail-reply.ts'),
    find: '    await context.journal.append(chatLead, `${sessionId}/${entry.number}`);\n',
    replace: '',
    tests: journal,
  },
  {
    promise: 'Who is blocked does not come in by mail.',
    file: at('mail-reply.ts'),
    find: 'if (!found || found.session.blockedAt !== null) return false;',
    replace: 'if (!found) return false;',
    tests: byMail,
  },
  {
    promise: 'What a program wrote makes no one wait.',
    file: at('mail-reply.ts'),
    find: '  if (mail.isAutomatic) {',
    replace: '  if (mail.isAutomatic && !log) {',
    tests: byMail,
  },
  {
    promise: 'A loop of mails in a chat ends.',
    file: at('mail-reply.ts'),
    find: 'if ((rows[0]?.count ?? 0) < MAILS_PER_DAY) return;',
    replace: 'if (rows.length > 0) return;',
    tests: byMail,
  },
  {
    promise: 'A link into a chat does not come back within a quotation.',
    file: at('mail-reply.ts'),
    find: "return text.replace(CHAT_LINK, '$1…');",
    replace: 'return text;',
    tests: byMail,
  },
  {
    promise: 'What stands below a mail is for staff alone.',
    file: at('log-entry.ts'),
    find: "return isVisitor ? { from: '', quoted: '', files: [] } : { from, quoted, files };",
    replace: 'return { from, quoted, files };',
    tests: byMail,
  },
  {
    promise: 'Our next answer stands below the mail of the visitor.',
    file: at('chat.mail.ts'),
    find: '...(before && { inReplyTo: before }),',
    replace: '',
    tests: byMail,
  },
];
