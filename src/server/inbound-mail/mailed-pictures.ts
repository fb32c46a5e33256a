// Keeps the pictures that came with a mail as photos of ours.
import { RequestProblem } from '../http/problem.ts';
import type { HandlerTools } from '../module.ts';
import { keepPhoto } from '../photos/photo.service.ts';
import { pictureKind } from '../photos/picture-kind.ts';
import type { MailFile } from './parse-mail.ts';

/**
 * Pictures become photos of an owner, who claims them; one that cannot be read, or is one too many, is named like any other
 * file.
 *
 * @throws RequestProblem 503 when pictures cannot be taken right now: the mail server tries again.
 */
export async function keepPictures(
  { context, workshop }: Pick<HandlerTools, 'context' | 'workshop'>,
  files: readonly MailFile[],
  ownerHash: string,
  most: number,
): Promise<{ photos: string[]; names: string[] }> {
  const photos: string[] = [];
  const names: string[] = [];
  for (const { name, bytes } of files) {
    const isWanted = photos.length < most && pictureKind(bytes) !== 'other';
    const kept = isWanted
      ? await keepPhoto(context, workshop, bytes, { ownerHash, network: 'mail' }).catch(orNothing)
      : undefined;
    if (kept) photos.push(kept.id);
    else names.push(name);
  }
  return { photos, names };
}

function orNothing(error: unknown): undefined {
  if (error instanceof RequestProblem && error.code !== 'unavailable') return undefined;
  throw error;
}
