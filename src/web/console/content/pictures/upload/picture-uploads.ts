// Pictures on their way to the server: one after the other, also while their person looks at another page of the console.
import { useSyncExternalStore } from 'react';
import { MAX_PICTURE_BYTES, pictureRefusals } from '#company/rules/site/picture-rules.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { newKey } from '#web/lib/new-key.ts';
import { sendPicture } from './send-picture.ts';

export type PictureUpload = {
  /** Also its request key. */
  key: string;
  file: File;
  status: 'waiting' | 'sending' | 'processing' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** The picture that it has become. */
  id?: number;
  failure?: string;
  /** Another try may help. */
  isRetryable?: boolean;
};

const NO_ANSWER = 'No answer came. Check your connection and try again.';

let uploads: readonly PictureUpload[] = [];
let isWorking = false;
const listeners = new Set<() => void>();
const NONE: readonly PictureUpload[] = [];

/** The uploads of this tab, in the order in which they were chosen. */
export function usePictureUploads(): readonly PictureUpload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
    () => NONE,
  );
}

/** Takes files that were chosen or dropped. */
export function addUploads(files: Iterable<File>): void {
  const added = [...files].map((file): PictureUpload => {
    const failure = faultOf(file);
    return {
      ...{ key: newKey(), file, progress: 0 },
      ...(failure ? { status: 'failed', failure } : { status: 'waiting' }),
    };
  });
  show([...uploads, ...added]);
  void work();
}

/** Sends a failed one again, under the same key. */
export function retryUpload({ key }: PictureUpload): void {
  change(key, { status: 'waiting', progress: 0 });
  void work();
}

/** Takes one off the list that is not under way. */
export function dismissUpload({ key }: PictureUpload): void {
  show(uploads.filter((upload) => upload.key !== key));
}

/** Takes those off the list that have become pictures. */
export function dismissDone(): void {
  show(uploads.filter(({ status }) => status !== 'done'));
}

export function isUnderWay({ status }: PictureUpload): boolean {
  return status === 'waiting' || status === 'sending' || status === 'processing';
}

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  for (let next = firstWaiting(); next; next = firstWaiting()) await send(next);
  isWorking = false;
}

function firstWaiting(): PictureUpload | undefined {
  return uploads.find(({ status }) => status === 'waiting');
}

async function send({ key, file }: PictureUpload): Promise<void> {
  change(key, { status: 'sending' });
  try {
    const { id } = await sendPicture(file, key, (progress) =>
      change(key, { progress, status: progress < 1 ? 'sending' : 'processing' }),
    );
    change(key, { status: 'done', progress: 1, id });
  } catch (error) {
    change(key, { status: 'failed', ...failureOf(error) });
  }
}

/** What is wrong with a file before it is sent; its bytes are looked at by the server. */
function faultOf({ type, name, size }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return pictureRefusals.heic;
  return size > MAX_PICTURE_BYTES ? pictureRefusals.tooLarge : undefined;
}

/** What the server says of the file itself will be the same next time. */
function failureOf(error: unknown): Pick<PictureUpload, 'failure' | 'isRetryable'> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return { failure: problem?.detail ?? NO_ANSWER, isRetryable: problem?.errors === undefined };
}

function change(key: string, part: Partial<PictureUpload>): void {
  show(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
}

function show(next: readonly PictureUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
