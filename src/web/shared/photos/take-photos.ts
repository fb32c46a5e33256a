// What is done with photos once some are chosen: which can be taken, how they are sent, and why not. Fetched with the first.
import { photoRefusals } from '#company/rules/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/photo-rules.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { showToast } from '#web/ui/toast.ts';
import { type PhotoRefusal, photoFault, refusalOf } from './photo-fault.ts';
import type { Photo } from './use-photos.ts';

const FAILED = 'This photo did not upload. Please try again or remove it.';

let lastKey = 0;

/** The files that can be taken beside `count` photos, as photos; of the others is said why not. */
export function takeable(files: readonly File[], count: number): Photo[] {
  const room = MAX_PHOTOS - count;
  const taken: Photo[] = [];
  for (const file of files) {
    const isFull = taken.length >= room;
    const refusal = isFull ? photoRefusals.tooMany : photoFault(file);
    if (refusal) toast(refusal);
    else {
      lastKey += 1;
      const preview = URL.createObjectURL(file);
      taken.push({ key: lastKey, name: file.name, file, preview, progress: 0 });
    }
    if (isFull) break;
  }
  return taken;
}

/** Why an upload failed; what the server refuses in a photo is also said in the toast, and trying again would not help. */
export function failureOf(error: unknown): Pick<Photo, 'failure' | 'isRefused'> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const refusal = problem?.detail && refusalOf(problem.detail);
  if (refusal) toast(refusal);
  return { failure: problem?.detail ?? FAILED, isRefused: problem?.errors !== undefined };
}

function toast({ title, description }: PhotoRefusal): void {
  showToast({ variant: 'destructive', title, description });
}
