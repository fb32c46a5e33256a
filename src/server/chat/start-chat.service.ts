// Begins a conversation, with its first message when there is one, in one transaction.
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import type { ChatRequest } from '#contract/chat/chat.ts';
import type { ChatWithMessages } from '#contract/chat/chat-log.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import { hasTooManyLinks } from '#server/leads/form-guard/content-signs.ts';
import { type Inspection, spend } from '#server/leads/form-guard/form-guard.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { chatKeys, chatSessions } from '#server/platform/database/schema/chat.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import type { ChatKey } from '#server/platform/http/chat-cookie.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { knownVia } from '#server/platform/http/via.ts';
import { findUserRow } from '../accounts/account.queries.ts';
import type { ServerContext } from '../context.ts';
import { chatLead } from './chat.lead.ts';
import { agentName, type ChatCaller, isOfOffice, UNNAMED } from './chat.policy.ts';
import type { ChatRow } from './chat.queries.ts';
import { promiseAt } from './chat-hours.ts';
import { letOpen } from './chat-key.ts';
import { notePage } from './presence.ts';
import { presentCounted } from './present-chat.ts';
import { readMessages } from './read-log.ts';
import { sayWithin } from './send-message.service.ts';
import { writeLogWithin } from './write-log.ts';

/** Who begins: with the key that their browser has or is going to have, and what the guard found. */
export type Starter = {
  caller: ChatCaller;
  key: ChatKey;
  inspection: Inspection;
  attempt: Attempt | undefined;
};

/** How someone is reached; of a customer we know it. */
type Contact = Pick<ChatRow, 'customerName' | 'customerEmail' | 'customerPhone' | 'userId'>;

/**
 * Begins a conversation that the browser's key opens. With a request key it happens once; the repetition is answered only to
 * the browser that made it. What looks odd is held for review, and answered like any other.
 *
 * @throws RequestProblem 403 for someone who is blocked, 422 when we could not answer them, 429.
 */
export async function startChat(
  context: ServerContext,
  body: ChatRequest,
  starter: Starter,
): Promise<ChatWithMessages> {
  const { caller, key, attempt } = starter;
  const now = context.clock();
  const begun = await answerOnce(context.db, attempt, async (tx) => {
    await refuseBlocked(tx, context, caller);
    const contact = await contactOf(tx, context, body, caller, now);
    const reasons = await reasonsToReview(tx, body, starter);
    const via = await knownVia(tx, starter.inspection.via);
    const language = body.language ?? 'en';
    const begins = { ...contact, via, language };
    const id = await insertChat(tx, begins, reasons, caller.visitorHash, now);
    await letOpen(tx, { tokenHash: key.hash, sessionId: id, kind: 'browser' }, now);
    if (body.page) await notePage(tx, id, body.page, now);
    const photos = body.photos;
    if (!body.text && photos.length === 0) return { id, first: null };
    const said = {
      text: body.text ?? '',
      key: body.key ?? null,
      photos,
      note: false,
      sendAnyway: false,
    };
    const entry = await writeLogWithin(tx, now, id, (log) =>
      sayWithin(log, context, said, { caller, side: 'customer' }),
    );
    return { id, first: entry.number };
  });
  const { id, first } = begun.answer;
  if (begun.repeated) await requireSameBrowser(context.db, id, caller, key);
  if (first !== null) await context.journal.append(chatLead, `${id}/${first}`, attempt);
  const [session] = await context.db.select().from(chatSessions).where(eq(chatSessions.id, id));
  if (!session) throw new Error('the conversation was not kept');
  const messages = await readMessages(context.db, session, 'customer');
  return { ...(await presentCounted(context.db, session, 'customer')), messages };
}

/** A customer is known; anyone else says who they are when no one is there to ask them. */
async function contactOf(
  tx: Tx,
  context: ServerContext,
  body: ChatRequest,
  { user }: ChatCaller,
  now: Date,
): Promise<Contact> {
  if (user && !isOfOffice(user)) {
    const row = await findUserRow(tx, user.email);
    return {
      userId: user.id,
      customerName: agentName(user),
      customerEmail: user.email,
      customerPhone: row?.phone ?? null,
    };
  }
  const customerName = body.customerName || '';
  const customerEmail = body.customerEmail || '';
  const customerPhone = body.customerPhone || null;
  const { isOnline } = await promiseAt(tx, context, now);
  const errors: FieldError[] = [];
  if (!isOnline && !customerName) errors.push({ pointer: '/customerName', detail: NO_NAME });
  if (!isOnline && !customerEmail && !customerPhone) {
    errors.push({ pointer: '/customerEmail', detail: NO_CONTACT });
  }
  if (errors.length > 0) {
    throw new RequestProblem('invalid_input', errors[0]?.detail ?? NO_NAME, { errors });
  }
  return { userId: null, customerName: customerName || UNNAMED, customerEmail, customerPhone };
}

const NO_NAME = 'Please enter your name.';
const NO_CONTACT =
  'Please enter an email address or a phone number, so that our answer reaches you.';

async function reasonsToReview(
  tx: Tx,
  { text, customerName }: ChatRequest,
  { inspection, caller }: Starter,
): Promise<ReviewReason[]> {
  const reasons = await spend(tx, inspection);
  if (hasTooManyLinks(text ?? '', [customerName ?? ''])) reasons.push('links');
  // Who has signed in has shown more than a form can ask for.
  return caller.user ? [] : reasons;
}

async function insertChat(
  tx: Tx,
  begins: Contact & { via: string | null; language: Language },
  reviewReasons: string[],
  visitorHash: string,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(chatSessions)
    .values({
      ...begins,
      visitorHash,
      underReview: reviewReasons.length > 0,
      reviewReasons,
      lastActivity: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: chatSessions.id });
  if (!row) throw new Error('the conversation was not written');
  return row.id;
}

/** Anyone who was blocked does not come back by beginning anew in the same browser or account. */
async function refuseBlocked(
  tx: Tx,
  { settings }: Pick<ServerContext, 'settings'>,
  { user, keyHash, visitorHash }: ChatCaller,
): Promise<void> {
  const ofKey = inArray(
    chatSessions.id,
    tx
      .select({ id: chatKeys.sessionId })
      .from(chatKeys)
      .where(eq(chatKeys.tokenHash, keyHash ?? '')),
  );
  const theirs = or(
    eq(chatSessions.visitorHash, visitorHash),
    keyHash ? ofKey : undefined,
    user ? eq(chatSessions.userId, user.id) : undefined,
  );
  const blocked = await tx
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(and(isNotNull(chatSessions.blockedAt), theirs))
    .limit(1);
  if (blocked.length === 0) return;
  throw new RequestProblem(
    'forbidden',
    `We cannot start a chat with you. Please call us at ${settings().phone}.`,
  );
}

/** The answer may have been lost with the cookie in it; then the visitor's cookie shows that it is the same browser. */
async function requireSameBrowser(
  db: Db,
  id: string,
  { visitorHash, user }: ChatCaller,
  key: ChatKey,
): Promise<void> {
  const [session] = await db.select().from(chatSessions).where(eq(chatSessions.id, id));
  const isSame = session && (session.visitorHash === visitorHash || session.userId === user?.id);
  if (!session || !isSame) {
    throw new RequestProblem('key_reused', 'This chat was started by another browser.');
  }
  await db.transaction((tx) =>
    letOpen(tx, { tokenHash: key.hash, sessionId: id, kind: 'browser' }, session.createdAt),
  );
}
