// Which mail a chat's job means: its messages, its link and its id. Loaded with the first mail, because the templates are
// large.

import { eq } from 'drizzle-orm';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { answerSubject } from '#company/rules/chat/mail-subject.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { addressFor } from '#server/platform/inbound-mail/reply-address.ts';
import {
  chatReplyMail,
  chatTranscriptMail,
  type MailedMessage,
  officeChatMail,
} from '#server/platform/mail/chat-mail.tsx';
import { leadAnswerMail } from '#server/platform/mail/lead-mail.tsx';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { chatMailMessages } from '#server/platform/mail/messages/choose-chat-mail-messages.ts';
import { wordsOfMails } from '#server/platform/settings/words-of-mails.ts';
import type { ServerContext } from '../context.ts';
import type { ChatRow } from './chat.queries.ts';
import type { ChatMailJob } from './chat-jobs.ts';
import { newChatLink } from './chat-link.service.ts';
import { conversationLanguage } from './conversation-language.ts';
import { replySubject } from './mail-reply.ts';
import { LOG_PAGE, readLastMail, readLog } from './read-log.ts';

/** A mail of more messages than this would be refused for its size. */
const MOST_MESSAGES = 500;

/**
 * The mail of a job, after looking again: undefined when the conversation has been erased meanwhile, when the visitor has read
 * our answers, or when what was left for the office has its answer.
 */
export async function chatMailOf(
  context: ServerContext,
  { sessionId, kind, after, upTo }: ChatMailJob,
): Promise<Mail | undefined> {
  const { db, config, clock } = context;
  const settings = context.settings();
  const [session] = await db.select().from(chatSessions).where(eq(chatSessions.id, sessionId));
  if (!session) return undefined;
  if (kind === 'left' && (session.lastSupportNumber > upTo || session.blockedAt)) return undefined;
  // The office reads English.
  const language = kind === 'left' ? 'en' : session.language;
  const from = kind === 'reply' ? Math.max(after, session.readByCustomer) : after;
  const entries = await readAll(context, sessionId, from, upTo);
  const messages = entries.flatMap((entry) =>
    mailed(entry, { kind, language, timeZone: settings.timeZone }),
  );
  if (messages.length === 0) return undefined;
  const id = `chat-${sessionId}-${kind}-${upTo}`;
  const link = (path: string) => new URL(path, config.publicUrl).href;
  if (kind === 'left') {
    const facts = { ...session, messages, link: link(`/admin-support?chat=${sessionId}`) };
    const { customerName: name, customerEmail: address } = session;
    const mail = { ...(await officeChatMail(facts, settings)), id };
    const to = config.officeEmail ?? settings.email;
    return address ? { ...mail, to, replyTo: { name, address } } : { ...mail, to };
  }
  if (!session.customerEmail) return undefined;
  if (session.mailAddress !== null)
    return { ...(await letterOf(context, session, messages, upTo)), id };
  const token = await newChatLink(db, session, clock());
  const facts = {
    ...session,
    messages,
    link: link(hrefIn(session.language, `/chat/${token}`)),
    comesBack: config.replyEmail !== undefined,
  };
  const render = kind === 'reply' ? chatReplyMail : chatTranscriptMail;
  const before = await readLastMail(db, sessionId, upTo);
  return {
    ...(await render(facts, settings, wordsOfMails(context))),
    ...placeOf(context, session, before?.messageId),
    ...(kind === 'reply' && returnOf(context, sessionId)),
    id,
  };
}

/** Where a reply comes back into the conversation; without an address for replies, the office. */
function replyAddressOf(context: ServerContext, sessionId: string): string {
  const { config, settings } = context;
  return addressFor(context, replySubject(sessionId)) ?? config.officeEmail ?? settings().email;
}

/**
 * An answer in a conversation by mail: our words alone, below the mail that they answer. No link leads from it, since the address
 * proves no one.
 */
async function letterOf(
  context: ServerContext,
  session: ChatRow,
  messages: MailedMessage[],
  upTo: number,
): Promise<Omit<Mail, 'id'>> {
  const settings = context.settings();
  const before = await readLastMail(context.db, session.id, upTo);
  const language = (await conversationLanguage(context.db, session)) ?? session.language;
  const { yourEmail } = chatMailMessages[language];
  const otherwise = fill(yourEmail, { company: settings.shortName });
  const subject = subjectBelow(before, otherwise);
  const text = messages.map((message) => message.text).join('\n\n');
  return {
    ...(await leadAnswerMail({ language, subject, text }, settings)),
    ...placeOf(context, session, before?.messageId),
    ...returnOf(context, session.id),
  };
}

/** What becomes of an answer comes back into its conversation. */
function returnOf(context: ServerContext, sessionId: string) {
  return context.config.replyEmail ? { returnPath: replyAddressOf(context, sessionId) } : undefined;
}

/** The subject with which we began stays until they have written under it. */
function subjectBelow(before: Awaited<ReturnType<typeof readLastMail>>, otherwise: string): string {
  const { messageId, subject = '' } = before ?? {};
  return messageId === undefined && subject ? subject : answerSubject(subject, otherwise);
}

/** To whom it goes, where its answer comes back, and below which mail it stands. */
function placeOf(context: ServerContext, session: ChatRow, before: string | undefined) {
  return {
    to: session.customerEmail,
    replyTo: { name: context.settings().shortName, address: replyAddressOf(context, session.id) },
    ...(before && { inReplyTo: before }),
  };
}

async function readAll(
  { db }: ServerContext,
  sessionId: string,
  after: number,
  upTo: number,
): Promise<ChatEntry[]> {
  const all: ChatEntry[] = [];
  let last = after;
  while (last < upTo && all.length < MOST_MESSAGES) {
    const page = await readLog(db, sessionId, last, 'customer');
    all.push(...page.filter(({ number }) => number <= upTo));
    last = page.at(-1)?.number ?? upTo;
    if (page.length < LOG_PAGE) break;
  }
  return all;
}

type Mailed = { kind: ChatMailJob['kind']; language: Language; timeZone: string };

/** A reply has our words alone: the address may not be that of the person who typed the rest. */
function mailed(entry: ChatEntry, { kind, language, timeZone }: Mailed): MailedMessage[] {
  const time = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(entry.at));
  if (entry.kind === 'message') {
    const { sender, senderName: name, text, photos } = entry.message;
    if (kind === 'reply' && sender !== 'support') return [];
    return [{ name, time, text, photos: photos.length }];
  }
  if (entry.kind !== 'offer' || entry.by !== 'support' || kind === 'left') return [];
  const { offer } = entry;
  const what =
    offer.kind === 'price'
      ? `${offer.title}: $${offer.amount}`
      : `${offer.serviceType}: ${offer.slots.map(({ label }) => label).join('; ')}`;
  const name = chatMailMessages[language].ourOffer;
  return [{ name, time, text: `${offer.text}\n${what}`.trim(), photos: 0 }];
}
