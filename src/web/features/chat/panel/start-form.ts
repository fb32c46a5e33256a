// What is asked before the first word, and how it is sent: also later, when there is no network
// (docs/product/chat.md#before-the-first-word).

import { fill } from '#company/rules/platform/fill-message.ts';
import type { ChatAvailability, ChatStart } from '#contract/chat/chat.ts';
import type { ChatSession } from '#contract/chat/chat-log.ts';
import type { AnswerOf } from '#contract/platform/endpoint-types.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { createFormSender } from '#web/forms/sender.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { waitAfter } from '../try-again.ts';
import { chatWords, refusalWords } from './chat-words.ts';
import { make } from './make.ts';
import { draft } from './saved-chat.ts';
import { makeStartFields, type Wish } from './start-fields.ts';
import { waitingWords } from './waiting-words.ts';

export type StartForm = {
  whole: HTMLFormElement;
  /** Says whether someone is there, as the server said. */
  tell: (availability: ChatAvailability) => void;
  /** Sends what a person wanted to send before the page was loaded again. */
  goOn: () => void;
  stop: () => void;
};

/** Kept while the form waits for the network. */
const PENDING = 'start-pending';
const TOO_MANY = 429;

const sender = createFormSender<Wish, AnswerOf<'POST /api/chat-session'>>(
  'chatStart',
  (body, idempotencyKey) => api('POST /api/chat-session', { body, idempotencyKey }),
);

/** The form; `touched` is called when someone comes to it, and `begun` gets the conversation that it began. */
export function makeStartForm(
  { availability, knownAs, keptDays }: ChatStart,
  { touched, begun }: { touched: () => void; begun: (session: ChatSession) => void },
): StartForm {
  const fields = makeStartFields(knownAs !== null);
  const submit = make('button', { type: 'submit', class: 'button button-clay' }, chatWords.start);
  const lead = make('p', { class: 'chat-panel-lead' });
  const waiting = make('p', { class: 'chat-panel-trouble', role: 'status' });
  const form = make(
    'form',
    { class: 'chat-panel-start', novalidate: true, action: '/quote', method: 'post' },
    lead,
    knownAs && make('p', {}, fill(chatWords.writingAs, { name: knownAs.name })),
    ...fields.whole,
    honeypot(),
    waiting,
    make('p', { class: 'send-failure', role: 'alert', tabindex: -1, 'data-send-failure': true }),
    submit,
    make('p', { class: 'chat-panel-small' }, fill(chatWords.kept, { days: keptDays })),
  );
  const tell = ({ sentence, isOnline }: ChatAvailability) => {
    lead.textContent = sentence;
    fields.tell(isOnline);
  };
  const later = makeLater(() => void send(), waiting);
  const failed = (problem: Problem | undefined, error: unknown) => {
    if (later.isFor(error)) return null;
    later.stop();
    if (fields.show(fields.refused(problem))) return null;
    const description = refusalWords(problem, chatWords.noAnswer);
    return { title: chatWords.notStarted, description };
  };
  const taken = (session: ChatSession) => {
    later.stop();
    fields.forget();
    begun(session);
  };
  async function send(): Promise<void> {
    const ask = () => {
      submit.ariaDisabled = 'true';
      return fields.wish();
    };
    await sender.send(form, { ask, taken, failed });
    submit.ariaDisabled = null;
  }
  form.addEventListener(
    'focusin',
    () => {
      void sender.prepare().catch(() => {});
      touched();
    },
    { once: true },
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!fields.show(fields.faults())) void send();
  });
  tell(availability);
  return {
    whole: form,
    tell,
    goOn() {
      const isComplete = Object.values(fields.faults()).every((fault) => !fault);
      if (draft(PENDING).text && isComplete) void send();
    },
    stop: later.stop,
  };
}

/** Keeps a text for the next form, after what was begun there. */
export function keepForStart(text: string): void {
  const kept = draft('text');
  if (text) kept.keep([kept.text, text].filter(Boolean).join('\n'));
}

/** What could not be sent for want of a network or a server is sent when it is there again, under the same key. */
function makeLater(send: () => void, waiting: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const now = () => {
    clearTimeout(timer);
    send();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', now);
    draft(PENDING).keep('');
    waiting.textContent = '';
  };
  return {
    stop,
    /** Whether this failure is one to wait for; then it is tried again. */
    isFor(error: unknown): boolean {
      const isRefusal = error instanceof ApiError && error.status === TOO_MANY;
      const wait = isRefusal ? null : waitAfter(error, tries);
      if (wait === null) return false;
      tries += 1;
      draft(PENDING).keep('yes');
      const words = waitingWords(navigator.onLine ? 'server' : 'network');
      if (waiting.textContent !== words) waiting.textContent = words;
      addEventListener('online', now);
      clearTimeout(timer);
      timer = setTimeout(send, wait);
      return true;
    },
  };
}

/** As ui/field.tsx has it: what fills it in is a robot. */
function honeypot(): HTMLElement {
  const input = make('input', { name: 'website', tabindex: -1, autocomplete: 'off' });
  return make(
    'div',
    { class: 'sr-only', 'aria-hidden': 'true' },
    make('label', {}, 'Website', input),
  );
}
