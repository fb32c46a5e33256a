// Cards in a conversation: staff offer times or a price, the visitor takes one. Times are those of the calendar.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ChatEntry, ChatOffer, OfferedSlot, SlotsOffer } from '#contract/chat/chat-log.ts';
import type { NewOffer } from '#contract/chat/desk-conversation.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { chatOffers } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { checkSlot, type SlotWish } from '../booking/check-slot.ts';
import type { ServerContext } from '../context.ts';
import { channelOf } from './channel.ts';
import { agentName } from './chat.policy.ts';
import { isUuid } from './chat.queries.ts';
import { endSnooze, setStatus } from './log-draft.ts';
import { presentEntry, type StoredEntry } from './log-entry.ts';
import { readEntryOfKey, readEntryOfOffer } from './read-log.ts';
import { type LogWriter, writeLog } from './write-log.ts';

/**
 * Sends a card. Each time on it is free right now; the same key sends it once.
 *
 * @throws RequestProblem 409 when a time is taken or the conversation is closed, 422 when the rules do not allow it.
 */
export async function sendOffer(
  context: ServerContext,
  sessionId: string,
  { key, offer }: NewOffer,
  user: CurrentUser,
): Promise<ChatEntry> {
  const kept = await writeLog(context, sessionId, async (log) => {
    const repeated = await readEntryOfKey(log.tx, sessionId, key);
    if (repeated) return repeated;
    if (log.session.status === 'closed') {
      throw new RequestProblem('wrong_state', 'This conversation is closed. Reopen it first.');
    }
    const channel = channelOf(log.session);
    if (channel) {
      throw new RequestProblem(
        'wrong_state',
        `Cards can’t be sent by ${channel.kind}. Write the times or the price instead.`,
      );
    }
    const id = randomUUID();
    const card: ChatOffer =
      offer.kind === 'price'
        ? { ...offer, id, state: 'open' }
        : await slotsCard(log, context, id, offer);
    await log.tx.insert(chatOffers).values({ id, sessionId, card, createdAt: log.now });
    const entry = log.add({
      kind: 'offer',
      details: { offer: card, by: 'support' },
      clientKey: key,
    });
    log.set({
      lastActivity: log.now,
      lastSupportNumber: entry.number,
      lastSupportAt: log.now,
    });
    setStatus(log, 'active', 'support', agentName(user));
    const subject = { type: 'chat', id: sessionId } as const;
    await audit(log.tx, { actorId: user.id, action: 'chat-offered', subject, at: log.now });
    return entry;
  });
  return presentEntry(kept, 'support');
}

async function slotsCard(
  { tx }: LogWriter,
  context: ServerContext,
  id: string,
  offer: Extract<NewOffer['offer'], { kind: 'slots' }>,
): Promise<SlotsOffer> {
  const { consultationTypeId, text } = offer;
  const slots: OfferedSlot[] = [];
  let card: Pick<SlotsOffer, 'serviceType' | 'duration' | 'price'> | undefined;
  for (const { appointmentDate, appointmentTime } of offer.slots) {
    const wish = { consultationTypeId, appointmentDate, appointmentTime };
    const { isFree, type } = await checkSlot(tx, context, wish);
    if (!isFree) {
      throw new RequestProblem(
        'slot_taken',
        `${labelOf(wish)} is taken. Please offer another time.`,
      );
    }
    card = { serviceType: type.name, duration: type.duration, price: type.price };
    slots.push({ appointmentDate, appointmentTime, label: labelOf(wish) });
  }
  if (!card) throw new Error('a card with times has at least one');
  return {
    kind: 'slots',
    id,
    text,
    consultationTypeId,
    ...card,
    slots,
    state: 'open',
    chosen: null,
    heldUntil: null,
    appointmentId: null,
  };
}

/**
 * Changes a card as it stands, and says so in the log. `work` gives the new one, or null when it is so already: then the entry
 * that says so is given, and nothing is written.
 */
export async function changeOffer(
  log: LogWriter,
  offerId: string,
  by: 'customer' | 'support',
  work: (card: ChatOffer) => ChatOffer | null,
): Promise<{ entry: StoredEntry; isNew: boolean }> {
  const card = await readOffer(log.tx, log.session.id, offerId);
  const next = work(card);
  if (!next) {
    const entry = await readEntryOfOffer(log.tx, log.session.id, offerId);
    if (entry) return { entry, isNew: false };
  } else {
    if (by === 'customer') endSnooze(log);
    await log.tx.update(chatOffers).set({ card: next }).where(eq(chatOffers.id, offerId));
  }
  return { entry: log.add({ kind: 'offer', details: { offer: next ?? card, by } }), isNew: true };
}

/**
 * A card of a conversation.
 *
 * @throws RequestProblem 404
 */
export async function readOffer(
  db: Tx | ServerContext['db'],
  sessionId: string,
  offerId: string,
): Promise<ChatOffer> {
  const [row] = isUuid(offerId)
    ? await db
        .select()
        .from(chatOffers)
        .where(and(eq(chatOffers.id, offerId), eq(chatOffers.sessionId, sessionId)))
    : [];
  if (!row) throw new RequestProblem('not_found', 'We could not find this offer.');
  return row.card as ChatOffer;
}

/** The visitor says yes to a price, or no to any card; staff take one back. Doing it again is harmless. */
export function decideOffer(
  context: ServerContext,
  sessionId: string,
  offerId: string,
  state: 'accepted' | 'declined' | 'withdrawn',
  user?: CurrentUser,
): Promise<ChatEntry> {
  const side = state === 'withdrawn' ? 'support' : 'customer';
  return writeLog(context, sessionId, async (log) => {
    const { entry, isNew } = await changeOffer(log, offerId, side, (card) => decided(card, state));
    if (!isNew) return presentEntry(entry, side);
    if (state === 'accepted') {
      log.set({ lastActivity: log.now });
      setStatus(log, 'waiting', 'customer', null);
    }
    if (user) {
      const subject = { type: 'chat', id: sessionId } as const;
      const action = 'chat-offer-withdrawn';
      await audit(log.tx, { actorId: user.id, action, subject, at: log.now });
    }
    return presentEntry(entry, side);
  });
}

function decided(card: ChatOffer, state: 'accepted' | 'declined' | 'withdrawn'): ChatOffer | null {
  if (card.state === state) return null;
  const isOpen = card.state === 'open' || card.state === 'held';
  if (!isOpen) throw gone(card);
  if (card.kind === 'price') return { ...card, state };
  if (state === 'accepted') {
    throw new RequestProblem('wrong_state', 'Please choose one of the times.');
  }
  return { ...card, state, chosen: null, heldUntil: null };
}

/** The time that is meant, when it is one of those offered and the card still stands. */
export function offeredSlot(
  card: ChatOffer,
  wish: Pick<SlotWish, 'appointmentDate' | 'appointmentTime'>,
): { card: SlotsOffer; slot: OfferedSlot } {
  if (card.kind !== 'slots') throw new RequestProblem('wrong_state', 'This offer has no times.');
  if (card.state === 'declined' || card.state === 'withdrawn') throw gone(card);
  const slot = card.slots.find(
    (one) =>
      one.appointmentDate === wish.appointmentDate && one.appointmentTime === wish.appointmentTime,
  );
  if (!slot) {
    throw new RequestProblem('not_bookable', 'Please choose one of the times that were offered.');
  }
  return { card, slot };
}

/** How a time is called: "Monday, November 23, 2026 at 9:00 AM". */
export function labelOf({ appointmentDate, appointmentTime }: Omit<OfferedSlot, 'label'>): string {
  return `${formatDate(appointmentDate)} at ${timeLabel(appointmentTime)}`;
}

function gone({ state }: ChatOffer): RequestProblem {
  const how =
    state === 'withdrawn' ? 'We have taken this offer back.' : 'This offer has been answered.';
  return new RequestProblem('wrong_state', `${how} Please write to us for another one.`);
}
