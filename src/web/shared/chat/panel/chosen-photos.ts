// The photos that go with the next message: checked, uploaded while one still writes, and shown with a way to remove each.
import { photoRefusals } from '#company/rules/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/photo-rules.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { photoFault } from '#web/shared/photos/photo-fault.ts';
import { type Upload, uploadPhoto } from '#web/shared/photos/upload-photo.ts';
import { button, icon, make, put } from './make.ts';

type Chosen = { file: File; preview: string; upload: Upload; id?: string };

export type ChosenPhotos = {
  add: (files: readonly File[]) => void;
  /** Waits for what is under way; null when one did not arrive, which has been said. */
  settle: () => Promise<string[] | null>;
  clear: () => void;
};

const NOT_UPLOADED = 'This photo did not upload. Please choose it again.';

/**
 * Shows them in a list.
 *
 * @param tell Shows why one cannot be taken.
 */
export function makeChosenPhotos(row: HTMLElement, tell: (fault: string) => void): ChosenPhotos {
  let chosen: Chosen[] = [];
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
  return {
    add(files) {
      files.forEach(add);
      show();
    },
    async settle() {
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
