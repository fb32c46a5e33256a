// What stands in the conversation: messages, days, and what happened between them, each an element that is kept while what it
// shows stays the same.
import type { Words } from '../conversation.ts';
import { textParts } from '../linked-text.ts';
import type { Outgoing } from '../outbox.ts';
import type { ShownEntry } from '../read-log.ts';
import { timeOfDay } from '../time-label.ts';
import { button, type Child, make } from './make.ts';

/** What can be done about a message that was refused. */
export type OutgoingActions = {
  again: (one: Outgoing<Words>) => void;
  edit: (one: Outgoing<Words>) => void;
};

/** The text with its addresses to be followed; they lead into a new tab and do not tell where from. */
export function linkedText(text: string): HTMLElement {
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
  return bubble(
    isOwn,
    !isOwn && make('b', {}, message.senderName),
    message.text && linkedText(message.text),
    photoRow(message.photos, message.pages),
    make(
      'time',
      { datetime: message.timestamp },
      `${timeOfDay(message.timestamp)}${message.mail ? ' · by email' : ''}`,
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
  const state = isWaiting ? 'Waiting for the connection...' : 'Sending...';
  const element = bubble(
    true,
    text && linkedText(text),
    photoRow(photos),
    one.refusal
      ? make('p', { class: 'bubbles-refusal', role: 'alert' }, `Not sent. ${one.refusal.detail}`)
      : make('span', { class: 'bubbles-when' }, state),
    one.refusal &&
      make(
        'p',
        { class: 'chat-panel-choices' },
        button('chat-panel-choice', 'Try again', () => again(one)),
        button('chat-panel-choice', 'Edit', () => edit(one)),
      ),
  );
  element.dataset.state = one.refusal ? 'refused' : 'sending';
  return element;
}

function bubble(isOwn: boolean, ...children: Child[]): HTMLElement {
  const who = isOwn && make('span', { class: 'sr-only' }, 'You: ');
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
      alt: page || `Photo ${index + 1} of ${photos.length}`,
      'data-page': Boolean(page),
      width: 120,
      height: 120,
      loading: 'lazy',
    });
    return make('a', { href: path, target: '_blank', rel: 'noopener' }, picture);
  });
  return make('span', { class: 'bubbles-photos' }, ...links);
}

/** A line between two days. */
export function dayLine(words: string): HTMLElement {
  return make('li', { class: 'bubbles-day' }, make('span', {}, words));
}

/** What happened, in a sentence; null when it is nothing for a visitor, or no news. */
export function eventWords(entry: ShownEntry, wasClosed: boolean): string | null {
  const at = timeOfDay(entry.at);
  switch (entry.kind) {
    case 'status':
      if (entry.status !== 'closed') return wasClosed ? `The chat is open again · ${at}` : null;
      if (entry.by === 'customer') return `You ended the chat · ${at}`;
      return `${entry.byName ?? 'We'} closed the chat · ${at}`;
    case 'assignment':
      return entry.agentName && `${entry.agentName} is helping you · ${at}`;
    case 'promise':
      return entry.text;
    case 'alert':
      return `We were alerted by text message · ${at}`;
    case 'rating':
      return `You gave us ${entry.stars} of 5 stars · ${at}`;
    case 'transcript':
      return `A copy of this chat went to ${entry.to} · ${at}`;
    default:
      return null;
  }
}

/** A line about what happened. */
export function eventLine(words: string): HTMLElement {
  return make('li', { class: 'bubbles-event' }, words);
}
