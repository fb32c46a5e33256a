// The photos that go with the next message: checked, uploaded while one still writes, and shown with a way to remove each.

import { fill } from '#company/rules/platform/fill-message.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { leftOutOf, pagesFor, uploadedOf } from '#web/features/photos/chat-files.ts';
import { fetchPhotoMessages } from '#web/features/photos/messages/fetch-photo-messages.ts';
import type { PhotoMessages } from '#web/features/photos/messages/photo-messages.en.ts';
import { chatFileFault, inWords, refusalOf, seemsPdf } from '#web/features/photos/photo-fault.ts';
import { type Upload, uploadPhoto } from '#web/features/photos/upload-photo.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { conversationWords } from './chat-words.ts';
import styles from './chosen-photos.css?url';
import { loadLook } from './load-look.ts';
import { button, icon, make, put } from './make.ts';

/** A file on its way with the room it may take, or a photo that is there: of a PDF, each page is one. */
type Chosen = {
  name: string;
  /** Nothing for a PDF under way, which has no picture yet: its name stands there. */
  preview?: string;
  upload: Upload;
  pages: number;
  id?: string;
  /** It is a page of a PDF, shown whole. */
  isPage?: boolean;
  /** Of the pages of a long PDF: which of them are sent, in a sentence. */
  leftOut?: string | undefined;
};

export type ChosenPhotos = {
  add: (files: readonly File[]) => void;
  /** Waits for what is under way; null when one did not arrive, which has been said. */
  settle: () => Promise<string[] | null>;
  clear: () => void;
};

/** Says in `fault` why one cannot be taken, and shows them below it, with which pages of a long PDF are left out. */
export async function makeChosenPhotos(fault: HTMLElement): Promise<ChosenPhotos> {
  // There before it says something: screen readers announce what changes in it.
  const note = make('p', { class: 'chat-panel-small', role: 'status' });
  const row = make('ul', { class: 'chosen-photos', 'aria-label': conversationWords.photosToSend });
  const [words] = await Promise.all([fetchPhotoMessages(), loadLook(styles)]);
  fault.after(row, note);
  let chosen: Chosen[] = [];
  const release = ({ preview }: Chosen) => preview && URL.revokeObjectURL(preview);
  const drop = (one: Chosen) => {
    release(one);
    // Without one of its pages, the sentence about a PDF is not true any more.
    chosen = chosen
      .filter((other) => other !== one)
      .map((other) => (other.upload === one.upload ? { ...other, leftOut: undefined } : other));
    show();
  };
  const show = () => {
    put(row, ...chosen.map((one) => preview(one, words.remove, () => drop(one))));
    note.textContent = [...new Set(chosen.flatMap(({ leftOut }) => leftOut ?? []))].join(' ');
  };
  const add = (file: File, after: number) => {
    const taken = chosen.reduce((sum, { pages }) => sum + pages, 0);
    const refusal = taken >= MAX_PHOTOS ? photoRefusals.tooMany : chatFileFault(file);
    if (refusal) {
      fault.textContent = inWords(words, refusal).description;
      return;
    }
    const pages = pagesFor(file, { taken, after });
    const one: Chosen = {
      name: file.name,
      ...(!seemsPdf(file) && { preview: URL.createObjectURL(file) }),
      upload: uploadPhoto(file, () => {}, pages),
      pages,
    };
    chosen = [...chosen, one];
    one.upload.answer.then(
      (answer) => {
        const isPage = answer.pdf !== undefined;
        const leftOut = leftOutOf(answer, words);
        const there = uploadedOf(answer, one.name, words).map(({ id, name }) => {
          const path = `/api/photos/${id}?size=thumb`;
          const preview = (!isPage && one.preview) || path;
          return { ...one, name, preview, id, isPage, leftOut, pages: 1 };
        });
        chosen = chosen.flatMap((other) => (other === one ? there : other));
        show();
      },
      (error: unknown) => {
        drop(one);
        fault.textContent = whyNotUploaded(words, error);
      },
    );
  };
  return {
    add(files) {
      for (const [index, file] of files.entries()) add(file, files.length - index - 1);
      show();
    },
    async settle() {
      const uploads = await Promise.allSettled(chosen.map(({ upload }) => upload.answer));
      const isLacking = uploads.some(({ status }) => status === 'rejected');
      return isLacking ? null : chosen.flatMap(({ id }) => id ?? []);
    },
    clear() {
      chosen.forEach(release);
      chosen = [];
      show();
    },
  };
}

function whyNotUploaded(words: PhotoMessages, error: unknown): string {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  const refusal = detail && refusalOf(detail);
  if (refusal) return inWords(words, refusal).description;
  return words.refused || detail || conversationWords.notUploaded;
}

function preview(
  { name, preview: src, id, isPage }: Chosen,
  label: string,
  remove: () => void,
): HTMLElement {
  return make(
    'li',
    { 'data-state': id ? 'there' : 'under-way', 'data-page': isPage },
    make('img', { ...(src && { src }), alt: name, width: 64, height: 64 }),
    button('chosen-photos-remove', icon('close'), remove, {
      'aria-label': fill(label, { name }),
    }),
  );
}
