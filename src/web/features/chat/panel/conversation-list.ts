// The conversation as a list: every change of it changes the elements that it concerns and no other, so that nothing is read
// out twice and nothing jumps.
import type { ChatOffer, ChatSession } from '#contract/chat/chat-log.ts';
import type { Conversation } from '../conversation.ts';
import { readLog, type Told } from '../read-log.ts';
import { dayOf } from '../time-label.ts';
import {
  dayLine,
  eventLine,
  eventWords,
  messageBubble,
  type OutgoingActions,
  outgoingBubble,
} from './bubbles.ts';
import { conversationWords } from './chat-words.ts';
import { make } from './make.ts';

/** How a card looks and what that depends on; null as long as its code is on the way. */
export type CardOf = (offer: ChatOffer) => Pick<Row, 'depends' | 'element'> | null;

type ListActions = OutgoingActions & { cardOf: CardOf };

/** One thing in the list: its name, what it depends on, and how it is made. */
type Row = { name: string; depends: string; element: () => HTMLElement };

export type ConversationList = {
  whole: HTMLElement;
  /** Shows what is there by now, and gives what the log says. */
  show: () => Told;
};

/** The list of a conversation. */
export function makeConversationList(
  conversation: Conversation,
  session: ChatSession,
  actions: ListActions,
): ConversationList {
  const list = make('ol', { class: 'chat-panel-log' });
  const whole = make(
    'div',
    {
      role: 'log',
      'aria-live': 'polite',
      'aria-relevant': 'additions',
      'aria-label': conversationWords.log,
    },
    list,
  );
  const shown = new Map<string, { depends: string; element: HTMLElement }>();
  const elementOf = ({ name, depends, element }: Row): HTMLElement => {
    const known = shown.get(name);
    if (known?.depends === depends) return known.element;
    const made = element();
    const hadFocus = known?.element.contains(document.activeElement);
    known?.element.replaceWith(made);
    // Who has just pressed something in a card goes on in it.
    if (hadFocus) made.querySelector<HTMLElement>('[aria-invalid], a, button')?.focus();
    shown.set(name, { depends, element: made });
    return made;
  };
  return {
    whole,
    show() {
      const told = readLog(conversation.entries(), session);
      const rows = rowsOf(told, conversation, { ...actions, language: session.language });
      const names = new Set(rows.map(({ name }) => name));
      for (const [name, { element }] of shown) {
        if (names.has(name)) continue;
        element.remove();
        shown.delete(name);
      }
      rows.map(elementOf).forEach((element, index) => {
        const there = list.children[index];
        if (there !== element) list.insertBefore(element, there ?? null);
      });
      return told;
    },
  };
}

function rowsOf(
  told: Told,
  conversation: Conversation,
  actions: ListActions & Pick<ChatSession, 'language'>,
): Row[] {
  const rows: Row[] = [];
  const now = new Date();
  let day = '';
  let wasClosed = false;
  const beginDay = (at: string) => {
    const words = dayOf(at, now, conversationWords);
    if (words === day) return;
    day = words;
    const name = `day ${new Date(at).toDateString()}`;
    rows.push({ name, depends: words, element: () => dayLine(words) });
  };
  for (const entry of told.shown) {
    const name = `entry ${entry.number}`;
    if (entry.kind === 'message') {
      beginDay(entry.at);
      // Under its key: it takes the place of the bubble that was on its way.
      const { key } = entry.message;
      rows.push({ name: key ?? name, depends: '', element: () => messageBubble(entry) });
    } else if (entry.kind === 'offer') {
      beginDay(entry.at);
      const card = actions.cardOf(entry.offer);
      if (card) rows.push({ name, ...card });
    } else {
      const words = eventWords(entry, wasClosed);
      if (words) {
        beginDay(entry.at);
        // The promise is the server's, which speaks the language of the conversation.
        const said = entry.kind === 'promise' ? actions.language : undefined;
        rows.push({ name, depends: words, element: () => eventLine(words, said) });
      }
    }
    if (entry.kind === 'status') wasClosed = entry.status === 'closed';
  }
  const isWaiting = conversation.isWaiting() || conversation.trouble() !== null;
  for (const one of conversation.outgoing()) {
    const depends = `${isWaiting} ${one.isSent} ${JSON.stringify(one.refusal)}`;
    rows.push({ name: one.key, depends, element: () => outgoingBubble(one, isWaiting, actions) });
  }
  return rows;
}
