// A conversation in the panel: the list that stays where one reads, the line for what is wrong, and the place to write.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { ChatSession } from '#contract/chat/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { type Conversation, openConversation } from '../conversation.ts';
import { lastNumberOf, type Told, unreadOf } from '../read-log.ts';
import type { makeRating } from './after-closing.ts';
import { type Composer, makeComposer } from './chat-composer.ts';
import { chatWords, conversationWords, refusalWords } from './chat-words.ts';
import { type CardOf, type ConversationList, makeConversationList } from './conversation-list.ts';
import type { Frame } from './frame.ts';
import { button, make, put } from './make.ts';
import { waitingWords } from './waiting-words.ts';

export type ConversationView = {
  update: () => void;
  /** Puts the focus to where one writes. */
  focus: () => void;
  /** Whether news come by a stream. */
  isLive: () => boolean;
  close: () => void;
};

type ViewOptions = {
  frame: Frame;
  session: ChatSession;
  /** How many messages wait to be read. */
  unread: (count: number) => void;
  /** The conversation is not ours any more, or erased; `unsent` is what was written in it and has not arrived. */
  gone: (unsent: string) => void;
  /** Whether someone answers may have changed. */
  support: () => void;
  /** Someone closed the conversation, or opened it again. */
  closed: (isClosed: boolean) => void;
  restart: () => void;
};

const NEAR_END_PX = 80;
/** Who is nearer to the top than this is brought what was said before. */
const NEAR_TOP_PX = 400;

/** Shows a conversation in the frame and goes on with it. */
export function showConversation(options: ViewOptions): ConversationView {
  const { frame, session } = options;
  const conversation = openConversation({
    sessionId: session.id,
    as: 'visitor',
    changed: () => update(),
    support: options.support,
    gone: () => options.gone(unsentOf(conversation, parts.composer)),
  });
  const parts = makeParts(conversation, session, () => update());
  const closing = makeClosing(options, parts.composer.invite);
  const { scroll, list, trouble, state, typing, jump, composer } = parts;
  put(scroll, list.whole, state, typing, closing.whole);
  put(frame.body, trouble, scroll, jump, composer.form);
  const showList = inPlace(scroll, list, conversation);
  let seen = 0;

  const isAtEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < NEAR_END_PX;
  const toEnd = () => {
    scroll.scrollTop = scroll.scrollHeight;
    jump.hidden = true;
    markRead();
  };
  const markRead = () => {
    if (!frame.isOpen() || document.hidden || !document.hasFocus() || !isAtEnd()) return;
    const unread = unreadOf(conversation.entries(), 'customer', seen);
    seen = lastNumberOf(conversation.entries());
    if (unread > 0) conversation.read(seen);
    options.unread(0);
  };
  function update(): void {
    const wasAtEnd = isAtEnd();
    const told = showList();
    seen = Math.max(seen, told.readUpTo.customer);
    trouble.textContent = troubleWords(conversation);
    state.textContent = stateWords(told, conversation);
    typing.hidden = !conversation.isOtherTyping();
    closing.show(told);
    options.closed(told.status === 'closed');
    options.unread(unreadOf(conversation.entries(), 'customer', seen));
    // Some entries show nothing to a visitor, so that fifty may not fill the panel.
    if (frame.isOpen() && scroll.scrollHeight <= scroll.clientHeight) void conversation.older();
    // Who fills in a card stays at it.
    const isInCard = list.whole.contains(document.activeElement);
    if (!isInCard && (wasAtEnd || conversation.outgoing().length > 0)) toEnd();
    else jump.hidden = unreadOf(conversation.entries(), 'customer', seen) === 0;
  }
  jump.addEventListener('click', toEnd);
  scroll.addEventListener('scroll', () => {
    if (isAtEnd()) toEnd();
    if (scroll.scrollTop < NEAR_TOP_PX) void conversation.older();
  });
  addEventListener('focus', markRead);
  update();
  return {
    update: () => {
      update();
      toEnd();
    },
    focus: composer.focus,
    isLive: conversation.isLive,
    close() {
      removeEventListener('focus', markRead);
      conversation.close();
    },
  };
}

/** Takes out what was written and has not arrived: there is nothing any more that it could be sent to. */
function unsentOf(conversation: Conversation, composer: Composer): string {
  const waiting = conversation.outgoing().filter(({ isSent }) => !isSent);
  for (const { key } of waiting) conversation.takeBack(key);
  return [...waiting.map(({ words }) => words.text), composer.take()].filter(Boolean).join('\n');
}

/** Shows the list. What comes in front moves no one who reads, and is not read out as news (WAI-ARIA, live regions). */
function inPlace(scroll: HTMLElement, list: ConversationList, conversation: Conversation) {
  let from = 0;
  return (): Told => {
    const first = conversation.entries()[0]?.number ?? 0;
    const isEarlier = first < from;
    from = first;
    const fromEnd = scroll.scrollHeight - scroll.scrollTop;
    list.whole.ariaLive = isEarlier ? 'off' : 'polite';
    const told = list.show();
    if (isEarlier) scroll.scrollTop = scroll.scrollHeight - fromEnd;
    return told;
  };
}

/** What the view is made of. */
function makeParts(conversation: Conversation, session: ChatSession, changed: () => void) {
  const composer = makeComposer(session.id, {
    say: conversation.say,
    typed: conversation.type,
  });
  const list = makeConversationList(conversation, session, {
    cardOf: makeCardOf(conversation, session.id, changed),
    again: ({ key }) => conversation.sayAgain(key),
    edit({ key, words }) {
      conversation.takeBack(key);
      composer.putBack(words);
    },
  });
  return {
    composer,
    list,
    scroll: make('div', {
      class: 'chat-panel-scroll',
      tabindex: 0,
      role: 'region',
      'aria-label': conversationWords.messages,
    }),
    trouble: make('p', { class: 'chat-panel-trouble', role: 'status' }),
    state: make('p', { class: 'chat-panel-when' }),
    typing: make('p', { class: 'chat-panel-when', hidden: true }, conversationWords.typing),
    jump: make(
      'button',
      { type: 'button', class: 'chat-panel-jump', hidden: true },
      conversationWords.newMessages,
    ),
  };
}

/** Cards come with code of their own when there is one: most conversations have none. */
function makeCardOf(conversation: Conversation, sessionId: string, changed: () => void): CardOf {
  let cards: CardOf | undefined;
  let isComing = false;
  const load = async () => {
    isComing = true;
    try {
      const loaded = await import('./cards.ts');
      cards = loaded.makeCards(sessionId, (entry) => conversation.take([entry]), changed);
      changed();
    } catch {
      // Without a network: the next change tries again.
      isComing = false;
    }
  };
  return (offer) => {
    if (!isComing) void load();
    return cards?.(offer) ?? null;
  };
}

/** How the conversation is ended, and what comes after its end. */
function makeClosing({ session, frame, restart }: ViewOptions, invite: (words: string) => void) {
  const wire = { params: { sessionId: session.id }, query: { as: 'visitor' } as const };
  const fault = make('p', { class: 'send-failure', role: 'alert' });
  const tried = async (work: Promise<unknown>): Promise<string | null> => {
    const words = await work.then(
      () => null,
      (error: unknown) =>
        refusalWords(error instanceof ApiError ? error.problem : undefined, chatWords.noAnswer),
    );
    return words;
  };
  const act = async (work: Promise<unknown>) => {
    fault.textContent = (await tried(work)) ?? '';
  };
  const mailCopy = () =>
    button('chat-panel-choice', conversationWords.copy, () =>
      act(api('POST /api/chat-session/{sessionId}/transcript', wire)),
    );
  const end = button('chat-panel-choice', conversationWords.end, () =>
    act(api('PATCH /api/chat-session/{sessionId}/close', wire)),
  );
  const rating = make('div');
  const rate = (stars: number, words: string) =>
    tried(api('POST /api/chat-session/{sessionId}/rating', { ...wire, body: { stars, words } }));
  const after = make(
    'div',
    { hidden: true },
    rating,
    make(
      'p',
      { class: 'chat-panel-choices' },
      session.customerEmail && mailCopy(),
      button('chat-panel-choice', conversationWords.startNew, restart),
    ),
  );
  const whole = make('div', { class: 'chat-panel-closing' }, after, fault);
  let was: string | undefined;
  return {
    whole,
    show({ status, rating: given, shown }: Told) {
      const now = `${status === 'closed'} ${given !== null} ${shown.length > 0}`;
      if (now === was) return;
      was = now;
      after.hidden = status !== 'closed';
      if (status === 'closed' && !given) void askHow(rating, rate);
      rating.hidden = given !== null;
      invite(status === 'closed' ? conversationWords.writeAgain : conversationWords.write);
      if (status === 'closed') frame.more();
      else frame.more(session.customerEmail && mailCopy(), end);
    },
  };
}

/** Most conversations are never closed while someone looks, so the question comes with code of its own. */
async function askHow(place: HTMLElement, rate: Parameters<typeof makeRating>[0]): Promise<void> {
  if (place.firstChild) return;
  const loaded = await import('./after-closing.ts').catch(() => null);
  if (loaded && !place.firstChild) place.append(loaded.makeRating(rate));
}

function troubleWords(conversation: Conversation): string {
  const trouble = conversation.trouble();
  return trouble ? waitingWords(trouble) : '';
}

/** Whether what one said last has arrived and been read; nothing when the other side has spoken since. */
function stateWords({ shown, readUpTo }: Told, conversation: Conversation): string {
  const last = shown.findLast(({ kind }) => kind === 'message' || kind === 'offer');
  if (last?.kind !== 'message' || last.message.sender !== 'customer') return '';
  if (conversation.outgoing().length > 0) return '';
  return last.number <= readUpTo.support ? conversationWords.seen : conversationWords.sent;
}

/** What is said when the conversation cannot be had any more. */
export function goneWords(unsent: string, restart: () => void): HTMLElement {
  return make(
    'div',
    { class: 'chat-panel-start', role: 'alert' },
    make('p', { class: 'chat-panel-lead' }, conversationWords.gone),
    unsent &&
      make('p', { class: 'chat-panel-said' }, fill(conversationWords.unsent, { text: unsent })),
    button('button button-oak', conversationWords.startNew, restart),
  );
}
