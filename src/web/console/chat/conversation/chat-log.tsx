// The conversation itself: messages, notes, cards and what happened between them, the oldest first; it stays at its end.
import { Fragment, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { Words } from '#web/features/chat/conversation.ts';
import type { Outgoing } from '#web/features/chat/outbox.ts';
import { lastNumberOf, readLog, type ShownEntry } from '#web/features/chat/read-log.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { dayWords } from '../parts/time-labels.ts';
import { useNow } from '../parts/use-now.ts';
import './chat-log.css';
import { lineOf } from './log-labels.ts';
import { Message, Note } from './message.tsx';
import { OfferCard } from './offer-card.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import { type Delivery, deliveriesOf } from './text-deliveries.ts';
import type { ShownConversation } from './use-conversation.ts';

type ChatLogProps = {
  chat: DeskChat;
  conversation: ShownConversation;
  loadedAt: number;
  onEdit: (message: Outgoing<Words>) => void;
};

/** Who is nearer to the end than this follows it. */
const NEAR_PX = 80;
/** Who is nearer to the top is brought what was said before. */
const NEAR_TOP_PX = 400;

export function ChatLog({ chat, conversation, loadedAt, onEdit }: ChatLogProps) {
  const { entries, outgoing, isTyping, act, isWaiting } = conversation;
  const sessionId = chat.id;
  const customer = chat.customerName || 'The visitor';
  const first = entries[0]?.number ?? 1;
  const { timeZone } = useSite().company;
  const today = useNow(loadedAt);
  const { status, readByCustomer, readBySupport } = chat;
  const { shown, readUpTo } = useMemo(
    () => readLog(entries, { status, readByCustomer, readBySupport }),
    [entries, status, readByCustomer, readBySupport],
  );
  const { box, isAway, toEnd } = useFollowedEnd({
    first,
    last: lastNumberOf(entries) + outgoing.length,
    isTyping,
    older: () => void act?.older(),
  });
  const seen = lastSeen(shown, readUpTo.customer);
  const deliveries = useDeliveries(chat, entries);
  let day = '';
  let wasClosed = false;
  return (
    <div className="chat-log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={box} className="chat-log-scroll" role="log" aria-label="Messages" tabIndex={0}>
        {first > 1 ? (
          <p className="text-center">
            <a
              className="text-link inline-flex min-h-11 items-center"
              href={`?before=${first}`}
              onClick={(event) => {
                if (!act) return;
                event.preventDefault();
                void act.older();
              }}
            >
              Show earlier messages
            </a>
          </p>
        ) : null}
        {shown.map((entry) => {
          const words = dayWords(entry.at, today, timeZone);
          const isNewDay = words !== day;
          day = words;
          const closedBefore = wasClosed;
          if (entry.kind === 'status') wasClosed = entry.status === 'closed';
          return (
            <Fragment key={entry.number}>
              {isNewDay ? <p className="chat-log-day">{words}</p> : null}
              <Entry
                entry={entry}
                sessionId={sessionId}
                customer={customer}
                phone={chat.customerPhone}
                language={chat.language}
                timeZone={timeZone}
                wasClosed={closedBefore}
                isSeen={entry === seen}
                delivery={deliveries.get(entry.number)}
              />
            </Fragment>
          );
        })}
        {outgoing.map((message, index) => (
          <OutgoingMessage
            key={message.key}
            message={message}
            isWaiting={isWaiting && index === 0}
            act={act}
            onEdit={onEdit}
          />
        ))}
        {isTyping ? <p className="chat-log-typing">{customer} is typing</p> : null}
      </div>
      {isAway ? (
        <button type="button" className="chat-log-end" onClick={toEnd}>
          Newest messages
        </button>
      ) : null}
    </div>
  );
}

/** The last message of ours that the visitor has read. */
function lastSeen(shown: readonly ShownEntry[], upTo: number): ShownEntry | undefined {
  return shown.findLast(
    (entry) =>
      entry.kind === 'message' && entry.message.sender === 'support' && entry.number <= upTo,
  );
}

function useDeliveries({ channel }: DeskChat, entries: readonly ChatEntry[]) {
  const isByText = channel?.kind === 'text';
  return useMemo(() => deliveriesOf(entries, isByText), [isByText, entries]);
}

type EntryProps = {
  entry: ShownEntry;
  sessionId: string;
  customer: string;
  phone: string | null;
  /** In which the server speaks to the visitor. */
  language: DeskChat['language'];
  timeZone: string;
  wasClosed: boolean;
  isSeen: boolean;
  delivery: Delivery | undefined;
};

function Entry(props: EntryProps) {
  const { entry, sessionId, customer, phone, language, timeZone, wasClosed } = props;
  const { isSeen, delivery } = props;
  switch (entry.kind) {
    case 'message':
      return <Message message={entry.message} isSeen={isSeen} delivery={delivery} phone={phone} />;
    case 'note':
      return (
        <Note
          text={entry.text}
          authorName={entry.authorName}
          mentioned={entry.mentioned}
          at={entry.at}
        />
      );
    case 'offer':
      return <OfferCard sessionId={sessionId} offer={entry.offer} />;
    case 'rating':
      return (
        <p className="chat-log-line">
          {customer} gave {entry.stars} of 5 stars{entry.words ? `: “${entry.words}”` : ''}
        </p>
      );
    case 'promise':
      return (
        <p className="chat-log-line">
          Automatic message: “<span lang={language}>{entry.text}</span>”
        </p>
      );
    default: {
      const line = lineOf(entry, { wasClosed, customer, timeZone });
      return line ? <p className="chat-log-line">{line}</p> : null;
    }
  }
}

type Followed = {
  /** The numbers of the first and the last thing shown. */
  first: number;
  last: number;
  isTyping: boolean;
  /** Brings what was said before. */
  older: () => void;
};

/** Stays at the end while someone is there; who reads above is not moved, and is told that there is more. */
function useFollowedEnd({ first, last, isTyping, older }: Followed) {
  const wanted = useRef(older);
  wanted.current = older;
  const fromEnd = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { scrollHeight, scrollTop, clientHeight } = element;
      fromEnd.current = scrollHeight - scrollTop;
      isNear.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      if (scrollTop < NEAR_TOP_PX) wanted.current();
      setAway(!isNear.current);
    };
    const keep = new ResizeObserver(() => isNear.current && toEndOf(element));
    keep.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      keep.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new entry
  useLayoutEffect(() => {
    if (isNear.current) toEndOf(box.current);
  }, [last, isTyping]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page of earlier entries
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Who reads stays where they are when something comes in front.
    if (isNear.current) toEndOf(element);
    else element.scrollTop = element.scrollHeight - fromEnd.current;
    // Nor is it read out as news (WAI-ARIA, live regions).
    element.ariaLive = 'off';
    const again = setTimeout(() => {
      element.ariaLive = 'polite';
    }, 100);
    return () => clearTimeout(again);
  }, [first]);
  useEffect(() => {
    const element = box.current;
    // Hidden on a phone while something else is beside it, it has no height at all.
    if (!element?.clientHeight || first === 1) return;
    if (element.scrollHeight <= element.clientHeight) wanted.current();
  }, [first]);
  return { box, isAway, toEnd: () => toEndOf(box.current) };
}

function toEndOf(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}
