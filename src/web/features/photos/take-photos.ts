// What is done with photos once some are chosen: which can be taken, how they are sent, and why not. Fetched with the first.
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { UploadedPhoto } from '#contract/platform/photo.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { showToast } from '#web/ui/toast.ts';
import { leftOutOf, pagesFor, uploadedOf } from './chat-files.ts';
import type { PhotoMessages } from './messages/photo-messages.en.ts';
import { chatFileFault, inWords, type PhotoRefusal, photoFault, refusalOf } from './photo-fault.ts';
import type { Photo } from './use-photos.ts';

let lastKey = 0;

/** What is done with photos, in the words of the page. */
export function photoWorkIn(words: PhotoMessages) {
  return {
    takeable: (files: readonly File[], present: readonly Photo[], takesPdf: boolean) =>
      takeable(words, files, present, takesPdf),
    uploaded: (photo: Photo, answer: UploadedPhoto) => uploaded(words, photo, answer),
    failureOf: (error: unknown) => failureOf(words, error),
  };
}

/** The files that can be taken beside those that are there, as photos; of the others is said why not. */
function takeable(
  words: PhotoMessages,
  files: readonly File[],
  present: readonly Photo[],
  takesPdf: boolean,
): Photo[] {
  const taken: Photo[] = [];
  for (const [index, file] of files.entries()) {
    const count = roomOf([...present, ...taken]);
    const isFull = count >= MAX_PHOTOS;
    const fault = takesPdf ? chatFileFault(file) : photoFault(file);
    const refusal = isFull ? photoRefusals.tooMany : fault;
    if (refusal) toast(inWords(words, refusal));
    else {
      lastKey += 1;
      const preview = URL.createObjectURL(file);
      const pages = pagesFor(file, { taken: count, after: files.length - index - 1 });
      taken.push({
        ...{ key: lastKey, name: file.name, file, preview, progress: 0 },
        ...(takesPdf && { pages }),
      });
    }
    if (isFull) break;
  }
  return taken;
}

/** How many photos they are or may become. */
function roomOf(photos: readonly Photo[]): number {
  return photos.reduce((sum, { id, pages = 1 }) => sum + (id ? 1 : pages), 0);
}

/** What a photo has become once it is uploaded: itself, or a photo for each page of a PDF. What was left out is said. */
function uploaded(words: PhotoMessages, photo: Photo, answer: UploadedPhoto): Photo[] {
  const leftOut = leftOutOf(answer, words);
  if (leftOut) showToast({ title: words.longPdf, description: leftOut });
  if (!answer.pdf) return [{ ...photo, id: answer.id, progress: 1 }];
  URL.revokeObjectURL(photo.preview);
  return uploadedOf(answer, photo.name, words).map(({ id, name }, index) => {
    if (index > 0) lastKey += 1;
    const key = index > 0 ? lastKey : photo.key;
    return { key, name, preview: `/api/photos/${id}?size=thumb`, progress: 1, id, isPage: true };
  });
}

/** Why an upload failed; what the server refuses in a photo is also said in the toast, and trying again would not help. */
function failureOf(words: PhotoMessages, error: unknown): Pick<Photo, 'failure' | 'isRefused'> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const found = problem?.detail ? refusalOf(problem.detail) : undefined;
  const refusal = found && inWords(words, found);
  if (refusal) toast(refusal);
  const failure = refusal?.description ?? (words.refused || problem?.detail || words.failed);
  return { failure, isRefused: problem?.errors !== undefined };
}

function toast({ title, description }: PhotoRefusal): void {
  showToast({ variant: 'destructive', title, description });
}
