// What a log says, read from its first entry to its last: what is shown one below the other, and where the conversation stands.
import type {
  ChatEntry,
  ChatOffer,
  ChatSession,
  ChatSide,
  ChatStatus,
} from '#contract/chat/chat-log.ts';

/** An entry that is shown; a card once, in its latest state, where it was first. */
export type ShownEntry = Exclude<ChatEntry, { kind: 'read' | 'hidden' }>;

/** The whole of a log. */
export type Told = {
  shown: ShownEntry[];
  status: ChatStatus;
  /** Up to which number each side has read. */
  readUpTo: Record<ChatSide, number>;
  rating: { stars: number; words: string } | null;
};

/** Where a conversation stood before the first entry that is known. */
type Before = Pick<ChatSession, 'status' | 'readByCustomer' | 'readBySupport'>;

/** Reads a log. What no entry in it says is as it was before. */
export function readLog(entries: readonly ChatEntry[], before: Before): Told {
  const told: Told = {
    shown: [],
    status: before.status,
    readUpTo: { customer: before.readByCustomer, support: before.readBySupport },
    rating: null,
  };
  const cards = new Map<string, ChatOffer>();
  for (const entry of entries) {
    if (entry.kind === 'offer') {
      const isKnown = cards.has(entry.offer.id);
      cards.set(entry.offer.id, entry.offer);
      if (isKnown) continue;
    }
    if (entry.kind === 'status') told.status = entry.status;
    if (entry.kind === 'rating') told.rating = { stars: entry.stars, words: entry.words };
    if (entry.kind === 'read') {
      told.readUpTo[entry.side] = Math.max(told.readUpTo[entry.side], entry.upTo);
    } else if (entry.kind !== 'hidden') {
      told.shown.push(entry);
    }
  }
  told.shown = told.shown.map((entry) =>
    entry.kind === 'offer' ? { ...entry, offer: cards.get(entry.offer.id) ?? entry.offer } : entry,
  );
  return told;
}

/** The number of the last entry, 0 for none. */
export function lastNumberOf(entries: readonly ChatEntry[]): number {
  return entries.at(-1)?.number ?? 0;
}

/** How many messages of the other side one has not read. */
export function unreadOf(entries: readonly ChatEntry[], side: ChatSide, readUpTo: number): number {
  return entries.filter(
    (entry) => entry.kind === 'message' && entry.message.sender !== side && entry.number > readUpTo,
  ).length;
}
