// Stored photos as paper takes them: JPEG, made by a worker process that ends afterwards.
import type { ServerContext } from '../../context.ts';
import { storedPhoto } from './photo.service.ts';
import { startWorkerProcess } from './worker-process.ts';

/** A photo for a PDF; its size is that of the original, of which only the ratio matters. */
export type PaperPhoto = { id: string; jpeg: Uint8Array; width: number; height: number };

/**
 * The photos that are still there, in the given order.
 *
 * @throws Error when one cannot be read right now, so that no copy is stored without it.
 */
export async function paperPhotos(
  context: ServerContext,
  ids: readonly string[],
): Promise<PaperPhoto[]> {
  if (ids.length === 0) return [];
  const worker = startWorkerProcess(() => {});
  try {
    const photos: PaperPhoto[] = [];
    for (const id of ids) {
      const stored = await storedPhoto(context, id);
      if (!stored) {
        context.log.error({ id }, 'a photo of an accepted quote is gone');
        continue;
      }
      const result = await worker.work({ bytes: stored.bytes, for: 'paper' });
      if (!result.made) throw new Error(`a photo could not be printed: ${result.fault}`);
      photos.push({ id, jpeg: result.jpeg, width: stored.width, height: stored.height });
    }
    return photos;
  } finally {
    worker.end();
  }
}
