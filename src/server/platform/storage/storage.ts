// Where files lie: a folder of the data directory, or a bucket of an S3 server, behind three verbs.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { writeWhole } from '../files/unfinished.ts';
import type { S3Address } from './s3-address.ts';

/** Keeps files under keys of our own making. Nothing in it is public; the code that serves a file checks who may see it. */
export type FileStorage = {
  /** Resolves once the file would outlive a power cut. */
  put: (key: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Removes a file; a missing one is no error. */
  remove: (key: string) => Promise<void>;
};

/** An S3 server may take this long before a call is given up and tried again, at most three times in all. */
const S3_CONNECT_MS = 3_000;
const S3_ANSWER_MS = 10_000;

/** Opens the storage: the bucket when one is configured, else `DATA_DIR/uploads`. Makes no call to a server yet. */
export async function openStorage(
  dataDir: string,
  s3: S3Address | undefined,
): Promise<FileStorage> {
  const folder = join(resolve(dataDir), 'uploads');
  const disk = s3 ? await openBucket(s3) : await openFolder(folder);
  const keyOf = (key: string) => (s3?.prefix ? `${s3.prefix}/${key}` : key);
  return {
    async put(key, bytes, mediaType) {
      if (s3) await disk.put(keyOf(key), bytes, { contentType: mediaType });
      else await writeWhole(join(folder, key), bytes);
    },
    remove: (key) => disk.delete(keyOf(key)),
    async get(key) {
      try {
        return await disk.getBytes(keyOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Readable for no one else on the machine. */
async function openFolder(location: string): Promise<Disk> {
  await mkdir(location, { recursive: true, mode: 0o700 });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

/** The S3 client is large and loaded only by those who use it. */
async function openBucket(s3: S3Address): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, region, endpoint, credentials } = s3;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // The bucket's own policy keeps it private; many S3 servers know no access lists, new AWS buckets neither.
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: S3_CONNECT_MS, requestTimeout: S3_ANSWER_MS },
      // Checksums in trailers are AWS's own; other S3 servers refuse or store them as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

function isMissing(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string; name?: string } };
  const name = cause?.name ?? (error as Error).name;
  return code === 'ENOENT' || cause?.code === 'ENOENT' || name === 'NoSuchKey';
}
