// What stands in the conversation: messages, days, and what happened between them, each an element that is kept while what it
// shows stays the same.
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import type { Words } from '../conversation.ts';
import { textParts } from '../linked-text.ts';
import type { Outgoing } from '../outbox.ts';
import type { ShownEntry } from '../read-log.ts';
import { timeOfDay } from '../time-label.ts';
import { chatWords, conversationWords, refusalWords } from './chat-words.ts';
import { button, type Child, make } from './make.ts';

/** What can be done about a message that was refused. */
export type OutgoingActions = {
  again: (one: Outgoing<Words>) => void;
  edit: (one: Outgoing<Words>) => void;
};

/** The text with its addresses to be followed; they lead into a new tab and do not tell where from. */
function linkedText(text: string): HTMLElement {
  const parts = textParts(text).map(({ text: words, href }) =>
    href
      ? make('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow ugc' }, words)
      : words,
  );
  return make('p', {}, ...parts);
}

/** A message that the log has. */
export function messageBubble({ message }: Extract<ShownEntry, { kind: 'message' }>): HTMLElement {
  const isOwn = message.sender === 'customer';
  const time = timeOfDay(message.timestamp);
  return bubble(
    isOwn,
    !isOwn && make('b', {}, message.senderName),
    message.text && linkedText(message.text),
    photoRow(message.photos, message.pages),
    make(
      'time',
      { datetime: message.timestamp },
      message.mail ? fill(conversationWords.byEmail, { time }) : time,
    ),
  );
}

/** A message on its way, or one that was refused. */
export function outgoingBubble(
  one: Outgoing<Words>,
  isWaiting: boolean,
  { again, edit }: OutgoingActions,
): HTMLElement {
  const { text, photos = [] } = one.words;
  const state = isWaiting ? conversationWords.waiting : conversationWords.sending;
  const refusal =
    one.refusal &&
    fill(conversationWords.notSent, { reason: refusalWords(one.refusal, chatWords.noAnswer) });
  const element = bubble(
    true,
    text && linkedText(text),
    photoRow(photos),
    refusal
      ? make('p', { class: 'bubbles-refusal', role: 'alert' }, refusal)
      : make('span', { class: 'bubbles-when' }, state),
    one.refusal &&
      make(
        'p',
        { class: 'chat-panel-choices' },
        button('chat-panel-choice', chatWords.tryAgain, () => again(one)),
        button('chat-panel-choice', conversationWords.edit, () => edit(one)),
      ),
  );
  element.dataset.state = one.refusal ? 'refused' : 'sending';
  return element;
}

function bubble(isOwn: boolean, ...children: Child[]): HTMLElement {
  const who = isOwn && make('span', { class: 'sr-only' }, conversationWords.you);
  const side = isOwn ? 'own' : 'ours';
  return make('li', { class: 'bubbles-message', 'data-side': side }, who, ...children);
}

/** `pages` says of each which page of a PDF it is, where one is. */
function photoRow(photos: readonly string[], pages?: readonly string[]): HTMLElement | null {
  if (photos.length === 0) return null;
  const links = photos.map((id, index) => {
    const path = `/api/photos/${encodeURIComponent(id)}`;
    const page = pages?.[index];
    const picture = make('img', {
      src: `${path}?size=thumb`,
      alt: page
        ? pageWords(page)
        : fill(conversationWords.photo, { number: index + 1, count: photos.length }),
      'data-page': Boolean(page),
      width: 120,
      height: 120,
      loading: 'lazy',
    });
    return make('a', { href: path, target: '_blank', rel: 'noopener' }, picture);
  });
  return make('span', { class: 'bubbles-photos' }, ...links);
}

/** "Page 2 of 12", as the server says it, in the words of the page. */
function pageWords(page: string): string {
  const [number = '', count = ''] = page.match(/\d+/g) ?? [];
  return fill(conversationWords.page, { number, count });
}

/** A line between two days. */
export function dayLine(words: string): HTMLElement {
  return make('li', { class: 'bubbles-day' }, make('span', {}, words));
}

/** What happened, in a sentence; null when it is nothing for a visitor, or no news. */
export function eventWords(entry: ShownEntry, wasClosed: boolean): string | null {
  const words = conversationWords;
  const time = timeOfDay(entry.at);
  switch (entry.kind) {
    case 'status':
      if (entry.status !== 'closed') return wasClosed ? fill(words.reopened, { time }) : null;
      if (entry.by === 'customer') return fill(words.youEnded, { time });
      return entry.byName
        ? fill(words.closedBy, { name: entry.byName, time })
        : fill(words.closed, { time });
    case 'assignment':
      return entry.agentName && fill(words.helping, { name: entry.agentName, time });
    case 'promise':
      return entry.text;
    case 'alert':
      return fill(words.alerted, { time });
    case 'rating':
      return fill(words.rated, { stars: entry.stars, time });
    case 'transcript':
      return fill(words.copied, { address: entry.to, time });
    default:
      return null;
  }
}

/** A line about what happened; `language` where it may be another one than the page's. */
export function eventLine(words: string, language?: Language): HTMLElement {
  const lang = language !== pageLanguage() && language;
  return make('li', { class: 'bubbles-event', lang }, words);
}
