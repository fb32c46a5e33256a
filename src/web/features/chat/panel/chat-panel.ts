// The chat of visitors: comes when someone asks for it, finds the conversation that this browser or customer has, or begins
// one. One for each page (docs/product/chat.md#panel).
import type { ChatSession } from '#contract/chat/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { listenTo } from '#web/lib/event-listener.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { contactPage } from '../contact-page.ts';
import { chatWords, fetchChatWords, fetchConversationWords, refusalWords } from './chat-words.ts';
import type { ConversationView } from './conversation-view.ts';
import { type Frame, makeFrame } from './frame.ts';
import { button, callLink, make, put } from './make.ts';
import { keepChat, wasOpen } from './saved-chat.ts';
import { keepForStart, makeStartForm, type StartForm } from './start-form.ts';

let frame: Frame | undefined;
let view: ConversationView | undefined;
let startForm: StartForm | undefined;
let hasConversation = false;
/** Whether a person wants to see the panel; its look may still be on the way. */
let isWanted = false;

/** Its code comes with the first message that waits. */
let attention: Promise<(count: number) => void> | undefined;

function tellUnread(count: number): void {
  if (count > 0) {
    attention ??= import('./attention.ts').then((loaded) =>
      loaded.makeAttention(() => void openPanel()),
    );
  }
  attention?.then(
    (tell) => tell(count),
    () => {
      attention = undefined;
    },
  );
}

/** Opens the panel for who asked for it. */
export async function openPanel(): Promise<void> {
  isWanted = true;
  try {
    await fetchChatWords();
  } catch {
    // The page that tells the other ways.
    return location.assign(contactPage());
  }
  frameOf().open(true);
  keepChat('open');
  await (view ? askAvailability() : begin());
  view?.update();
}

/** Goes on after the page was left: open where it was open, else only counting what comes in. */
export async function resumePanel(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // On a phone the sheet lies over the page, which someone has just asked for unless it was loaded again.
  isWanted = wasOpen() && (visit?.type === 'reload' || matchMedia('(width >= 40rem)').matches);
  // There most likely is one.
  void fetchConversation().catch(() => {});
  await fetchChatWords();
  if (isWanted) frameOf().open(false);
  await begin();
}

function frameOf(): Frame {
  if (frame) return frame;
  // Whether we are there comes by a stream; without one it is asked for.
  setInterval(() => void (isSeen() && !view?.isLive() && askAvailability()), ASK_EVERY_MS);
  document.addEventListener('visibilitychange', supportRang);
  frame = makeFrame(() => {
    isWanted = false;
    listenBefore(false);
    keepChat(hasConversation ? 'hidden' : '');
  });
  return frame;
}

/** Asks what there is, and shows it. */
async function begin(): Promise<void> {
  const { body, tell } = frameOf();
  if (!body.firstChild) put(body, moment());
  try {
    const start = await askStart();
    tell(start.availability);
    if (start.session) await converse(start.session);
    else ask(start);
  } catch (error) {
    put(body, away(error));
  }
}

function ask(start: Parameters<typeof makeStartForm>[0]): void {
  const { body } = frameOf();
  hasConversation = false;
  keepChat(isWanted ? 'open' : '');
  startForm?.stop();
  startForm = makeStartForm(start, {
    touched: () => void fetchConversation().catch(() => {}),
    begun: (session) => void converse(session, true),
  });
  put(body, startForm.whole);
  startForm.goOn();
  listenBefore(isWanted);
}

/** A conversation has code and words of its own, which most who open the panel for the first time do not need yet. */
async function fetchConversation() {
  const [loaded] = await Promise.all([import('./conversation-view.ts'), fetchConversationWords()]);
  return loaded;
}

async function converse(session: ChatSession, hasBegun = false): Promise<void> {
  const own = frameOf();
  startForm = undefined;
  listenBefore(false);
  put(own.body, moment());
  const loaded = await fetchConversation().catch(() => undefined);
  if (!loaded) return put(own.body, away(undefined));
  view?.close();
  view = loaded.showConversation({
    frame: own,
    session,
    unread: tellUnread,
    closed(isClosed) {
      hasConversation = !isClosed;
      if (!isWanted) keepChat(isClosed ? '' : 'hidden');
    },
    gone(unsent) {
      const hadFocus = own.body.contains(document.activeElement);
      leave();
      keepChat(isWanted ? 'open' : '');
      keepForStart(unsent);
      put(own.body, loaded.goneWords(unsent, restart));
      if (hadFocus) own.body.querySelector('button')?.focus();
    },
    support: () => supportRang(),
    restart,
  });
  // Who has just begun goes on writing. Who comes back reads first: on a phone the keyboard would lie over it.
  if (hasBegun && own.isOpen()) view.focus();
}

/** Begins another one; the old one stays where it is. */
async function restart(): Promise<void> {
  leave();
  const { body } = frameOf();
  put(body, moment());
  try {
    ask(await askStart());
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

/** What is shown follows the server's word. */
async function askAvailability(): Promise<void> {
  const start = await askStart().catch(() => null);
  if (!start) return;
  frameOf().tell(start.availability);
  startForm?.tell(start.availability);
}

/** Everyone hears the bell in one moment, and does not ask in one. */
const SPREAD_MS = 1_500;
/** Without a stream it is asked for this often. */
const ASK_EVERY_MS = 60_000;

function supportRang(): void {
  setTimeout(() => void (isSeen() && askAvailability()), Math.random() * SPREAD_MS);
}

function isSeen(): boolean {
  return frameOf().isOpen() && !document.hidden;
}

let stopListening: (() => void) | undefined;

/** Listens to the stream of the page as long as there is a form and no conversation. */
function listenBefore(isBefore: boolean): void {
  if (isBefore) stopListening ??= listenTo('support', supportRang);
  else {
    stopListening?.();
    stopListening = undefined;
  }
}

const askStart = () => api('GET /api/chat-session', { query: { language: pageLanguage() } });

const moment = () => make('p', { class: 'chat-panel-lead' }, chatWords.moment);

function away(error: unknown): HTMLElement {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const words = navigator.onLine
    ? refusalWords(problem, chatWords.unreachable)
    : chatWords.noNetwork;
  const [before, after] = chatWords.orCall.split('{call}');
  return make(
    'div',
    { class: 'chat-panel-start' },
    make('p', { class: 'chat-panel-lead' }, words),
    button('button button-oak', chatWords.tryAgain, () => void begin()),
    make('p', {}, before, callLink(chatWords.call), after),
  );
}
