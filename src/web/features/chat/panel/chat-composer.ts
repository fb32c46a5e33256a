// Where a message is written: text that survives a reload, and photos that are uploaded while one still writes.
import { PDF_TYPE, PHOTO_TYPES } from '#company/rules/platform/photo-rules.ts';
import { visibleText } from '#company/rules/platform/visible-text.ts';
import type { Words } from '../conversation.ts';
import { conversationWords } from './chat-words.ts';
import type { ChosenPhotos } from './chosen-photos.ts';
import { makeCounter } from './counter.ts';
import { button, icon, make } from './make.ts';
import { draft } from './saved-chat.ts';

export type Composer = {
  form: HTMLFormElement;
  /** Puts a text back that was not sent. */
  putBack: (words: Words) => void;
  /** Puts the focus to where one writes. */
  focus: () => void;
  /** Takes out the text that was begun. */
  take: () => string;
  /** What stands in the empty field. */
  invite: (words: string) => void;
};

/** The composer of a conversation. */
export function makeComposer(
  sessionId: string,
  { say, typed }: { say: (words: Words) => void; typed: () => void },
): Composer {
  const kept = draft(sessionId);
  const photos = makePhotos();
  const text = make('textarea', {
    class: 'field-control',
    rows: 1,
    'aria-label': conversationWords.yourMessage,
    enterkeyhint: 'send',
  });
  text.value = kept.text;
  const left = makeCounter(text);
  const form = make(
    'form',
    { class: 'chat-composer' },
    photos.fault,
    left.whole,
    make(
      'div',
      { class: 'chat-composer-line' },
      photos.choose,
      text,
      make(
        'button',
        { type: 'submit', class: 'chat-composer-send', 'aria-label': conversationWords.send },
        icon('send'),
      ),
    ),
  );
  text.addEventListener('input', () => {
    kept.keep(text.value);
    if (visibleText(text.value)) typed();
  });
  sendByEnter(text, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    photos.fault.textContent = '';
    form.ariaBusy = 'true';
    const ids = await photos.settle();
    form.ariaBusy = null;
    const words = visibleText(text.value);
    if (!ids || (!words && ids.length === 0) || left.isOver()) return text.focus();
    say({ text: words, photos: ids, page: location.pathname });
    text.value = '';
    kept.keep('');
    left.show();
    void photos.clear();
    text.focus();
  });
  return {
    form,
    focus: () => text.focus(),
    take() {
      const begun = text.value;
      text.value = '';
      kept.keep('');
      return begun;
    },
    invite(words) {
      text.placeholder = words;
    },
    putBack({ text: words }) {
      text.value = [words, text.value].filter(Boolean).join('\n');
      kept.keep(text.value);
      text.focus();
    },
  };
}

function sendByEnter(text: HTMLTextAreaElement, form: HTMLFormElement): void {
  text.addEventListener('keydown', (event) => {
    // On a phone the key makes a new line, as people know it from there.
    const isForLines =
      event.shiftKey || event.isComposing || !matchMedia('(pointer: fine)').matches;
    if (event.key !== 'Enter' || isForLines) return;
    event.preventDefault();
    form.requestSubmit();
  });
}

/** The photos of the message that is being written. What is done with them is fetched when the first one is chosen. */
function makePhotos() {
  const fault = make('p', { class: 'send-failure', role: 'alert' });
  const input = make('input', {
    type: 'file',
    accept: [...PHOTO_TYPES, PDF_TYPE].join(),
    multiple: true,
    class: 'sr-only',
    tabindex: -1,
    'aria-hidden': 'true',
  });
  const choose = make(
    'div',
    {},
    input,
    button('chat-panel-icon', icon('camera'), () => input.click(), {
      'aria-label': conversationWords.addPhotos,
    }),
  );
  let chosen: Promise<ChosenPhotos | undefined> | undefined;
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.value = '';
    fault.textContent = '';
    chosen = addTo(chosen, files);
  });
  const addTo = async (before: typeof chosen, files: File[]) => {
    const photos =
      (await before) ??
      (await import('./chosen-photos.ts')
        .then((loaded) => loaded.makeChosenPhotos(fault))
        .catch(() => {
          fault.textContent = conversationWords.noPhotos;
        }));
    photos?.add(files);
    return photos || undefined;
  };
  return {
    fault,
    choose,
    /** Waits for what is under way; null when one did not arrive, which has been said. */
    settle: async () => {
      const photos = await chosen;
      return photos ? photos.settle() : [];
    },
    clear: async () => (await chosen)?.clear(),
  };
}
