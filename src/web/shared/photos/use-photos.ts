// The photos of a form: checked, uploaded one after the other as soon as they are chosen, taken back when removed.
import { useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS, photoRefusals } from '#company/rules/photo-rules.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { showToast } from '#web/ui/toast.ts';
import { type PhotoRefusal, photoFault, refusalOf } from './photo-fault.ts';
import { type Upload, uploadPhoto } from './upload-photo.ts';

export type Photo = {
  key: number;
  file: File;
  /** An object URL of the file. */
  preview: string;
  /** From 0 to 1. */
  progress: number;
  id?: string;
  /** Why the upload failed, in words. */
  failure?: string;
};

export type Photos = {
  list: Photo[];
  add: (files: Iterable<File>) => void;
  retry: (photo: Photo) => void;
  remove: (photo: Photo) => void;
  /** Waits for what is under way; the ids of all photos, or null when one of them has failed. */
  settle: () => Promise<string[] | null>;
  /** Forgets all of them without taking them back, once they have been sent. */
  clear: () => void;
};

const FAILED = 'This photo did not upload. Please try again or remove it.';

let lastKey = 0;

/** `prepare` is awaited before the first upload, so that all photos belong to the same visitor. */
export function usePhotos(prepare: () => Promise<unknown>): Photos {
  const [list, setList] = useState<Photo[]>([]);
  const latest = useRef(list);
  const uploads = useRef(new Map<number, Upload>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const set = (next: Photo[]) => {
    latest.current = next;
    setList(next);
  };
  const has = (key: number) => latest.current.some((photo) => photo.key === key);
  const change = (key: number, part: Partial<Photo>) =>
    set(latest.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  const upload = async ({ key, file }: Photo) => {
    await prepare();
    if (!has(key)) return;
    const started = uploadPhoto(file, (progress) => change(key, { progress }));
    uploads.current.set(key, started);
    try {
      change(key, { id: await started.id, progress: 1 });
    } catch (error) {
      if (!has(key)) return;
      const detail = error instanceof ApiError ? error.problem?.detail : undefined;
      const refusal = detail && refusalOf(detail);
      if (refusal) toast(refusal);
      change(key, { failure: detail ?? FAILED });
    } finally {
      uploads.current.delete(key);
    }
  };
  const enqueue = (photo: Photo) => {
    queue.current = queue.current.then(() => upload(photo));
  };
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

  return {
    list,
    add(files) {
      const added: Photo[] = [];
      for (const file of files) {
        const isFull = latest.current.length + added.length >= MAX_PHOTOS;
        const refusal = isFull ? photoRefusals.tooMany : photoFault(file);
        if (refusal) toast(refusal);
        else {
          lastKey += 1;
          added.push({ key: lastKey, file, preview: URL.createObjectURL(file), progress: 0 });
        }
        if (isFull) break;
      }
      set([...latest.current, ...added]);
      added.forEach(enqueue);
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
      await queue.current;
      const ids = latest.current.flatMap(({ id }) => id ?? []);
      return ids.length === latest.current.length ? ids : null;
    },
    clear: () => drop(latest.current),
  };
}

function toast({ title, description }: PhotoRefusal): void {
  showToast({ variant: 'destructive', title, description });
}
