// The chat of visitors: comes when somebody asks for it, finds the conversation that this browser or customer has, or begins
// one. One for each page (docs/product/chat.md#panel).
import type { ChatSession } from '#contract/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { makeAttention } from './attention.ts';
import { type ConversationView, goneWords, showConversation } from './conversation-view.ts';
import { type Frame, makeFrame } from './frame.ts';
import { keepChat, wasOpen } from './kept-chat.ts';
import { button, callLink, make, put } from './make.ts';
import { makeStartForm } from './start-form.ts';

let frame: Frame | undefined;
let view: ConversationView | undefined;
let clock: ReturnType<typeof setTimeout> | undefined;
let hasConversation = false;
/** Whether a person wants to see the panel; its look may still be on the way. */
let isWanted = false;

const tellUnread = makeAttention(() => void openPanel());

/** Opens the panel for who asked for it. */
export async function openPanel(): Promise<void> {
  isWanted = true;
  frameOf().open(true);
  keepChat('open');
  await (view ? askAvailability() : begin());
  view?.update();
}

/** Goes on after the page was left: open where it was open, else only counting what comes in. */
export async function resumePanel(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // On a phone the sheet lies over the page, which somebody has just asked for unless it was loaded again.
  isWanted = wasOpen() && (visit?.type === 'reload' || matchMedia('(width >= 40rem)').matches);
  if (isWanted) frameOf().open(false);
  await begin();
}

function frameOf(): Frame {
  frame ??= makeFrame(() => {
    isWanted = false;
    keepChat(hasConversation ? 'hidden' : '');
  });
  return frame;
}

/** Asks what there is, and shows it. */
async function begin(): Promise<void> {
  const { body, tell } = frameOf();
  if (!body.firstChild) put(body, make('p', { class: 'chat-panel-lead' }, 'One moment...'));
  try {
    const start = await api('GET /api/chat-session');
    tell(start.availability);
    askAgainAt(start.availability.checkAgainAt);
    if (start.session) converse(start.session);
    else ask(start);
  } catch (error) {
    put(body, away(error));
  }
}

function ask(start: Parameters<typeof makeStartForm>[0]): void {
  const { body } = frameOf();
  hasConversation = false;
  keepChat(isWanted ? 'open' : '');
  put(body, makeStartForm(start, converse));
}

function converse(session: ChatSession): void {
  const own = frameOf();
  view?.close();
  view = showConversation({
    frame: own,
    session,
    unread: tellUnread,
    closed(isClosed) {
      hasConversation = !isClosed;
      if (!isWanted) keepChat(isClosed ? '' : 'hidden');
    },
    gone() {
      leave();
      put(own.body, goneWords(restart));
    },
    restart,
  });
  // On a phone the keyboard would come up over what is to be read.
  if (own.isOpen() && matchMedia('(pointer: fine)').matches) {
    own.body.querySelector('textarea')?.focus();
  }
}

/** Begins another one; the old one stays where it is. */
async function restart(): Promise<void> {
  leave();
  const { body } = frameOf();
  put(body, make('p', { class: 'chat-panel-lead' }, 'One moment...'));
  try {
    ask(await api('GET /api/chat-session'));
    body.querySelector('input, textarea')?.scrollIntoView();
    body.querySelector<HTMLElement>('input, textarea')?.focus();
  } catch (error) {
    put(body, away(error));
  }
}

function leave(): void {
  view?.close();
  view = undefined;
  hasConversation = false;
  tellUnread(0);
  frameOf().more();
}

/** The badge follows the server's word, also when the clock alone changes it. */
async function askAvailability(): Promise<void> {
  const start = await api('GET /api/chat-session').catch(() => null);
  if (!start) return;
  frameOf().tell(start.availability);
  askAgainAt(start.availability.checkAgainAt);
}

const SOON_MS = 60_000;
const LONGEST_MS = 12 * 3_600_000;

function askAgainAt(at: string): void {
  clearTimeout(clock);
  const wait = Math.max(SOON_MS, Date.parse(at) - Date.now() + 1_000);
  clock = setTimeout(() => void askAvailability(), Math.min(wait, LONGEST_MS));
}

function away(error: unknown): HTMLElement {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  const words = navigator.onLine
    ? (detail ?? 'We cannot be reached right now.')
    : 'You seem to be offline.';
  return make(
    'div',
    { class: 'chat-panel-start' },
    make('p', { class: 'chat-panel-lead' }, words),
    button('button button-oak', 'Try again', () => void begin()),
    make('p', {}, 'In a hurry? You can also ', callLink(), '.'),
  );
}
