// Cards, and what a tap on one does: a time is kept, then booked, by the same rules as in the calendar; a price gets its yes or
// no. Fetched with the first card of a conversation.
import type { ChatEntry, ChatOffer, OfferedSlot, SlotsOffer } from '#contract/chat/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { conversationWords, refusalWords } from './chat-words.ts';
import type { CardOf } from './conversation-list.ts';
import { type CardActions, type CardState, offerCard, slotKey } from './offer-card.ts';

const NOTHING: CardState = { taken: [], missing: [], fault: '', path: null };

/** The cards of a conversation. `take` gets what the log says after a tap; `changed` is called when one is to be shown anew. */
export function makeCards(
  sessionId: string,
  take: (entry: ChatEntry) => void,
  changed: () => void,
): CardOf {
  const states = new Map<string, CardState>();
  const stateOf = ({ id }: ChatOffer) => states.get(id) ?? NOTHING;
  const set = (offer: ChatOffer, part: Partial<CardState>) => {
    states.set(offer.id, { ...stateOf(offer), ...part });
    changed();
  };
  const wire = (offer: ChatOffer) => ({
    params: { sessionId, offerId: offer.id },
    query: { as: 'visitor' } as const,
  });
  const act = async (offer: ChatOffer, slot: OfferedSlot | null, ask: () => Promise<ChatEntry>) => {
    try {
      const entry = await ask();
      set(offer, { missing: [], fault: '' });
      take(entry);
    } catch (error) {
      set(offer, afterFailure(error, stateOf(offer), slot));
    }
  };
  const actions: CardActions = {
    stateOf,
    hold: (offer: SlotsOffer, slot) =>
      act(offer, slot, () =>
        api('POST /api/chat-session/{sessionId}/offers/{offerId}/hold', {
          ...wire(offer),
          body: timeOf(slot),
        }),
      ),
    book: (offer: SlotsOffer, slot, details) =>
      act(offer, slot, async () => {
        const { entry, booking } = await api(
          'POST /api/chat-session/{sessionId}/offers/{offerId}/book',
          { ...wire(offer), body: { ...timeOf(slot), ...details } },
        );
        set(offer, { path: booking.path });
        return entry;
      }),
    answer: (offer, isYes) =>
      act(offer, null, () =>
        isYes
          ? api('POST /api/chat-session/{sessionId}/offers/{offerId}/accept', wire(offer))
          : api('POST /api/chat-session/{sessionId}/offers/{offerId}/decline', wire(offer)),
      ),
  };
  return (offer) => ({
    depends: JSON.stringify([offer, stateOf(offer)]),
    element: () => offerCard(offer, actions),
  });
}

function timeOf({ appointmentDate, appointmentTime }: OfferedSlot) {
  return { appointmentDate, appointmentTime };
}

function afterFailure(
  error: unknown,
  before: CardState,
  slot: OfferedSlot | null,
): Partial<CardState> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem?.code === 'slot_taken' && slot) {
    return { taken: [...before.taken, slotKey(slot)], fault: '' };
  }
  const missing = (problem?.errors ?? []).map(({ pointer, detail }) => ({
    name: pointer.split('/')[1] ?? '',
    detail: conversationWords.lacking || detail,
  }));
  const isAsked =
    missing.length > 0 && missing.every(({ name }) => !name.startsWith('appointment'));
  return isAsked
    ? { missing, fault: '' }
    : { fault: refusalWords(problem, conversationWords.nothingTwice) };
}
