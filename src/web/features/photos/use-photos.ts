// The photos of a form: checked, uploaded one after the other as soon as they are chosen, taken back when removed.
import { useEffect, useRef, useState } from 'react';
import { api } from '#web/lib/browser-api.ts';
import { fetchPhotoMessages } from './messages/fetch-photo-messages.ts';
import type { Upload } from './upload-photo.ts';

export type Photo = {
  key: number;
  name: string;
  /** Nothing for one that was uploaded before the page was loaded again. */
  file?: File;
  /** An object URL of the file, or the address of what was uploaded. */
  preview: string;
  /** From 0 to 1. */
  progress: number;
  id?: string;
  /** Why the upload failed, in words. */
  failure?: string;
  /** It is the photo that cannot be taken: not even shown, perhaps. */
  isRefused?: boolean;
  /** Where PDFs are taken, how many pages of one there is room for. */
  pages?: number;
  /** It is a page of a PDF, shown whole. */
  isPage?: boolean;
};

export type Photos = {
  list: Photo[];
  /** Something was chosen that is not in the list yet: the code that looks at it is still on its way. */
  isTaking: boolean;
  add: (files: Iterable<File>) => void;
  /** Brings uploaded photos back after a reload; only the browser that uploaded them is shown them. */
  bringBack: (uploaded: Photo[]) => void;
  retry: (photo: Photo) => void;
  remove: (photo: Photo) => void;
  /** Waits for what is under way; the ids of all photos, or null when one of them has failed. */
  settle: () => Promise<string[] | null>;
  /** Forgets all of them without taking them back, once they have been sent. */
  clear: () => void;
};

/** Fetched when a photo is chosen. */
async function photoWork() {
  const [{ photoWorkIn }, words] = await Promise.all([
    import('./take-photos.ts'),
    fetchPhotoMessages(),
  ]);
  return photoWorkIn(words);
}

/**
 * `prepare` is awaited before the first upload, so that all photos belong to the same visitor. With `takesPdf` a PDF may be
 * chosen as well, and becomes a photo for each page.
 */
export function usePhotos(prepare: () => Promise<unknown>, takesPdf = false): Photos {
  const { list, latest, set, has, change, replace, drop } = usePhotoList();
  const uploads = useRef(new Map<number, Upload>());
  const taking = useRef<Promise<unknown>>(Promise.resolve());
  const [choices, setChoices] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const upload = async (photo: Photo) => {
    const { key, file, pages } = photo;
    await prepare();
    if (!file || !has(key)) return;
    try {
      const { uploadPhoto } = await import('./upload-photo.ts');
      const started = uploadPhoto(file, (progress) => change(key, { progress }), pages);
      uploads.current.set(key, started);
      const answer = await started.answer;
      const { uploaded } = await photoWork();
      replace(key, uploaded(photo, answer));
    } catch (error) {
      const { failureOf } = await photoWork();
      if (has(key)) change(key, failureOf(error));
    } finally {
      uploads.current.delete(key);
    }
  };
  const enqueue = (photo: Photo) => {
    queue.current = queue.current.then(() => upload(photo));
  };

  return {
    list,
    isTaking: choices > 0,
    add(files) {
      const chosen = [...files];
      const take = ({ takeable }: Awaited<ReturnType<typeof photoWork>>) => {
        const added = takeable(chosen, latest.current, takesPdf);
        set([...latest.current, ...added]);
        added.forEach(enqueue);
      };
      setChoices((open) => open + 1);
      taking.current = taking.current
        .then(photoWork)
        .then(take, () => {})
        .finally(() => setChoices((open) => open - 1));
    },
    bringBack(uploaded) {
      set([...uploaded, ...latest.current]);
    },
    retry(photo) {
      const { failure, ...again } = photo;
      set(latest.current.map((other) => (other.key === photo.key ? again : other)));
      enqueue(again);
    },
    remove(photo) {
      drop([photo]);
      uploads.current.get(photo.key)?.cancel();
      // What cannot be taken back now is removed by the server within a day.
      if (photo.id) {
        void api('DELETE /api/photos/{id}', { params: { id: photo.id } }).catch(() => {});
      }
    },
    async settle() {
      await taking.current;
      await queue.current;
      const ids = latest.current.flatMap(({ id }) => id ?? []);
      return ids.length === latest.current.length ? ids : null;
    },
    clear: () => drop(latest.current),
  };
}

/** The photos, also for code that runs after a render: `latest` is the list of now. Previews are given back. */
function usePhotoList() {
  const [list, setList] = useState<Photo[]>([]);
  const latest = useRef(list);

  const set = (next: Photo[]) => {
    latest.current = next;
    setList(next);
  };
  const has = (key: number) => latest.current.some((photo) => photo.key === key);
  const change = (key: number, part: Partial<Photo>) =>
    set(latest.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const replace = (key: number, others: Photo[]) =>
    set(latest.current.flatMap((photo) => (photo.key === key ? others : photo)));
  const drop = (photos: Photo[]) => {
    for (const { preview } of photos) URL.revokeObjectURL(preview);
    const gone = new Set(photos.map(({ key }) => key));
    set(latest.current.filter(({ key }) => !gone.has(key)));
  };

  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  return { list, latest, set, has, change, replace, drop };
}
