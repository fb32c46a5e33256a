// Files on disk and in a bucket behave alike; addresses of buckets are read with care.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoVisitor } from '../../../../test/photo-visitor.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { readConfig } from '../installation/config.ts';
import { ConfigError } from '../installation/process-settings.ts';
import { type FileStorage, openStorage } from './storage.ts';

let folder: string;
let server: S3rver;
let bucketUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'prairie-oak', configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  bucketUrl = `s3://S3RVER:S3RVER@prairie-oak/site/uploads?endpoint=${endpoint}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const places: [string, () => Promise<FileStorage>][] = [
  ['a folder', () => openStorage(folder, undefined)],
  ['a bucket', () => openStorage(folder, readConfig({ STORAGE_URL: bucketUrl }).storage)],
];

describe.each(places)('files in %s', (_name, open) => {
  it('come back byte by byte, are replaced and removed; a missing one is undefined', async () => {
    const storage = await open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    expect(await storage.get('photos/one.webp')).toBeUndefined();
    await storage.put('photos/one.webp', bytes, 'image/webp');
    expect(Buffer.from((await storage.get('photos/one.webp')) ?? []).equals(bytes)).toBe(true);
    await storage.put('photos/one.webp', bytes.subarray(0, 10), 'image/webp');
    expect((await storage.get('photos/one.webp'))?.length).toBe(10);
    await storage.remove('photos/one.webp');
    await storage.remove('photos/one.webp');
    expect(await storage.get('photos/one.webp')).toBeUndefined();
  });
});

describe('with STORAGE_URL', () => {
  it('a photo goes into the bucket under its prefix and comes back from there', async () => {
    const test = await createTestApp({ STORAGE_URL: bucketUrl });
    try {
      const visitor = await photoVisitor(test);
      const id = await visitor.upload(await jpegOf(300, 200));
      const stored = await readdir(join(folder, 's3/prairie-oak/site/uploads/photos'));
      expect(stored.some((name) => name.includes(`${id}-full.webp`))).toBe(true);
      expect(await readdir(test.dataDir)).not.toContain('uploads');
      const shown = await test.app.inject({
        url: `/api/photos/${id}`,
        headers: { cookie: visitor.cookie },
      });
      expect(shown.statusCode).toBe(200);
      expect(shown.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    } finally {
      await test.close();
    }
  });

  it('that no one answers, an upload is 503 with Retry-After and leaves nothing behind', async () => {
    const nobody = encodeURIComponent('http://127.0.0.1:9');
    const test = await createTestApp({ STORAGE_URL: `s3://KEY:SECRET@bucket?endpoint=${nobody}` });
    try {
      const visitor = await photoVisitor(test);
      await expect(visitor.upload(await jpegOf(300, 200))).rejects.toThrow('"status":503');
    } finally {
      await test.close();
    }
  });
});

describe('the address of a bucket', () => {
  it('may carry prefix, region, endpoint and percent-encoded keys', () => {
    const url =
      's3://KEY:se%2Fcret@my-bucket/a/b/?region=eu-west-1&endpoint=https://s3.example.com';
    expect(readConfig({ STORAGE_URL: url }).storage).toEqual({
      bucket: 'my-bucket',
      prefix: 'a/b',
      region: 'eu-west-1',
      endpoint: 'https://s3.example.com',
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'se/cret' },
    });
    expect(readConfig({ STORAGE_URL: 's3://my-bucket' }).storage).toMatchObject({
      prefix: '',
      region: 'us-east-1',
      credentials: undefined,
    });
  });

  it.each([
    'https://bucket',
    's3://',
    's3://Bucket_Name',
    's3://KEY@bucket',
    's3://KEY:%zz@bucket',
    's3://bucket?endpoint=ftp://x',
    's3://bucket?acl=public',
  ])('%s is refused without being repeated, since it may hold a key', (url) => {
    expect(() => readConfig({ STORAGE_URL: url })).toThrow(ConfigError);
    expect(() => readConfig({ STORAGE_URL: url })).toThrow(
      /STORAGE_URL is a value that does not fit/,
    );
  });
});
