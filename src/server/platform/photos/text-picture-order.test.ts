// A photo as it leaves with a text: a JPEG that fits, whatever is on it.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEXT_PICTURE_BYTES } from './text-picture-order.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

let worker: WorkerProcess;
beforeAll(() => {
  worker = startWorkerProcess(() => {});
});
afterAll(() => worker.end());

it('is small enough, also of a picture of which every pixel is another', async () => {
  const [width, height] = [2048, 2048];
  const raw = { width, height, channels: 3 } as const;
  const noise = sharp(randomBytes(width * height * 3), { raw });
  const result = await worker.work({
    bytes: await noise.webp({ quality: 82 }).toBuffer(),
    for: 'text',
  });
  if (!result.made) throw new Error(result.fault);
  expect(result.jpeg.length).toBeLessThanOrEqual(TEXT_PICTURE_BYTES);
  expect(await sharp(result.jpeg).metadata()).toMatchObject({ format: 'jpeg' });
}, 30_000);

it('is not made of what cannot be read', async () => {
  const result = await worker.work({ bytes: randomBytes(2000), for: 'text' });
  expect(result).toEqual({ made: false, fault: 'damaged' });
});
