// Makes photos for the demonstration from the site's own pictures, the way that uploads go.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import type { StoredPicture } from './demo-photos.ts';

const folder = join(projectRoot, 'public/pictures');

/**
 * Makes both renditions of a picture once and keeps them under each key.
 *
 * @throws Error when the picture is not there or cannot be made: a demonstration with holes would mislead.
 */
export async function keepSitePicture(
  storage: FileStorage,
  workshop: Workshop,
  name: string,
  keys: readonly string[],
): Promise<StoredPicture> {
  const files = await readdir(folder);
  const file = files.find((each) => each.startsWith(`${name}-800.`) && each.endsWith('.jpg'));
  if (!file) throw new Error(`there is no picture ${name}`);
  const made = await workshop.make(await readFile(join(folder, file)), 'demonstration');
  if (!made.made) throw new Error(`the picture ${name} is ${made.fault}`);
  const { full, thumb, width, height } = made;
  await Promise.all(
    keys.flatMap((key) => [
      storage.put(`${key}-full.webp`, full, 'image/webp'),
      storage.put(`${key}-thumb.webp`, thumb, 'image/webp'),
    ]),
  );
  return { width, height, byteSize: full.length + thumb.length };
}
