// Where a message is written: text that survives a reload, and photos that are uploaded while one still writes.
import { photoRefusals } from '#company/rules/photo-refusals.ts';
import { MAX_PHOTOS, PHOTO_TYPES } from '#company/rules/photo-rules.ts';
import { visibleText } from '#company/rules/visible-text.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { photoFault } from '#web/shared/photos/photo-fault.ts';
import { type Upload, uploadPhoto } from '#web/shared/photos/upload-photo.ts';
import type { Words } from '../conversation.ts';
import { makeCounter } from './counter.ts';
import { draft } from './kept-chat.ts';
import { button, icon, make, put } from './make.ts';

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

const NOT_UPLOADED = 'This photo did not upload. Please choose it again.';

/** The composer of a conversation. */
export function makeComposer(
  sessionId: string,
  { say, typed }: { say: (words: Words) => void; typed: () => void },
): Composer {
  const kept = draft(sessionId);
  const fault = make('p', { class: 'send-failure', role: 'alert' });
  const photos = makePhotos((words) => {
    fault.textContent = words;
  });
  const text = make('textarea', {
    class: 'field-control',
    rows: 1,
    'aria-label': 'Your message',
    enterkeyhint: 'send',
  });
  text.value = kept.text;
  const left = makeCounter(text);
  const form = make(
    'form',
    { class: 'chat-composer' },
    fault,
    photos.row,
    left.whole,
    make(
      'div',
      { class: 'chat-composer-line' },
      photos.choose,
      text,
      make(
        'button',
        { type: 'submit', class: 'chat-composer-send', 'aria-label': 'Send' },
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
    fault.textContent = '';
    form.ariaBusy = 'true';
    const ids = await photos.settle();
    form.ariaBusy = null;
    const words = visibleText(text.value);
    if (!ids || (!words && ids.length === 0) || left.isOver()) return text.focus();
    say({ text: words, photos: ids, page: location.pathname });
    text.value = '';
    kept.keep('');
    left.show();
    photos.clear();
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

type Chosen = { file: File; preview: string; upload: Upload; id?: string };

/** The photos of the message that is being written. */
function makePhotos(tell: (fault: string) => void) {
  let chosen: Chosen[] = [];
  const row = make('ul', { class: 'chat-composer-previews', 'aria-label': 'Photos to send' });
  const input = make('input', {
    type: 'file',
    accept: PHOTO_TYPES.join(),
    multiple: true,
    class: 'sr-only',
    tabindex: -1,
    'aria-hidden': 'true',
  });
  const choose = make(
    'div',
    {},
    input,
    button('chat-panel-icon', icon('camera'), () => input.click(), { 'aria-label': 'Add photos' }),
  );
  const drop = (one: Chosen) => {
    URL.revokeObjectURL(one.preview);
    chosen = chosen.filter((other) => other !== one);
    show();
  };
  const show = () => put(row, ...chosen.map((one) => preview(one, () => drop(one))));
  const add = (file: File) => {
    const refusal = chosen.length >= MAX_PHOTOS ? photoRefusals.tooMany : photoFault(file);
    if (refusal) return tell(refusal.description);
    const one: Chosen = {
      file,
      preview: URL.createObjectURL(file),
      upload: uploadPhoto(file, () => {}),
    };
    chosen = [...chosen, one];
    one.upload.id.then(
      (id) => {
        one.id = id;
        show();
      },
      (error: unknown) => {
        drop(one);
        tell((error instanceof ApiError && error.problem?.detail) || NOT_UPLOADED);
      },
    );
  };
  input.addEventListener('change', () => {
    tell('');
    for (const file of input.files ?? []) add(file);
    input.value = '';
    show();
  });
  return {
    row,
    choose,
    /** Waits for what is under way; null when one did not arrive, which has been said. */
    async settle(): Promise<string[] | null> {
      const before = chosen.length;
      await Promise.allSettled(chosen.map(({ upload }) => upload.id));
      return chosen.length < before ? null : chosen.flatMap(({ id }) => id ?? []);
    },
    clear: () => chosen.forEach(drop),
  };
}

function preview({ file, preview: src, id }: Chosen, remove: () => void): HTMLElement {
  return make(
    'li',
    { 'data-state': id ? 'there' : 'under-way' },
    make('img', { src, alt: file.name, width: 64, height: 64 }),
    button('chat-composer-remove', icon('close'), remove, { 'aria-label': `Remove ${file.name}` }),
  );
}
